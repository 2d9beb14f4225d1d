import { boolean, object } from 'yup';
import { CheckboxField, TextField } from '../../../../kit/form/fields/fields.tsx';
import { FormBody } from '../../../../kit/form/FormBody.tsx';
import { NumberField } from '../../../../kit/form/fields/numberFields.tsx';
import { requiredText, wholeNumberSchema } from '../../../../kit/form/values/schemas.ts';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import { defineMutation } from '../../../../kit/mutation/defineMutation.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { successMessages } from '../../../../messages/successes.ts';
import type { LocationGroup } from './locationGroup.ts';
import { EditLocationGroupDocument } from './LocationGroupMutations.generated.ts';

const editGroup = defineMutation(EditLocationGroupDocument, { success: successMessages.saved });

const schema = object({
  name: requiredText(),
  jobTimeLimit: wholeNumberSchema(1),
  hideFromMarket: boolean().defined(),
});

interface EditLocationGroupProps {
  readonly orderId: string;
  readonly group: LocationGroup;
  readonly onDone: () => void;
}

export function EditLocationGroup({ orderId, group, onDone }: EditLocationGroupProps) {
  const edit = useAct(editGroup);
  const form = useConsoleForm({
    schema,
    defaultValues: {
      name: group.name,
      jobTimeLimit: group.jobTimeLimit,
      hideFromMarket: group.hideFromMarket ?? false,
    },
    focus: 'name',
    onSubmit: (_values, changed) => edit({ input: { orderId, id: group.id, ...changed } }),
    onSaved: onDone,
  });
  return (
    <FormBody form={form} act="Save" onCancel={onDone} disabled={!form.formState.isDirty}>
      <TextField control={form.control} name="name" label="Name" autoComplete="off" />
      <NumberField
        control={form.control}
        name="jobTimeLimit"
        label="Job time limit"
        description="Without one a Shepherd has as long as the job's dates allow."
        unit="minutes"
      />
      <CheckboxField control={form.control} name="hideFromMarket" label="Hidden on market" />
    </FormBody>
  );
}
