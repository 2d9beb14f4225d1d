import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';

type Named = { readonly first_name: string; readonly last_name: string; email: string; phone: string };

/** Shorter numbers would match unrelated text. */
const shortestPhone = 6;

/** A PostgreSQL pattern that finds a person's name, e-mail and phone as separate words. */
function wordsOf({ first_name: first, last_name: last, email, phone }: Named): string {
  const words = [`${first} ${last}`, email, ...(phone.length < shortestPhone ? [] : [phone])];
  // Quotation marks are escaped in JSON text.
  const written = new Set(words.flatMap((word) => [word, JSON.stringify(word).slice(1, -1)]));
  const escaped = [...written].map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return String.raw`(?<!\w)(?:${escaped.join('|')})(?!\w)`;
}

/** Free texts about an agent's work and money, with a condition for the rows about this agent. */
const texts = (id: string): readonly (readonly [string, readonly string[], RawBuilder<unknown>])[] => {
  const ofAgent = sql`agent_id = ${id}::bigint`;
  const ofJobs = (column: string) =>
    sql`${sql.ref(column)} in (select job_id from assignments where agent_id = ${id}::bigint)`;
  const ofAssignments = sql`assignment_id in (select id from assignments where agent_id = ${id}::bigint)`;
  return [
    ['agents', ['retire_comment'], sql`id = ${id}::bigint`],
    ['payments', ['comment'], ofAgent],
    ['withdrawals', ['review_comment'], ofAgent],
    ['jobs', ['qa_notes'], ofJobs('id')],
    ['job_comments', ['text'], ofJobs('job_id')],
    ['report_tasks', ['value', 'comment', 'reason', 'qa_notes'], ofAssignments],
    ['report_media', ['caption'], ofAssignments],
    // A file may name any person.
    ['bulk_actions', ['csv'], sql`true`],
    ['bulk_action_rows', ['reason'], sql`true`],
  ];
};

/**
 * Replaces a person's name, e-mail and phone in free texts about their work, and deletes mails, exports and finished
 * background work about them.
 */
export async function forgetWords(
  transaction: Kysely<Database>,
  agent: Named & { readonly id: string },
  instead: string,
): Promise<void> {
  const words = wordsOf(agent);
  for (const [table, columns, about] of texts(agent.id))
    for (const column of columns) {
      const text = sql.ref(column);
      await sql`update ${sql.table(table)} set ${text} = regexp_replace(${text}, ${words}, ${instead}, 'gi')
        where ${about} and ${text} ~* ${words}`.execute(transaction);
    }
  await sql`update bulk_action_rows
    set values = regexp_replace(values::text, ${words}, ${instead}, 'gi')::jsonb
    where values::text ~* ${words}`.execute(transaction);
  await sql`delete from mail_attachments where content ~* ${words}
    or mail_id in (select id from mails where lower(recipient) = ${agent.email.toLowerCase()})`.execute(
    transaction,
  );
  await sql`delete from mails where lower(recipient) = ${agent.email.toLowerCase()}`.execute(transaction);
  await sql`update mails set body = '' where body ~* ${words}`.execute(transaction);
  await sql`delete from work where status <> 'waiting' and payload::text ~* ${words}`.execute(transaction);
}
