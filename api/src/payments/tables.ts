import type { ComputedColumn, DefaultColumn, IdentityColumn, InstantColumn } from '../database/columns.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';
import type { paymentMethods, paymentStatuses, PaymentType, PayoutMode } from './statuses.ts';
import type { WithdrawalStatus } from './withdrawal-transitions.ts';

export type PaymentTables = {
  payments: {
    id: IdentityColumn;
    reference: ComputedColumn<string>;
    /** Deduplication key: unique per payment. Null where several payments are allowed. */
    once_key: DefaultColumn<string | null>;
    agent_id: string;
    type: PaymentType;
    assignment_id: DefaultColumn<string | null>;
    job_id: DefaultColumn<string | null>;
    /** Minor units; below zero for a deduction. */
    amount: number;
    currency: Currency;
    country_code: string;
    comment: DefaultColumn<string | null>;
    admin_user_id: DefaultColumn<string | null>;
    method: (typeof paymentMethods)[number];
    status: (typeof paymentStatuses)[number];
    created_at: InstantColumn;
  };
  withdrawals: {
    id: IdentityColumn;
    reference: ComputedColumn<string>;
    agent_id: string;
    automatic: PayoutMode;
    payment_method_id: string;
    /** Minor units, always above zero. */
    amount: number;
    currency: Currency;
    country_code: string;
    status: WithdrawalStatus;
    review_comment: DefaultColumn<string | null>;
    reviewed_by: DefaultColumn<string | null>;
    reviewed_at: DefaultColumn<InstantColumn | null>;
    created_at: InstantColumn;
  };
  /** Append-only; an agent's balance is the sum of the amounts. */
  ledger_entries: {
    id: IdentityColumn;
    agent_id: string;
    kind: 'payment' | 'withdrawal' | 'withdrawal_return';
    payment_id: DefaultColumn<string | null>;
    withdrawal_id: DefaultColumn<string | null>;
    amount: number;
    currency: Currency;
    created_at: InstantColumn;
  };
};
