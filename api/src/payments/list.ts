import { expressionBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { listQuery } from '../http/lists.ts';
import type { List } from '../http/lists.ts';
import { Day, Id, many, optional } from '../http/schemas.ts';
import { PaymentStatus, PaymentType, PayoutMode, WithdrawalStatus } from './schemas.ts';

const dated = { created_at_from: optional(Day), created_at_to: optional(Day) };
const columns = ['id', 'reference', 'agent', 'amount', 'country_code', 'status', 'created_at'] as const;

export const PaymentsQuery = listQuery([...columns, 'type'], {
  id: many(Id),
  type: many(PaymentType),
  status: many(PaymentStatus),
  agent_id: many(Id),
  country_code: many(Type.String()),
  ...dated,
});
export type PaymentsQuery = Static<typeof PaymentsQuery>;

export const WithdrawalsQuery = listQuery([...columns, 'automatic'], {
  id: many(Id),
  status: many(WithdrawalStatus),
  automatic: many(PayoutMode),
  agent_id: many(Id),
  country_code: many(Type.String()),
  ...dated,
});
export type WithdrawalsQuery = Static<typeof WithdrawalsQuery>;

type Money = 'payments' | 'withdrawals';
const rows = expressionBuilder<Database, Money | 'agents'>();

const agentName = sql<boolean>`agents.first_name || ' ' || agents.last_name`;
const from = (table: Money, day: string) =>
  sql<boolean>`${sql.ref(table)}.created_at >= ${`${day}T00:00:00Z`}::timestamptz`;
const to = (table: Money, day: string) =>
  sql<boolean>`${sql.ref(table)}.created_at < ${`${day}T00:00:00Z`}::timestamptz + interval '1 day'`;

const sortsOf = (table: Money) => {
  const column = (name: string) => sql`${sql.ref(`${table}.${name}`)}`;
  return {
    id: column('id'),
    // References are numbered in the order of the ids.
    reference: column('id'),
    agent: sql`lower(${agentName}) collate "C"`,
    amount: column('amount'),
    country_code: column('country_code'),
    status: column('status'),
    created_at: column('created_at'),
  };
};

export const paymentList: List<PaymentsQuery> = {
  rows: sql`payments join agents on agents.id = payments.agent_id`,
  id: sql`payments.id`,
  search: (pattern) =>
    rows.or([
      rows('payments.reference', 'ilike', pattern),
      rows('payments.comment', 'ilike', pattern),
      rows('payments.job_id', 'ilike', pattern),
      sql<boolean>`${agentName} ilike ${pattern}`,
    ]),
  filters: {
    id: (ids) => rows('payments.id', 'in', ids),
    type: (types) => rows('payments.type', 'in', types),
    status: (statuses) => rows('payments.status', 'in', statuses),
    agent_id: (ids) => rows('payments.agent_id', 'in', ids),
    country_code: (codes) => rows('payments.country_code', 'in', codes),
    created_at_from: (day) => from('payments', day),
    created_at_to: (day) => to('payments', day),
  },
  sort: { ...sortsOf('payments'), type: sql`payments.type` },
  defaultSort: '-created_at',
};

export const withdrawalList: List<WithdrawalsQuery> = {
  rows: sql`withdrawals join agents on agents.id = withdrawals.agent_id`,
  id: sql`withdrawals.id`,
  search: (pattern) =>
    rows.or([rows('withdrawals.reference', 'ilike', pattern), sql<boolean>`${agentName} ilike ${pattern}`]),
  filters: {
    id: (ids) => rows('withdrawals.id', 'in', ids),
    status: (statuses) => rows('withdrawals.status', 'in', statuses),
    automatic: (modes) => rows('withdrawals.automatic', 'in', modes),
    agent_id: (ids) => rows('withdrawals.agent_id', 'in', ids),
    country_code: (codes) => rows('withdrawals.country_code', 'in', codes),
    created_at_from: (day) => from('withdrawals', day),
    created_at_to: (day) => to('withdrawals', day),
  },
  sort: { ...sortsOf('withdrawals'), automatic: sql`withdrawals.automatic` },
  defaultSort: '-created_at',
};
