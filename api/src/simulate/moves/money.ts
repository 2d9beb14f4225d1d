import { sql } from 'kysely';
import { isUnderWay, moveWithdrawal, payoutWork, requestWithdrawal } from '../../payments/withdrawals.ts';
import { staffMemberWith } from '../people/staff.ts';
import { hasRested, minutesFor } from '../stage.ts';
import { oneOf } from '../../seed/random.ts';
import type { Mover, Stage } from '../stage.ts';

type Owed = { id: string; name: string; method: string | null; balance: string; open: boolean };

/** Minimum withdrawal in minor units. */
const leastAmount = 1_500;
/** Withdrawals left for users to decide. */
const leftForPeople = 5;

/** An agent, named or drawn, withdraws the whole balance. */
export const playWithdrawal: Mover = async (stage, agentId) => {
  const { database, settings, draw, clock } = stage;
  if (agentId === null && !(await isWithdrawalDue(stage))) return null;
  const { rows } = await sql<Owed>`
    select agents.id, agents.first_name || ' ' || agents.last_name as name,
      (select methods.id from agent_payment_methods as methods
        where methods.agent_id = agents.id and methods.removed_at is null
        order by methods.is_default desc, methods.id limit 1) as method,
      (select coalesce(sum(entries.amount), 0) from ledger_entries as entries
        where entries.agent_id = agents.id and entries.currency = agents.currency) as balance,
      exists (select from withdrawals where withdrawals.agent_id = agents.id
        and withdrawals.status in ('requested', 'approved', 'processing', 'processed')) as open
    from agents
    where agents.status in ('active', 'inactive') and agents.can_withdraw
      and agents.rejected_at is null and agents.deleted_at is null
      and (${agentId}::text is null or agents.id::text = ${agentId})
    order by agents.id limit 500`.execute(database);
  const able = rows.flatMap(({ method, ...row }) =>
    method !== null && Number(row.balance) > 0 ? [{ ...row, method }] : [],
  );
  const asks = (row: (typeof able)[number]): boolean =>
    agentId !== null || (!row.open && Number(row.balance) >= leastAmount);
  const chosen = oneOf(draw, able.filter(asks));
  if (!chosen) return null;
  const { id, name, method, balance } = chosen;
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
  return { action: 'withdraw', about: withdrawal, who: name };
};

async function isWithdrawalDue(stage: Stage): Promise<boolean> {
  const newest = await stage.database
    .selectFrom('withdrawals')
    .orderBy('created_at', 'desc')
    .select(['id', 'created_at'])
    .limit(1)
    .executeTakeFirst();
  return hasRested(stage, newest?.created_at, minutesFor(`withdrawal ${newest?.id}`, 6, 25));
}

/** Finance decides a withdrawal that needs a decision. */
export const playWithdrawalReview: Mover = async (stage, withdrawalId) => {
  const { database, draw, clock } = stage;
  const waiting = await database
    .selectFrom('withdrawals')
    .innerJoin('agent_payment_methods', 'agent_payment_methods.id', 'withdrawals.payment_method_id')
    .where('withdrawals.status', '=', 'requested')
    .where('withdrawals.automatic', '=', 'manual')
    .$if(withdrawalId !== null, (query) => query.where('withdrawals.id', '=', withdrawalId))
    .orderBy('withdrawals.created_at')
    .orderBy('withdrawals.id')
    .select(['withdrawals.id', 'withdrawals.created_at', 'agent_payment_methods.removed_at'])
    .execute();
  const chosen = waiting.find(
    ({ id, created_at: since }) =>
      withdrawalId !== null || hasRested(stage, since, minutesFor(`payout ${id}`, 10, 60)),
  );
  const by = await staffMemberWith(stage, 'payments.manage');
  if (!chosen || !by || (withdrawalId === null && waiting.length <= leftForPeople)) return null;
  // A removed account cannot be paid to.
  const approved = chosen.removed_at === null && draw.chance(0.9);
  const comment = approved ? 'Known account' : 'The name on the account differs';
  await database.transaction().execute((transaction) =>
    moveWithdrawal(transaction, chosen.id, approved ? 'approve' : 'reject', clock(), {
      userId: by.session.userId,
      comment,
    }),
  );
  return { action: approved ? 'approve a payout' : 'reject a payout', about: chosen.id, who: by.actor.name };
};

/** The bank advances a payout, named or drawn, ahead of time. */
export const playBank: Mover = async ({ database, settings, draw, clock }: Stage, withdrawalId) => {
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
  const chosen = oneOf(draw, open.filter(isUnderWay));
  if (!chosen) return null;
  const { id, first_name, last_name } = chosen;
  await database
    .transaction()
    .execute((transaction) =>
      payoutWork.handler({ withdrawalId: id }, { database: transaction, settings, clock }),
    );
  return { action: 'pay out', about: id, who: `${first_name} ${last_name}` };
};
