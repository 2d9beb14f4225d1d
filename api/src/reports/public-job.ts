import type { Kysely } from 'kysely';
import { dayInZone } from '@shepherd/domain/zone.ts';
import { Type } from 'typebox';
import type { Database } from '../database/database.ts';
import type { FileUrls } from '../files/signed-urls.ts';
import { addressProperties, positionProperties, whereIs, zoneProperty } from '../http/addresses.ts';
import { choice, Currency, Day, Instant, nullable, Url } from '../http/schemas/schemas.ts';
import { AttemptReason } from '../jobs/schemas.ts';
import { jobPlaceColumns } from '../jobs/list/place-columns.ts';
import { timeZoneOf } from '../time/zones.ts';

/** The head of a shared report: whose visit, where, when, and how it ended. */
export const publicHead = {
  job: Type.Object({
    reference: Type.String(),
    order_title: Type.String(),
    outcome: choice('ReportOutcome', ['attempted', 'completed']),
    attempt_reason: nullable(AttemptReason),
    visit_started_at: nullable(Instant),
    visit_ended_at: nullable(Instant),
    ...zoneProperty,
    completed_at: nullable(Instant),
    currency: Currency,
  }),
  customer: Type.Object({ name: Type.String(), logo_url: nullable(Url) }),
  location: Type.Object({ name: Type.String(), ...addressProperties, ...positionProperties }),
  description: nullable(Type.String()),
  verified_by: nullable(
    Type.Object({ name: Type.String({ description: 'First name and initial' }), date: Day }),
  ),
};

export type SharedJob = Awaited<ReturnType<typeof readSharedJob>>;

/** A job with shared links: attempted or completed. */
export const readSharedJob = (database: Kysely<Database>, id: string) =>
  database
    .selectFrom('jobs')
    .innerJoin('orders', 'orders.id', 'jobs.order_id')
    .innerJoin('customers', 'customers.id', 'jobs.customer_id')
    .leftJoin('users', 'users.id', 'jobs.reviewer_id')
    .leftJoin('assignments', 'assignments.id', 'jobs.assignment_id')
    .where('jobs.id', '=', id)
    .select([
      'jobs.reference',
      'jobs.status',
      'jobs.attempt_reason',
      'jobs.started_at',
      'jobs.ended_at',
      'jobs.completed_at',
      'jobs.currency',
      'jobs.description',
      'jobs.name',
      ...jobPlaceColumns,
      'orders.title as order_title',
      'orders.documentation',
      'customers.name as customer_name',
      'customers.logo_url',
      'users.first_name',
      'users.last_name',
      'assignments.started_at as work_started_at',
      'assignments.ended_at as work_ended_at',
      'assignments.stopped_at as work_stopped_at',
      'assignments.closed_at',
    ])
    .executeTakeFirstOrThrow();

/** The public head. */
export function headOf(job: SharedJob, urls: FileUrls) {
  const attempted = job.status === 'attempted';
  return {
    job: {
      reference: job.reference,
      order_title: job.order_title,
      outcome: attempted ? ('attempted' as const) : ('completed' as const),
      attempt_reason: attempted ? job.attempt_reason : null,
      visit_started_at: job.work_started_at ?? job.started_at,
      // Staff may end a job later than the agent did.
      visit_ended_at: job.work_stopped_at ?? job.work_ended_at ?? job.ended_at,
      time_zone: timeZoneOf(job),
      completed_at: job.completed_at,
      currency: job.currency,
    },
    customer: { name: job.customer_name, logo_url: urls.show(job.logo_url) },
    location: { name: job.name, ...whereIs(job) },
    description: job.description,
    verified_by: verifierOf(job),
  };
}

/** The reviewer, by first name and initial only. */
function verifierOf({
  first_name: first,
  last_name: last,
  closed_at: closed,
  ...place
}: Pick<SharedJob, 'first_name' | 'last_name' | 'closed_at' | 'latitude' | 'longitude'>) {
  if (first === null || closed === null) return null;
  const initial = [...(last ?? '')][0];
  return {
    name: initial === undefined ? first : `${first} ${initial}.`,
    date: dayInZone(timeZoneOf(place) ?? 'UTC', new Date(closed)),
  };
}
