import { object } from 'yup';
import { TextAreaField } from '../../../../kit/form/fields/TextAreaField.tsx';
import { FormBody } from '../../../../kit/form/FormBody.tsx';
import { textOrNull } from '../../../../kit/form/values/schemas.ts';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import type { EditedJob } from './EditedJob.ts';
import { updateJob } from './editMutations.ts';
import { useEditedJob } from './useEditedJob.ts';

const schema = object({ qaNotes: textOrNull() });

const valuesOf = ({ qaNotes }: EditedJob['job']) => ({ qaNotes });

/** The notes of staff about the whole job. */
export function EditQaNotes({ job, onDone }: EditedJob) {
  const edit = useAct(updateJob);
  const form = useConsoleForm({
    schema,
    defaultValues: valuesOf(job),
    edits: useEditedJob(job, valuesOf),
    focus: 'qaNotes',
    onSubmit: (_values, changed, _before, seen) => edit({ input: { id: job.id, ...changed, ...seen } }),
    onSaved: onDone,
  });
  return (
    <FormBody form={form} act="Save" onCancel={onDone} disabled={!form.formState.isDirty}>
      <TextAreaField control={form.control} name="qaNotes" label="QA notes" />
    </FormBody>
  );
}
