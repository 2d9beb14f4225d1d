import { useMemo } from 'react';
import { boolean, object, string } from 'yup';
import { titleMinimumLength } from '../../../../constants.ts';
import type { OrderPriority } from '../../../../graphql/generated/schema.ts';
import { campaignsOf } from '../../../../graphql/lookups/campaigns.ts';
import { LookupField, SelectField } from '../../../../kit/form/fields/choiceFields.tsx';
import { TextAreaField } from '../../../../kit/form/fields/TextAreaField.tsx';
import { CheckboxField, TextField } from '../../../../kit/form/fields/fields.tsx';
import { FormBody } from '../../../../kit/form/FormBody.tsx';
import { textOrNull, optionalText } from '../../../../kit/form/values/schemas.ts';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import { defineMutation } from '../../../../kit/mutation/defineMutation.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { successMessages } from '../../../../messages/successes.ts';
import { validationMessages } from '../../../../messages/validation.ts';
import { orderPriorities } from '../../labels.ts';
import { orderMessages } from '../../messages.ts';
import { EditedOverviewDocument, EditOrderDocument } from './EditOverview.generated.ts';
import type { OrderOverviewFragment } from './OrderOverview.generated.ts';
import { useEdited } from '../../../../kit/conflict/useEdited.ts';

const editOrder = defineMutation(EditOrderDocument, { success: successMessages.saved });

const schema = object({
  title: optionalText().min(titleMinimumLength, orderMessages.titleTooShort),
  description: textOrNull(),
  dashboardId: textOrNull(),
  priority: string<OrderPriority>().required(validationMessages.valueRequired),
  campaignId: string().required(validationMessages.valueRequired),
  identityCheckRequired: boolean().defined(),
});

const valuesOf = (order: OrderOverviewFragment) => ({
  title: order.title,
  description: order.description,
  dashboardId: order.dashboardId,
  priority: order.priority,
  campaignId: order.campaign?.id ?? null,
  identityCheckRequired: order.identityCheckRequired ?? false,
});

/** Edits the fields that can be changed in any status of the order. */
export function EditOverview({ order, onDone }: { order: OrderOverviewFragment; onDone: () => void }) {
  const edit = useAct(editOrder);
  const customerId = order.customer?.id ?? '';
  const campaigns = useMemo(() => campaignsOf(customerId), [customerId]);
  const form = useConsoleForm({
    schema,
    defaultValues: valuesOf(order),
    edits: useEdited(order, {
      query: EditedOverviewDocument,
      variables: { id: order.id },
      of: (data) => data.order,
      values: valuesOf,
    }),
    focus: 'title',
    onSubmit: (_values, changed, _before, seen) => edit({ input: { id: order.id, ...changed, ...seen } }),
    onSaved: onDone,
  });
  return (
    <FormBody form={form} act="Save" onCancel={onDone} disabled={!form.formState.isDirty}>
      <TextField control={form.control} name="title" label="Name" autoComplete="off" />
      <TextAreaField control={form.control} name="description" label="Description" />
      <SelectField control={form.control} name="priority" label="Priority" options={orderPriorities} />
      <LookupField
        control={form.control}
        name="campaignId"
        label="Campaign"
        placeholder="Choose one of the customer's campaigns"
        lookup={campaigns}
      />
      <TextField control={form.control} name="dashboardId" label="Dashboard id" autoComplete="off" />
      <CheckboxField
        control={form.control}
        name="identityCheckRequired"
        label="ID check required"
        description="Only Shepherds whose identity was checked can take its jobs."
      />
    </FormBody>
  );
}
