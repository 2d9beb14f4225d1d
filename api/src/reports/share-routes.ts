import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Kysely } from 'kysely';
import { allOf } from '../authentication/permissions.ts';
import { hashPassword } from '../authentication/passwords.ts';
import { personColumns, personOf } from '../authentication/people.ts';
import type { Database } from '../database/database.ts';
import { changeAs } from '../events/recording.ts';
import { mustExist } from '../http/existence.ts';
import { call } from '../http/call.ts';
import { ApiError, fieldError, notFound } from '../http/errors.ts';
import {
  component,
  Count,
  ExactText,
  Id,
  Instant,
  InstantInput,
  Nothing,
  nullable,
  optional,
  optionalText,
  rows,
  Url,
} from '../http/schemas/schemas.ts';
import { filledOrNull } from '../http/schemas/texts.ts';
import { formatInstant, toInstant } from '../time/instants.ts';
import { record } from '../jobs/history.ts';
import { JobParams } from '../jobs/ids.ts';
import { messages } from '../jobs/messages.ts';
import { mustFollow } from '../jobs/actions/moving.ts';
import { lockJob } from '../jobs/locking.ts';
import { PersonReference } from '../jobs/schemas.ts';
import { newShareToken } from './share-tokens.ts';
import { staffOf } from '../jobs/list/staff.ts';

const ReportLink = component(
  'ReportLink',
  Type.Object({
    id: Id,
    label: nullable(Type.String({ description: 'A name by staff' })),
    has_password: Type.Boolean(),
    expires_at: nullable(Type.String({ ...Instant, description: 'When it expires' })),
    last_opened_at: nullable(Instant),
    opened_count: Count,
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
    description:
      'Only this answer contains the address: its token is not stored. Older links stay valid. The password is used exactly as typed, including surrounding blanks.',
    permission: allOf('jobs.share'),
    params: JobParams,
    body: Type.Object({
      label: optionalText(100),
      expires_at: optional(nullable(InstantInput)),
      password: optional(nullable(ExactText({ maxLength: 1_000 }))),
    }),
    answer: component('CreatedReportLink', Type.Object({ url: Url, ...ReportLink.properties })),
    status: 201,
    // Hashing the password is slow; it must not hold a transaction.
    transaction: false,
    handler: async (context) => {
      const { database, settings, params, body } = context;
      const given = checkedLink(body, context.clock());
      const passwordHash = body.password ? await hashPassword(body.password) : null;
      const { session, actor, now } = await staffOf(context);
      return database.transaction().execute(async (transaction) => {
        await changeAs(transaction, session.userId);
        const job = await lockJob(transaction, params.id);
        mustFollow(job, 'share');
        const { token, hash } = await newShareToken(transaction);
        const { id } = await transaction
          .insertInto('report_links')
          .values({
            ...given,
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
    summary: 'The shared links of a report',
    description: 'Newest first; expired ones are included until they are revoked.',
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
    summary: 'Revoke a link',
    description: 'Its media addresses stop working with it.',
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

type Asked = {
  readonly label?: string | null;
  readonly expires_at?: string | null;
  readonly password?: string | null;
};

/** The name and the end of a new link. Throws `validation.failed` for a blank password and an end that has passed. */
function checkedLink({ label, expires_at: ends, password }: Asked, now: Date) {
  // Readers would have to enter an invisible password.
  if (password && password.trim() === '') throw fieldError('password', messages.passwordBlank);
  const expiresAt = ends ? toInstant(ends) : null;
  if (expiresAt !== null && Date.parse(expiresAt) <= now.getTime())
    throw fieldError('expires_at', messages.datePassed);
  return { label: filledOrNull(label), expires_at: expiresAt };
}

async function readLinks(database: Kysely<Database>, jobId: string): Promise<Static<typeof ReportLink>[]> {
  const links = await database
    .selectFrom('report_links')
    .innerJoin('users', 'users.id', 'report_links.created_by')
    .where('job_id', '=', jobId)
    .where('revoked_at', 'is', null)
    .orderBy('report_links.id', 'desc')
    .select([
      'report_links.id',
      'report_links.label',
      'report_links.password_hash',
      'report_links.expires_at',
      'report_links.last_opened_at',
      'report_links.opened_count',
      'report_links.created_at',
      ...personColumns,
    ])
    .execute();
  return links.map((link) => ({
    id: link.id,
    label: link.label,
    has_password: link.password_hash !== null,
    expires_at: link.expires_at,
    last_opened_at: link.last_opened_at,
    opened_count: link.opened_count,
    created_at: link.created_at,
    created_by: personOf(link),
  }));
}
