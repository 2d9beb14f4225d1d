import { Type } from 'typebox';
import { findAgentWithPayments } from '../agents/queries.ts';
import { allOf } from '../authentication/permissions.ts';
import { localTime } from '../csv/csv.ts';
import { action } from '../http/action.ts';
import { call } from '../http/call.ts';
import { defineExport } from '../http/lists/exports.ts';
import { readPage } from '../http/lists/lists.ts';
import { IdParams } from '../http/schemas/schemas.ts';
import { readAgentBalance } from './balance.ts';
import { paymentList, PaymentsQuery, withdrawalList, WithdrawalsQuery } from './list.ts';
import { payByHand } from './manual-payments.ts';
import { readPayments, readWithdrawals } from './queries.ts';
import {
  Balance,
  NewPayment,
  Payment,
  PaymentMethods,
  PaymentPage,
  Withdrawal,
  WithdrawalPage,
  WithdrawalReview,
} from './schemas.ts';
import { moveWithdrawal } from './withdrawals.ts';

export const paymentExport = defineExport({
  name: 'payments',
  path: 'agents/payments/export',
  operationId: 'exportPayments',
  tag: 'payments',
  permission: allOf('payments.view'),
  query: PaymentsQuery,
  list: paymentList,
  readRows: readPayments,
  columns: [
    ['Reference', (payment) => payment.reference],
    ['Shepherd', (payment) => `${payment.agent.first_name} ${payment.agent.last_name}`],
    ['Shepherd id', (payment) => payment.agent_id],
    ['Type', (payment) => payment.type],
    ['Job', (payment) => payment.assignment && payment.assignment.job_id],
    ['Amount', (payment) => payment.amount.amount],
    ['Currency', (payment) => payment.amount.currency],
    ['Country', (payment) => payment.country_code],
    ['Comment', (payment) => payment.comment],
    [
      'By',
      (payment) => payment.admin_user && `${payment.admin_user.first_name} ${payment.admin_user.last_name}`,
    ],
    ['Method', (payment) => payment.method],
    ['Status', (payment) => payment.status],
    ['Created', (payment, timezone) => localTime(payment.created_at, timezone)],
  ],
});

export const withdrawalExport = defineExport({
  name: 'withdrawals',
  path: 'agents/withdrawals/export',
  operationId: 'exportWithdrawals',
  tag: 'withdrawals',
  permission: allOf('payments.view'),
  query: WithdrawalsQuery,
  list: withdrawalList,
  readRows: readWithdrawals,
  columns: [
    ['Reference', (withdrawal) => withdrawal.reference],
    ['Shepherd', (withdrawal) => `${withdrawal.agent.first_name} ${withdrawal.agent.last_name}`],
    ['Shepherd id', (withdrawal) => withdrawal.agent_id],
    ['Payout', (withdrawal) => withdrawal.automatic],
    ['Payment method', (withdrawal) => withdrawal.payment_method.type],
    ['Amount', (withdrawal) => withdrawal.amount.amount],
    ['Currency', (withdrawal) => withdrawal.amount.currency],
    ['Country', (withdrawal) => withdrawal.country_code],
    ['Status', (withdrawal) => withdrawal.status],
    ['Review', (withdrawal) => withdrawal.review_comment],
    ['Reviewed by', ({ reviewed_by: by }) => (by ? `${by.first_name} ${by.last_name}` : null)],
    ['Reviewed', ({ reviewed_at: at }, timezone) => (at ? localTime(at, timezone) : null)],
    ['Created', (withdrawal, timezone) => localTime(withdrawal.created_at, timezone)],
  ],
});

const getAgentBalance = call({
  method: 'GET',
  path: 'agents/{id}/balance',
  operationId: 'getAgentBalance',
  tag: 'payments',
  summary: 'The balance and earnings of an agent',
  description: 'agent.restricted when the payments of the agent are hidden.',
  permission: allOf('payments.view'),
  params: IdParams,
  answer: Balance,
  cache: 'revalidate',
  handler: async ({ database, params, session, clock }) => {
    const agent = await findAgentWithPayments(database, params.id, session);
    return readAgentBalance(database, agent, clock());
  },
});

