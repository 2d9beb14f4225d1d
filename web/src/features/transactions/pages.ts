import { definePage } from '../../kit/page/definition.ts';

export const transactionsPage = definePage({
  path: '/transactions',
  title: 'Transactions',
  description: 'What Shepherds are paid and what they withdraw',
  permission: 'PAYMENTS_VIEW',
});
