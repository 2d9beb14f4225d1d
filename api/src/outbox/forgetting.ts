import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { later, oneDay } from '../time/instants.ts';
import { mailWorkName } from './mail.ts';

/** Retention of finished work, and of failed work that can still be retried. */
const keptDone = 7 * oneDay;
const keptFailed = 30 * oneDay;
/** Maximum of finished work, newest first. */
const mostDone = 10_000;
const atOnce = 1_000;

/**
 * Deletes old work in batches, so that locks are short. A mail that was never sent is then given up and loses its
 * text: links in it are secrets.
 */
export async function forgetOldWork(
  database: Kysely<Database>,
  now: Date,
  { most = mostDone }: { readonly most?: number } = {},
): Promise<void> {
  for (let forgotten = atOnce; forgotten === atOnce;)
    forgotten = await database.transaction().execute((transaction) => forgetSome(transaction, now, most));
}

async function forgetSome(transaction: Kysely<Database>, now: Date, most: number): Promise<number> {
  const { rows } = await sql<{ name: string; status: string; mail_id: string | null }>`
    delete from work where id in (
      select id from work
      where (status = 'done' and finished_at < greatest(
          ${later(now, -keptDone).toISOString()}::timestamptz,
          (select finished_at from work where status = 'done' order by finished_at desc offset ${most - 1} limit 1)))
        or (status = 'failed' and finished_at < ${later(now, -keptFailed).toISOString()}::timestamptz)
      limit ${atOnce} for update skip locked)
    returning name, status, payload ->> 'mailId' as mail_id`.execute(transaction);
  const unsent = rows.flatMap(({ name, status, mail_id: mailId }) =>
    name === mailWorkName && status === 'failed' && mailId !== null ? [mailId] : [],
  );
  if (unsent.length > 0) {
    await transaction.updateTable('mails').set({ body: '' }).where('id', 'in', unsent).execute();
    await transaction.deleteFrom('mail_attachments').where('mail_id', 'in', unsent).execute();
  }
  return rows.length;
}
