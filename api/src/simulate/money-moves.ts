import { sql } from 'kysely';
import { isUnderWay, payoutWork, requestWithdrawal } from '../payments/withdrawals.ts';
import type { Played, Stage } from './stage.ts';

type Owed = { id: string; name: string; method: string; balance: string };

/** Somebody takes out all that they have, this one or one that is drawn. */
export async function playWithdrawal(
  { database, settings, draw, clock }: Stage,
  agentId: string | null,
): Promise<Played> {
  const { rows } = await sql<Owed>`
    select agents.id, agents.first_name || ' ' || agents.last_name as name,
      (select methods.id from agent_payment_methods as methods
        where methods.agent_id = agents.id and methods.removed_at is null
        order by methods.is_default desc, methods.id limit 1) as method,
      (select coalesce(sum(entries.amount), 0) from ledger_entries as entries
        where entries.agent_id = agents.id and entries.currency = agents.currency) as balance
    from agents
    where agents.status in ('active', 'inactive') and agents.can_withdraw
      and agents.rejected_at is null and agents.deleted_at is null
      and (${agentId}::text is null or agents.id::text = ${agentId})
    order by agents.id limit 500`.execute(database);
  const [first, ...others] = rows.filter(({ method, balance }) => method !== null && Number(balance) > 0);
  if (!first) return null;
  const { id, name, method, balance } = draw.pick([first, ...others]);
  const withdrawal = await database
    .transaction()
    .execute((transaction) =>
      requestWithdrawal(
        transaction,
        { agentId: id, paymentMethodId: method, amount: Number(balance) },
        clock(),
        settings.withdrawalThresholds,
      ),
    );
  return { action: 'withdraw', about: withdrawal, shepherd: name };
}

/** The bank takes the next step of a payout sooner than it would: of this withdrawal, or of one that is drawn. */
export async function playBank(
  { database, settings, draw, clock }: Stage,
  withdrawalId: string | null,
): Promise<Played> {
  const open = await database
    .selectFrom('withdrawals')
    .innerJoin('agents', 'agents.id', 'withdrawals.agent_id')
    .where('withdrawals.status', 'in', ['requested', 'approved', 'processing', 'processed'])
    .$if(withdrawalId !== null, (query) => query.where('withdrawals.id', '=', withdrawalId))
    .orderBy('withdrawals.id')
    .select([
      'withdrawals.id',
      'withdrawals.status',
      'withdrawals.automatic',
      'agents.first_name',
      'agents.last_name',
    ])
    .execute();
  const [first, ...others] = open.filter(isUnderWay);
  if (!first) return null;
  const { id, first_name, last_name } = draw.pick([first, ...others]);
  await database
    .transaction()
    .execute((transaction) =>
      payoutWork.handler({ withdrawalId: id }, { database: transaction, settings, clock }),
    );
  return { action: 'pay out', about: id, shepherd: `${first_name} ${last_name}` };
}
