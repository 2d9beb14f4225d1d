import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { object, string } from 'yup';
import type { Currency, StaffPaymentType } from '../../../graphql/generated/schema.ts';
import { amountSchema } from '../../../kit/form/values/amountSchema.ts';
import { SelectField } from '../../../kit/form/fields/choiceFields.tsx';
import { TextAreaField } from '../../../kit/form/fields/TextAreaField.tsx';
import { TextField } from '../../../kit/form/fields/fields.tsx';
import { FormBody } from '../../../kit/form/FormBody.tsx';
import { MoneyField } from '../../../kit/form/fields/MoneyField.tsx';
import { textOrNull } from '../../../kit/form/values/schemas.ts';
import { useConsoleForm } from '../../../kit/form/useConsoleForm.ts';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { sumsOf } from '../../../kit/value/money.ts';
import { validationMessages } from '../../../messages/validation.ts';
import { paymentTypeLabels } from '../../transactions/public.tsx';
import { walletMessages } from './messages.ts';
import { signedAmount } from './signedAmount.ts';
import { tellPaymentFailure } from './tellPaymentFailure.ts';
import type { WalletBalanceFragment } from './Wallet.generated.ts';
import { createPayment } from './walletMutations.ts';

/** Other types are created only by the system. */
const staffTypes: readonly StaffPaymentType[] = ['BONUS', 'CREDIT', 'DEDUCTION', 'REIMBURSEMENT'];
const typeOptions = staffTypes.map((value) => ({ value, label: paymentTypeLabels[value] }));

const schemaFor = (currency: Currency) =>
  object({
    type: string<StaffPaymentType>().nullable().defined().required(walletMessages.typeRequired),
    amount: amountSchema(currency, { positive: true }).required(validationMessages.valueRequired),
    jobId: textOrNull(),
    comment: textOrNull(),
  });

interface TransactionFormProps {
  readonly agentId: string;
  readonly balance: WalletBalanceFragment;
  readonly onDone: () => void;
}

export function TransactionForm({ agentId, balance: { balance }, onDone }: TransactionFormProps) {
  const create = useAct(createPayment);
  const currency = balance?.currency ?? 'GBP';
  const [schema] = useState(() => schemaFor(currency));
  const form = useConsoleForm({
    schema,
    defaultValues: { type: null, amount: null, jobId: null, comment: null },
    focus: 'type',
    onSubmit: async ({ type, amount, jobId, comment }) => {
      try {
        await create(
          { input: { agentId, type, amount: signedAmount(type, amount), jobId, comment } },
          { quiet: true },
        );
      } catch (error) {
        tellPaymentFailure(error);
        throw error;
      }
    },
    onSaved: onDone,
  });
  const { control } = form;
  const [type, amount] = useWatch({ control, name: ['type', 'amount'] });
  const after =
    balance && type && amount !== null
      ? walletMessages.balanceAfter(sumsOf([balance, { amount: signedAmount(type, amount), currency }]))
      : undefined;
  return (
    <FormBody form={form} act="Add transaction" onCancel={onDone}>
      <SelectField control={control} name="type" label="Type" options={typeOptions} />
      <MoneyField
        control={control}
        name="amount"
        label="Amount"
        kind="transaction"
        currency={currency}
        description={after ?? (type === 'DEDUCTION' ? walletMessages.deducted : undefined)}
      />
      <TextField control={control} name="jobId" label="Job" />
      <TextAreaField control={control} name="comment" label="Comment" />
    </FormBody>
  );
}
