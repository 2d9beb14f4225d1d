export { ReviewWithdrawal } from './ReviewWithdrawal.tsx';
export { paymentMethodLabel, paymentTypeLabels } from './labels.ts';
export { reviewColumn } from './ReviewButton.tsx';
export { paidColumns, withdrawnColumns } from './transactionColumns.tsx';
