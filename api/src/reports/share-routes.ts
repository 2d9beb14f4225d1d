import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Kysely } from 'kysely';
import { allOf } from '../authentication/permissions.ts';
import { hashPassword } from '../authentication/passwords.ts';
import { personColumns, personOf } from '../authentication/people.ts';
import type { Database } from '../database/database.ts';
import { mustExist } from '../http/existence.ts';
import { call } from '../http/call.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { component, Id, Instant, Nothing, nullable, optional, rows, Url } from '../http/schemas.ts';
import { formatInstant } from '../time/instants.ts';
import { record } from '../jobs/history.ts';
import { JobParams } from '../jobs/ids.ts';
import { mustFollow } from '../jobs/moving.ts';
import { lockJob } from '../jobs/locking.ts';
import { PersonReference } from '../jobs/schemas.ts';
import { newShareToken } from './share-tokens.ts';
import { staffOf } from '../jobs/staff.ts';

const ReportLink = component(
  'ReportLink',
  Type.Object({
    id: Id,
    has_password: Type.Boolean(),
    created_at: Instant,
    created_by: PersonReference,
  }),
);

export const shareRoutes = [
  call({
    method: 'POST',
    path: 'jobs/{id}/report/links',
    operationId: 'createReportLink',
    tag: 'public-report',
    summary: 'Share the report of an attempted or completed job',
    description: 'Only this answer has the address: its token is not kept. Older links stay valid.',
    permission: allOf('jobs.share'),
    params: JobParams,
    body: Type.Object({ password: optional(nullable(Type.String({ maxLength: 1_000 }))) }),
    answer: component('CreatedReportLink', Type.Object({ url: Url, ...ReportLink.properties })),
    status: 201,
    // Hashing the password takes its time; no transaction waits for it.
    transaction: false,
    handler: async (context) => {
      const { database, settings, params, body } = context;
      const passwordHash = body.password ? await hashPassword(body.password) : null;
      const { session, actor, now } = await staffOf(context);
      return database.transaction().execute(async (transaction) => {
        const job = await lockJob(transaction, params.id);
        mustFollow(job, 'share');
        const { token, hash } = await newShareToken(transaction);
        const { id } = await transaction
          .insertInto('report_links')
          .values({
            job_id: job.id,
            token_hash: hash,
            password_hash: passwordHash,
            created_by: session.userId,
            created_at: formatInstant(now),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const entry = { jobId: job.id, assignmentId: job.assignment_id, event: 'Report shared' };
        await record(transaction, actor, [entry], now);
        const link = (await readLinks(transaction, job.id)).find((one) => one.id === id);
        if (!link) throw new ApiError('internal');
        return { url: `${settings.webUrl}/report/${token}`, ...link };
      });
    },
  }),
  call({
    method: 'GET',
    path: 'jobs/{id}/report/links',
    operationId: 'listReportLinks',
    tag: 'public-report',
    summary: 'The links under which outsiders read a report',
    permission: allOf('jobs.share'),
    params: JobParams,
    answer: rows('ReportLinks', ReportLink),
    handler: async ({ database, params }) => {
      await mustExist(database, 'jobs', params.id);
      return { data: await readLinks(database, params.id) };
    },
  }),
  call({
    method: 'DELETE',
    path: 'jobs/{id}/report/links/{linkId}',
    operationId: 'revokeReportLink',
    tag: 'public-report',
    summary: 'Make a link stop working',
    permission: allOf('jobs.share'),
    params: Type.Object({ ...JobParams.properties, linkId: Id }),
    answer: Nothing,
    handler: async (context) => {
      const { database, params } = context;
      const { actor, now } = await staffOf(context);
      const job = await lockJob(database, params.id);
      const revoked = await database
        .updateTable('report_links')
        .set({ revoked_at: formatInstant(now) })
        .where('id', '=', params.linkId)
        .where('job_id', '=', params.id)
        .where('revoked_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!revoked) throw notFound();
      const entry = { jobId: job.id, assignmentId: job.assignment_id, event: 'Report link revoked' };
      await record(database, actor, [entry], now);
    },
  }),
];

async function readLinks(database: Kysely<Database>, jobId: string): Promise<Static<typeof ReportLink>[]> {
  const links = await database
    .selectFrom('report_links')
    .innerJoin('users', 'users.id', 'report_links.created_by')
    .where('job_id', '=', jobId)
    .where('revoked_at', 'is', null)
    .orderBy('report_links.id', 'desc')
    .select(['report_links.id', 'report_links.password_hash', 'report_links.created_at', ...personColumns])
    .execute();
  return links.map((link) => ({
    id: link.id,
    has_password: link.password_hash !== null,
    created_at: link.created_at,
    created_by: personOf(link),
  }));
}
