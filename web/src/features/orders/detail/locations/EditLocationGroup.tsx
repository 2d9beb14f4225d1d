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
import { useEdited } from '../../../../kit/conflict/useEdited.ts';
import { OrderLocationGroupsDocument } from './LocationGroups.generated.ts';

const editGroup = defineMutation(EditLocationGroupDocument, { success: successMessages.saved });

const schema = object({
  name: requiredText(),
  jobTimeLimit: wholeNumberSchema(1),
  hideFromMarket: boolean().defined(),
});

interface EditLocationGroupProps {
  readonly orderId: string;
  /** A job names its group without a version. */
  readonly group: EditedGroup;
  readonly onDone: () => void;
}

type EditedGroup = Omit<LocationGroup, 'version'> & { readonly version?: string | null };

const valuesOf = (group: EditedGroup) => ({
  name: group.name,
  jobTimeLimit: group.jobTimeLimit,
  hideFromMarket: group.hideFromMarket ?? false,
});

export function EditLocationGroup({ orderId, group, onDone }: EditLocationGroupProps) {
  const edit = useAct(editGroup);
  const form = useConsoleForm({
    schema,
    defaultValues: valuesOf(group),
    edits: useEdited(group, {
      query: OrderLocationGroupsDocument,
      variables: { id: orderId },
      of: (data) => data.order?.locationGroups?.find(({ id }) => id === group.id),
      values: valuesOf,
    }),
    focus: 'name',
    onSubmit: (_values, changed, _before, seen) =>
      edit({ input: { orderId, id: group.id, ...changed, ...seen } }),
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