export const walletRoutes = [
  call({
    method: 'GET',
    path: 'agents/{id}/payment-methods',
    operationId: 'listPaymentMethods',
    tag: 'payments',
    summary: 'The payment methods of an agent',
    description: 'agent.restricted when the payments of the agent are hidden.',
    permission: allOf('payments.view'),
    params: IdParams,
    answer: PaymentMethods,
    handler: async ({ database, params, session }) => {
      await findAgentWithPayments(database, params.id, session);
      const data = await database
        .selectFrom('agent_payment_methods')
        .where('agent_id', '=', params.id)
        .where('removed_at', 'is', null)
        .select(['id', 'type', 'label', 'is_default as default', 'removed_at'])
        .orderBy('is_default', 'desc')
        .orderBy('id')
        .execute();
      return { data };
    },
  }),
  getAgentBalance,
  call({
    method: 'PATCH',
    path: 'agents/{id}/balance',
    operationId: 'updateAgentBalance',
    edits: getAgentBalance,
    tag: 'payments',
    summary: 'Allow or forbid an agent to withdraw money',
    permission: allOf('payments.manage'),
    params: IdParams,
    body: Type.Object({ can_withdraw: Type.Boolean() }),
    answer: Balance,
    handler: async ({ database, params, body, session, clock }) => {
      const agent = await findAgentWithPayments(database, params.id, session);
      await database.updateTable('agents').set(body).where('id', '=', params.id).execute();
      return readAgentBalance(database, { ...agent, ...body }, clock());
    },
  }),
  action({
    path: 'agents/{id}/payments',
    operationId: 'createPayment',
    tag: 'payments',
    summary: 'Add a payment or a deduction for an agent',
    description: 'payment.reimbursement_limit above £50 or its equivalent in the currency of the agent.',
    permission: allOf('payments.manage'),
    params: IdParams,
    body: NewPayment,
    answer: Payment,
    status: 201,
    subject: ({ id }) => id,
    does: async (transaction, id, body, { session, now, settings }) => {
      const agent = await findAgentWithPayments(transaction, id, session);
      const limits = settings.reimbursementLimits;
      return payByHand(transaction, agent, body, { adminUserId: session.userId, limits, now });
    },
    shows: async ({ database }, _agentId, id) => readOne(await readPayments(database, [id])),
  }),
];

export const transactionRoutes = [
  call({
    method: 'GET',
    path: 'agents/payments',
    operationId: 'listPayments',
    tag: 'payments',
    summary: 'Payments to agents',
    permission: allOf('payments.view'),
    query: PaymentsQuery,
    answer: PaymentPage,
    handler: async ({ database, query, timezone }) => {
      const page = await readPage(database, paymentList, { ...query, timezone }, readPayments);
      return { ...page, total_payments: page.total };
    },
  }),
  paymentExport.call,
  call({
    method: 'GET',
    path: 'agents/withdrawals',
    operationId: 'listWithdrawals',
    tag: 'withdrawals',
    summary: 'Withdrawals of agents',
    permission: allOf('payments.view'),
    query: WithdrawalsQuery,
    answer: WithdrawalPage,
    handler: async ({ database, query, timezone }) => {
      const page = await readPage(database, withdrawalList, { ...query, timezone }, readWithdrawals);
      return { ...page, total_withdrawals: page.total };
    },
  }),
  withdrawalExport.call,
  action({
    path: 'agents/withdrawals/{id}/review',
    operationId: 'reviewWithdrawal',
    tag: 'withdrawals',
    summary: 'Approve or reject a pending withdrawal',
    description:
      'A rejected withdrawal returns to the balance. Approving one with a removed payment method (also that of a removed person) answers withdrawal.no_payment_method.',
    permission: allOf('payments.manage'),
    params: IdParams,
    body: WithdrawalReview,
    answer: Withdrawal,
    subject: ({ id }) => id,
    does: (transaction, id, { decision, comment }, { session, now }) =>
      moveWithdrawal(transaction, id, decision, now, { userId: session.userId, comment: comment.trim() }),
    shows: async ({ database }, id) => readOne(await readWithdrawals(database, [id])),
  }),
];

function readOne<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('What was just written is there');
  return row;
}
