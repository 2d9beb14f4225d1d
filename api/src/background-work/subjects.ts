import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import type { SubjectKey } from '../outbox/kinds.ts';
import type { BackgroundWork } from './schemas.ts';

export type Subject = NonNullable<Static<typeof BackgroundWork>['about']>;
export type Named = { readonly key: SubjectKey; readonly id: string };

/** Where to find the record of a payload, and how staff know it: a file or a push is shown by its order. */
const sources: Readonly<Record<SubjectKey, RawBuilder<unknown>>> = {
  orderId: sql`select id as named, 'order' as type, id::text as record_id, title as name from orders`,
  uploadId: sql`select order_uploads.id as named, 'order' as type, orders.id::text as record_id, orders.title as name
    from order_uploads join orders on orders.id = order_uploads.order_id`,
  pushId: sql`select order_pushes.id as named, 'order' as type, orders.id::text as record_id, orders.title as name
    from order_pushes join orders on orders.id = order_pushes.order_id`,
  jobId: sql`select id as named, 'job' as type, id::text as record_id, null as name from jobs`,
  mediaId: sql`select report_media.id as named, 'job' as type, assignments.job_id::text as record_id, null as name
    from report_media join assignments on assignments.id = report_media.assignment_id`,
  bulkActionId: sql`select id as named, 'bulk_action' as type, id::text as record_id, null as name from bulk_actions`,
  withdrawalId: sql`select withdrawals.id as named, 'agent' as type, agents.id::text as record_id,
      agents.first_name || ' ' || agents.last_name as name
    from withdrawals join agents on agents.id = withdrawals.agent_id`,
  agentId: sql`select id as named, 'agent' as type, id::text as record_id, first_name || ' ' || last_name as name from agents`,
  mailId: sql`select id as named, 'mail' as type, id::text as record_id, subject as name from mails`,
};

/** The records of work by the ids in its payloads; deleted ones are missing. */
export async function readSubjects(
  database: Kysely<Database>,
  named: readonly Named[],
): Promise<(of: Named) => Subject | null> {
  const found = new Map<string, Subject>();
  for (const [key, ofKey] of Map.groupBy(named, ({ key }) => key)) {
    const { rows } = await sql<Subject & { named: string }>`
      select named::text, type, record_id, name from (${sources[key]}) as records
      where named in (${sql.join(ofKey.map(({ id }) => id))})`.execute(database);
    for (const { named: id, ...subject } of rows) found.set(`${key} ${id}`, subject);
  }
  return ({ key, id }) => found.get(`${key} ${id}`) ?? null;
}
