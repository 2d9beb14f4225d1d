import type { FieldValues } from 'react-hook-form';
import type { EditedRecord } from '../../../../kit/conflict/edited.ts';
import type { FormStart } from '../../../../kit/form/values/formValues.ts';
import type { JobAnswer } from '../jobTasks.ts';
import type { AnswerEdit } from './EditedAnswer.tsx';

/** A part of an answer, which is read again before it is saved: what is shown may be older than its version. */
export const editedPart = <Values extends FieldValues>(
  reread: AnswerEdit['reread'],
  values: (answer: JobAnswer | undefined) => FormStart<Values>,
): EditedRecord<Values> => ({
  version: undefined,
  read: async () => {
    const { answer, version } = await reread();
    return { values: values(answer), version };
  },
});
