import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';

type Named = { readonly first_name: string; readonly last_name: string; email: string; phone: string };

/** Shorter ones are found in what has nothing to do with the person. */
const shortestPhone = 6;

/** What tells who somebody is wherever it is written, as a pattern of PostgreSQL that finds it as words of their own. */
function wordsOf({ first_name: first, last_name: last, email, phone }: Named): string {
  const words = [`${first} ${last}`, email, ...(phone.length < shortestPhone ? [] : [phone])];
  // Texts in JSON have their quotation marks escaped.
  const written = new Set(words.flatMap((word) => [word, JSON.stringify(word).slice(1, -1)]));
  const escaped = [...written].map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return String.raw`(?<!\w)(?:${escaped.join('|')})(?!\w)`;
}

/** Free texts about the work and the money of an agent, with the rows that are about this one. */
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
    // A file names whom it likes.
    ['bulk_actions', ['csv'], sql`true`],
    ['bulk_action_rows', ['reason'], sql`true`],
  ];
};

/**
 * Puts other words in the place of a person's name, e-mail and phone in what people wrote about their work, and takes
 * away mails, exports and finished work that tell of them.
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
