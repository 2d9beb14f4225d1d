import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { isAllowed } from '../authentication/permissions.ts';
import type { Access } from '../authentication/permissions.ts';
import type { Session } from '../authentication/session.ts';
import type { Database } from '../database/database.ts';
import { ApiError, fieldError, notFound } from '../http/errors.ts';
import { formatInstant, later, second } from '../time/instants.ts';
import { presenceKinds } from './schemas.ts';
import type { Presence, PresenceType, Sign } from './schemas.ts';

/** Without a sign for this long, a user has left: three signs of the console may be lost. */
const lasting = 30 * second;

/** Tabs of one session, so that a faulty client cannot fill the table. */
export const mostTabs = 50;

const tables = { job: 'jobs', order: 'orders', template: 'templates', customer: 'customers' } as const;

/** As the read of the record refuses its readers. */
export function mustMayRead(access: Access, { permissions }: Session): void {
  if (!isAllowed(access, permissions)) throw new ApiError('auth.forbidden');
}

/** Writes the sign of a tab, which is then at this record and no other. */
export async function sign(
  transaction: Kysely<Database>,
  { type, id, client_id: client, activity }: Sign,
  session: Session,
  now: Date,
): Promise<void> {
  const { kind, part = null, done = null, of: total = null } = activity;
  if ((done === null) !== (total === null)) throw fieldError('activity', 'done and of belong together');
  if (Number(done) > Number(total)) throw fieldError('activity', 'done is at most of');
  await mustExist(transaction, type, id);

  const instant = formatInstant(now);
  const shown = { type, record_id: id, kind, part: part?.trim() ?? null, done, total, seen_at: instant };
  const { numUpdatedRows } = await transaction
    .updateTable('presence')
    .set({
      ...shown,
      // Another record, or this one again after the tab had left it.
      since: sql<string>`case when type = ${type} and record_id = ${id} and seen_at > ${endOf(now)}::timestamptz
        then since else ${instant}::timestamptz end`,
    })
    .where('session', '=', session.tokenHash)
    .where('client', '=', client)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;

  await removeEnded(transaction, now);
  // Locked, so that simultaneous calls cannot exceed the limit.
  await transaction
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', session.tokenHash)
    .forNoKeyUpdate()
    .execute();
  const { count } = await transaction
    .selectFrom('presence')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('session', '=', session.tokenHash)
    .where('client', '!=', client)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostTabs)
    throw fieldError('client_id', `A session has at most ${mostTabs} open records`);
  await transaction
    .insertInto('presence')
    .values({ session: session.tokenHash, client, ...shown, since: instant })
    // The same first sign twice, at the same time.
    .onConflict((conflict) => conflict.columns(['session', 'client']).doUpdateSet(shown))
    .execute();
}

/** Does nothing for a tab that the session does not have. */
export async function leave(database: Kysely<Database>, client: string, session: Session): Promise<void> {
  await database
    .deleteFrom('presence')
    .where('session', '=', session.tokenHash)
    .where('client', '=', client)
    .execute();
}

/** The users at these records: each user once for a record, with what the most engaged of their tabs does. */
export async function readPresent(
  database: Kysely<Database>,
  type: PresenceType,
  ids: readonly string[],
  session: Session,
  now: Date,
): Promise<Presence[]> {
  if (ids.length === 0) return [];
  const tabs = await database
    .selectFrom('presence')
    .innerJoin('sessions', 'sessions.token_hash', 'presence.session')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id as user_id', 'users.first_name', 'users.last_name'])
    .selectAll('presence')
    .where('presence.type', '=', type)
    .where('presence.record_id', 'in', [...ids])
    .where('presence.seen_at', '>', endOf(now))
    .orderBy('presence.since')
    .orderBy('users.id')
    .orderBy('presence.client')
    .execute();
  const users = Map.groupBy(tabs, (tab) => `${tab.record_id} ${tab.user_id}`);
  return [...users.values()].flatMap((ofUser) => {
    const [first, ...others] = ofUser;
    if (!first) return [];
    const shown = others.reduce((most, tab) => (engagement(tab) > engagement(most) ? tab : most), first);
    return {
      record_id: first.record_id,
      user: { id: first.user_id, name: `${first.first_name} ${first.last_name}` },
      own: first.user_id === session.userId,
      activity: { kind: shown.kind, part: shown.part, done: shown.done, of: shown.total },
      since: first.since,
      seen_at: others.reduce((last, tab) => (tab.seen_at > last ? tab.seen_at : last), first.seen_at),
    };
  });
}

/** Deletes the rows of tabs that ended without a leave. */
async function removeEnded(database: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    delete from presence where (session, client) in (
      select session, client from presence where seen_at <= ${endOf(now)}::timestamptz for update skip locked)`.execute(
    database,
  );
}

const engagement = ({ kind }: { readonly kind: Presence['activity']['kind'] }): number =>
  presenceKinds.indexOf(kind);

const endOf = (now: Date): string => formatInstant(later(now, -lasting));

async function mustExist(database: Kysely<Database>, type: PresenceType, id: string): Promise<void> {
  const pattern = type === 'job' ? /^[1-9]\d{0,14}-[1-9]\d{0,8}$/ : /^[1-9]\d{0,17}$/;
  if (!pattern.test(id)) throw notFound();
  const found = await database.selectFrom(tables[type]).select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound();
}
