import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

const entryEnd = (entry: string, lockout: string) =>
  `coalesce(${entry}.expires_at, ${entry}.created_at + ${lockout}.duration * interval '1 minute')`;

/**
 * An order has one lockout. If it had more, the displayed one stays (else the newest) and takes over the agents of
 * the others with their remaining time: no agent gets access by the change.
 */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
update lockouts set order_id = orders.id from orders where orders.lockout_id = lockouts.id and lockouts.order_id is null;
create temporary table kept_lockouts on commit drop as
  select distinct on (lockouts.order_id) lockouts.order_id, lockouts.id, lockouts.duration
  from lockouts join orders on orders.id = lockouts.order_id
  order by lockouts.order_id, lockouts.id = orders.lockout_id desc nulls last, lockouts.id desc;
insert into lockout_agents (lockout_id, agent_id, expires_at, created_at)
  select kept_lockouts.id, lockout_agents.agent_id, max(${entryEnd('lockout_agents', 'lockouts')}), min(lockout_agents.created_at)
  from kept_lockouts
  join lockouts on lockouts.order_id = kept_lockouts.order_id and lockouts.id <> kept_lockouts.id
  join lockout_agents on lockout_agents.lockout_id = lockouts.id
  group by kept_lockouts.id, lockout_agents.agent_id
  on conflict (lockout_id, agent_id) do update set expires_at = greatest(excluded.expires_at,
    (select ${entryEnd('lockout_agents', 'kept_lockouts')} from kept_lockouts where kept_lockouts.id = lockout_agents.lockout_id));
delete from lockouts using kept_lockouts where lockouts.order_id = kept_lockouts.order_id and lockouts.id <> kept_lockouts.id;
update orders set lockout_id = kept_lockouts.id from kept_lockouts
  where orders.id = kept_lockouts.order_id and orders.lockout_id is distinct from kept_lockouts.id;
drop table kept_lockouts;
drop index lockouts_order_id;
create unique index lockouts_order_id_key on lockouts (order_id);
`,
  );
