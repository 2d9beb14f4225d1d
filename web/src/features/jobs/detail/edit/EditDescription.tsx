import { object } from 'yup';
import { TextAreaField } from '../../../../kit/form/fields/TextAreaField.tsx';
import { TextField } from '../../../../kit/form/fields/fields.tsx';
import { FormBody } from '../../../../kit/form/FormBody.tsx';
import { requiredReference, textOrNull } from '../../../../kit/form/values/schemas.ts';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import type { EditedJob } from './EditedJob.ts';
import { updateJob } from './editMutations.ts';
import { useEditedJob } from './useEditedJob.ts';

const schema = object({
  description: textOrNull(),
  specialInstructions: textOrNull(),
  reference: requiredReference(),
});

const valuesOf = ({ description, specialInstructions, reference }: EditedJob['job']) => ({
  description,
  specialInstructions,
  reference,
});

/** The description of the work, also of a finished job. */
export function EditDescription({ job, onDone }: EditedJob) {
  const edit = useAct(updateJob);
  const form = useConsoleForm({
    schema,
    defaultValues: valuesOf(job),
    edits: useEditedJob(job, valuesOf),
    focus: 'description',
    onSubmit: (_values, changed, _before, seen) => edit({ input: { id: job.id, ...changed, ...seen } }),
    onSaved: onDone,
  });
  const { control } = form;
  return (
    <FormBody form={form} act="Save" onCancel={onDone} disabled={!form.formState.isDirty}>
      <TextAreaField control={control} name="description" label="Description" />
      <TextAreaField control={control} name="specialInstructions" label="Instructions" />
      <TextField control={control} name="reference" label="Reference" autoComplete="off" />
    </FormBody>
  );
}
