import { Type } from 'typebox';
import type { Static } from 'typebox';
import { AgentReference, StaffReference } from '../agents/schemas.ts';
import { paymentMethodTypes } from '../agents/statuses.ts';
import {
  choice,
  component,
  Count,
  Day,
  FilledText,
  Id,
  Instant,
  JobId,
  Money,
  nullable,
  optional,
  page,
  rows,
} from '../http/schemas/schemas.ts';
import { assignmentStatuses } from '../jobs/statuses.ts';
import {
  manualPaymentTypes,
  paymentMethods,
  paymentStatuses,
  paymentTypes,
  payoutModes,
} from './statuses.ts';
import { withdrawalStatuses } from './withdrawal-transitions.ts';

export const PaymentType = choice('PaymentType', paymentTypes);
export const PaymentStatus = choice('PaymentStatus', paymentStatuses);
export const PayoutMode = choice('PayoutMode', payoutModes);
export const WithdrawalStatus = choice('WithdrawalStatus', withdrawalStatuses);

export const Payment = component(
  'Payment',
  Type.Object({
    id: Id,
    reference: Type.String(),
    agent_id: Id,
    agent: AgentReference,
    type: PaymentType,
    assignment_id: nullable(Id),
    assignment: nullable(
      component(
        'PaidAssignment',
        Type.Object({
          id: Id,
          job_id: JobId,
          status: choice('PaidAssignmentStatus', assignmentStatuses),
        }),
      ),
    ),
    amount: Money,
    country_code: Type.String(),
    created_at: Instant,
    comment: nullable(Type.String()),
    admin_user: nullable(StaffReference),
    method: choice('PaymentChannel', paymentMethods),
    status: PaymentStatus,
  }),
);
export type Payment = Static<typeof Payment>;

export const PaymentPage = component(
  'PaymentPage',
  Type.Object({ ...page('PaymentRows', Payment).properties, total_payments: Count }),
);

export const NewPayment = Type.Object({
  type: choice('StaffPaymentType', manualPaymentTypes),
  amount: Type.Number({
    description: 'Major units of the currency of the agent; below zero for a deduction',
  }),
  comment: optional(nullable(Type.String())),
  job_id: optional(nullable(JobId)),
});
export type NewPayment = Static<typeof NewPayment>;

export const PaymentMethod = component(
  'PaymentMethod',
  Type.Object({
    id: Id,
    type: choice('PaymentMethodType', paymentMethodTypes),
    label: Type.String({ description: 'A recognizable label, with most of the digits hidden' }),
    default: Type.Boolean(),
    removed_at: nullable(Instant),
  }),
);
export const PaymentMethods = rows('PaymentMethods', PaymentMethod);

export const Withdrawal = component(
  'Withdrawal',
  Type.Object({
    id: Id,
    reference: Type.String(),
    agent_id: Id,
    agent: AgentReference,
    automatic: PayoutMode,
    payment_method: PaymentMethod,
    amount: Money,
    country_code: Type.String(),
    created_at: Instant,
    status: WithdrawalStatus,
    review_comment: nullable(Type.String()),
    reviewed_by: nullable(StaffReference),
    reviewed_at: nullable(Instant),
  }),
);
export type Withdrawal = Static<typeof Withdrawal>;

export const WithdrawalPage = component(
  'WithdrawalPage',
  Type.Object({ ...page('WithdrawalRows', Withdrawal).properties, total_withdrawals: Count }),
);

export const WithdrawalReview = Type.Object({
  decision: choice('WithdrawalDecision', ['approve', 'reject']),
  comment: FilledText,
});

export const Balance = component(
  'AgentBalance',
  Type.Object({
    can_withdraw: Type.Boolean(),
    balance: Money,
    other_balances: Type.Array(Money, { description: 'Money in other currencies than the usual one' }),
    earnings: Type.Object({
      monthly: Type.Array(
        component(
          'MonthlyEarning',
          Type.Object({ month: Day, amount: Money }, { description: 'The month is given by its first day' }),
        ),
      ),
    }),
  }),
);
export type Balance = Static<typeof Balance>;
