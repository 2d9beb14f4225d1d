import type { FieldValues } from 'react-hook-form';
import type { EditedRecord } from '../../../../kit/conflict/edited.ts';
import { useEdited } from '../../../../kit/conflict/useEdited.ts';
import type { FormStart } from '../../../../kit/form/values/formValues.ts';
import type { JobFactsFragment } from '../JobDetail.generated.ts';
import { EditedJobDocument } from './EditJob.generated.ts';

/** The job as a form edits it. */
export const useEditedJob = <Values extends FieldValues>(
  job: JobFactsFragment,
  values: (job: JobFactsFragment) => FormStart<Values>,
): EditedRecord<Values> =>
  useEdited(job, { query: EditedJobDocument, variables: { id: job.id }, of: (data) => data.job, values });
