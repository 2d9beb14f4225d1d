import type { Kysely } from 'kysely';
import type { StoredAgent } from '../agents/queries.ts';
import type { Database } from '../database/database.ts';
import { money } from '../money/money.ts';
import { dayOf } from '../time/instants.ts';
import { readMonthlyEarnings } from './queries.ts';
import type { Balance } from './schemas.ts';

/** Displayed months of earnings, including the current one. */
export const earningMonths = 12;

/** The first days of the last months up to the current one, oldest first; in UTC. */
export const lastMonths = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index), 1))),
  );

/** An agent's balance and monthly earnings; months without earnings are 0. */
export async function readAgentBalance(
  database: Kysely<Database>,
  agent: StoredAgent,
  now: Date,
): Promise<Balance> {
  const sums = await database
    .selectFrom('ledger_entries')
    .where('agent_id', '=', agent.id)
    .groupBy('currency')
    .select(({ fn }) => ['currency', fn.sum<string>('amount').as('amount')])
    .execute();
  const months = lastMonths(now, earningMonths);
  const earned = await readMonthlyEarnings(database, agent.id, agent.currency, months);
  return {
    can_withdraw: agent.can_withdraw,
    balance: money(sums.find(({ currency }) => currency === agent.currency)?.amount ?? 0, agent.currency),
    other_balances: sums
      .filter(({ currency }) => currency !== agent.currency)
      .map(({ amount, currency }) => money(amount, currency)),
    earnings: {
      monthly: months.map((month) => ({ month, amount: money(earned.get(month) ?? 0, agent.currency) })),
    },
  };
}
