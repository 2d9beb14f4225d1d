import type { PaymentChannel, PaymentType, PayoutMode } from '../../graphql/generated/schema.ts';
import type { Option } from '../../kit/choice/options.ts';
import { errorMessages } from '../../messages/errors.ts';
import { inWords } from '../../kit/value/words.ts';

export const paymentTypeLabels: Readonly<Record<PaymentType, string>> = {
  JOB: 'Job',
  REFERRAL: 'Referral',
  BONUS: 'Bonus',
  CREDIT: 'Credit',
  TRANSACTION_FEE: 'Transaction fee',
  DEDUCTION: 'Deduction',
  REIMBURSEMENT: 'Reimbursement',
};

export const channelLabels: Readonly<Record<PaymentChannel, string>> = {
  BALANCE: 'Balance',
  BANK_TRANSFER: 'Bank transfer',
  PAYPAL: 'PayPal',
};

export const payoutLabels: Readonly<Record<PayoutMode, string>> = { AUTO: 'Auto', MANUAL: 'Manual' };

/** Payment method types are an open list: unknown ones are shown by their own name. */
export const paymentMethodLabel = (type: string | null): string => {
  if (type === null) return errorMessages.unreadable.cell;
  const labels: Readonly<Record<string, string>> = channelLabels;
  return labels[type.toUpperCase()] ?? inWords(type);
};

export const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>): Option<Value>[] =>
  // Safe: the keys of a record of labels are its values.
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
