import { useState } from 'react';
import { object } from 'yup';
import type { Currency } from '../../../../graphql/generated/schema.ts';
import { amountSchema } from '../../../../kit/form/values/amountSchema.ts';
import { FieldRow, FormBody } from '../../../../kit/form/FormBody.tsx';
import { MoneyField } from '../../../../kit/form/fields/MoneyField.tsx';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { validationMessages } from '../../../../messages/validation.ts';
import { jobMessages } from '../../messages.ts';
import type { EditedJob } from './EditedJob.ts';
import { updateJobRates } from './editMutations.ts';
import { useEditedJob } from './useEditedJob.ts';

const rate = (currency: Currency) => amountSchema(currency).required(validationMessages.valueRequired);

const valuesOf = ({ fee, customerPrice }: EditedJob['job']) => ({
  agentFee: fee?.amount ?? null,
  customerPrice: customerPrice?.amount ?? null,
});

/** The Shepherd's fee and the customer's price. */
export function EditRates({ job, onDone }: EditedJob) {
  const edit = useAct(updateJobRates);
  const currency = job.fee?.currency ?? job.customerPrice?.currency ?? 'GBP';
  const [schema] = useState(() => object({ agentFee: rate(currency), customerPrice: rate(currency) }));
  const form = useConsoleForm({
    schema,
    defaultValues: valuesOf(job),
    edits: useEditedJob(job, valuesOf),
    focus: 'agentFee',
    onSubmit: (_values, changed, _before, seen) => edit({ input: { id: job.id, ...changed, ...seen } }),
    onSaved: onDone,
  });
  return (
    <FormBody form={form} act="Save" onCancel={onDone} disabled={!form.formState.isDirty}>
      <FieldRow>
        <MoneyField
          control={form.control}
          name="agentFee"
          label="Shepherd is paid"
          kind="fee"
          currency={currency}
          description={jobMessages.agreedFeeFollows}
        />
        <MoneyField
          control={form.control}
          name="customerPrice"
          label="Customer price"
          kind="price"
          currency={currency}
        />
      </FieldRow>
    </FormBody>
  );
}
