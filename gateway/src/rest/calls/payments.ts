import { declareCall, declareExport } from '../declaration.ts';

export const listPayments = declareCall('get', '/agents/payments');
export const exportPayments = declareExport('/agents/payments/export');
export const createPayment = declareCall('post', '/agents/{id}/payments');

export const listWithdrawals = declareCall('get', '/agents/withdrawals');
export const exportWithdrawals = declareExport('/agents/withdrawals/export');
export const reviewWithdrawal = declareCall('post', '/agents/withdrawals/{id}/review');

export const listPaymentMethods = declareCall('get', '/agents/{id}/payment-methods');
export const getBalance = declareCall('get', '/agents/{id}/balance');
export const updateBalance = declareCall('patch', '/agents/{id}/balance', { idempotent: true });
