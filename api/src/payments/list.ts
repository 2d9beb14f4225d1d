import { expressionBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { dayIn, holds, listQuery, readingOrder } from '../http/lists/lists.ts';
import type { List, WithTimezone } from '../http/lists/lists.ts';
import { Day, Id, many, optional } from '../http/schemas/schemas.ts';
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
export type PaymentsQuery = Static<typeof PaymentsQuery> & WithTimezone;

export const WithdrawalsQuery = listQuery([...columns, 'automatic'], {
  id: many(Id),
  status: many(WithdrawalStatus),
  automatic: many(PayoutMode),
  agent_id: many(Id),
  country_code: many(Type.String()),
  ...dated,
});
export type WithdrawalsQuery = Static<typeof WithdrawalsQuery> & WithTimezone;

type Money = 'payments' | 'withdrawals';
const rows = expressionBuilder<Database, Money | 'agents'>();

const agentName = sql<boolean>`agents.first_name || ' ' || agents.last_name`;
const from = (table: Money) => (day: string, query: WithTimezone) =>
  sql<boolean>`${sql.ref(table)}.created_at >= ${dayIn(day, query).start}`;
const to = (table: Money) => (day: string, query: WithTimezone) =>
  sql<boolean>`${sql.ref(table)}.created_at < ${dayIn(day, query).end}`;

const sortsOf = (table: Money) => {
  const column = (name: string) => sql`${sql.ref(`${table}.${name}`)}`;
  return {
    id: column('id'),
    // References are numbered in id order.
    reference: column('id'),
    agent: readingOrder(agentName),
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
      holds(sql.ref('payments.reference'), pattern),
      holds(sql.ref('payments.comment'), pattern),
      holds(sql.ref('payments.job_id'), pattern),
      holds(agentName, pattern),
    ]),
  filters: {
    id: (ids) => rows('payments.id', 'in', ids),
    type: (types) => rows('payments.type', 'in', types),
    status: (statuses) => rows('payments.status', 'in', statuses),
    agent_id: (ids) => rows('payments.agent_id', 'in', ids),
    country_code: (codes) => rows('payments.country_code', 'in', codes),
    created_at_from: from('payments'),
    created_at_to: to('payments'),
  },
  sort: { ...sortsOf('payments'), type: sql`payments.type` },
  defaultSort: '-created_at',
};

export const withdrawalList: List<WithdrawalsQuery> = {
  rows: sql`withdrawals join agents on agents.id = withdrawals.agent_id`,
  id: sql`withdrawals.id`,
  search: (pattern) => rows.or([holds(sql.ref('withdrawals.reference'), pattern), holds(agentName, pattern)]),
  filters: {
    id: (ids) => rows('withdrawals.id', 'in', ids),
    status: (statuses) => rows('withdrawals.status', 'in', statuses),
    automatic: (modes) => rows('withdrawals.automatic', 'in', modes),
    agent_id: (ids) => rows('withdrawals.agent_id', 'in', ids),
    country_code: (codes) => rows('withdrawals.country_code', 'in', codes),
    created_at_from: from('withdrawals'),
    created_at_to: to('withdrawals'),
  },
  sort: { ...sortsOf('withdrawals'), automatic: sql`withdrawals.automatic` },
  defaultSort: '-created_at',
};
