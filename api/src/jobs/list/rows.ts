import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { FileUrls } from '../../files/signed-urls.ts';
import { notFound } from '../../http/errors.ts';
import { money } from '../../money/money.ts';
import { timeZoneOf } from '../../time/zones.ts';
import { readOffers } from '../assignment/offers.ts';
import { jobPlaceColumns } from './place-columns.ts';
import type { Job, JobRow } from '../schemas.ts';
import { endedByStaffAt, jobEndedAt } from './work-ends.ts';

/** The rows of these jobs, in no particular order. */
export async function readJobRows(
  database: Kysely<Database>,
  ids: readonly string[],
  urls: FileUrls,
): Promise<JobRow[]> {
  if (ids.length === 0) return [];
  const found = await selectJobs(database, ids).execute();
  const offers = await readOffers(
    database,
    found.flatMap((job) => job.market_offer_id ?? []),
  );
  return found.map((job) => jobRow(job, offers, urls));
}

/** The full details of jobs, in the order of the ids. Throws `not_found`. */
export async function readJobs(
  database: Kysely<Database>,
  ids: readonly string[],
  urls: FileUrls,
): Promise<Job[]> {
  const found = await selectJobs(database, ids)
    .select(['jobs.description', 'jobs.special_instructions', 'jobs.qa_notes', 'orders.documentation'])
    .execute();
  const offers = await readOffers(
    database,
    found.flatMap((job) => job.market_offer_id ?? []),
  );
  return ids.map((id) => {
    const job = found.find((candidate) => candidate.id === id);
    if (!job) throw notFound();
    return {
      ...jobRow(job, offers, urls),
      description: job.description,
      special_instructions: job.special_instructions,
      qa_notes: job.qa_notes,
      resources: job.documentation.map((item) => ({ ...item, url: urls.show(item.url) })),
    };
  });
}

/** One job; throws `not_found` without it. */
export async function readJob(database: Kysely<Database>, id: string, urls: FileUrls): Promise<Job> {
  const [job] = await readJobs(database, [id], urls);
  if (!job) throw notFound();
  return job;
}

function selectJobs(database: Kysely<Database>, ids: readonly string[]) {
  return database
    .selectFrom('jobs')
    .innerJoin('orders', 'orders.id', 'jobs.order_id')
    .innerJoin('customers', 'customers.id', 'jobs.customer_id')
    .innerJoin('templates', 'templates.id', 'jobs.template_id')
    .leftJoin('countries', 'countries.code', 'jobs.country_code')
    .leftJoin('location_groups as groups', 'groups.id', 'jobs.location_group_id')
    .leftJoin('users as reviewer', 'reviewer.id', 'jobs.reviewer_id')
    .leftJoin('assignments', 'assignments.id', 'jobs.assignment_id')
    .leftJoin('agents', 'agents.id', 'assignments.agent_id')
    .where('jobs.id', 'in', ids)
    .select([
      'jobs.id',
      'jobs.status',
      'jobs.reference',
      'jobs.order_id',
      'jobs.customer_id',
      'jobs.template_id',
      'jobs.location_id',
      'jobs.start_date',
      'jobs.end_date',
      'jobs.start_time',
      'jobs.end_time',
      'jobs.created_at',
      'jobs.started_at',
      'jobs.ended_at',
      'jobs.completed_at',
      'jobs.cancelled_at',
      'jobs.attempt_reason',
      'jobs.qa_entered_at',
      'jobs.currency',
      'jobs.agent_fee',
      'jobs.customer_price',
      'jobs.agreed_fee',
      'jobs.name',
      ...jobPlaceColumns,
      'jobs.address_details',
      'jobs.phone',
      'jobs.reviewer_id',
      'jobs.bundle_name',
      'jobs.team',
      'jobs.partial',
      'jobs.metadata',
      'jobs.market_offer_id',
      'orders.title as order_title',
      'orders.type as order_type',
      'orders.status as order_status',
      'orders.paused as order_paused',
      'orders.archived_at as order_archived_at',
      'orders.summary as order_summary',
      'orders.positive_criteria',
      'orders.negative_criteria',
      'orders.treasure_target',
      'orders.example_image_url',
      'customers.name as customer_name',
      'templates.name as template_name',
      'templates.version as template_version',
      'templates.duration as template_duration',
      'countries.name as country_name',
      'groups.id as group_id',
      'groups.name as group_name',
      'groups.job_time_limit as group_time_limit',
      'groups.hide_from_market as group_hidden',
      'reviewer.first_name as reviewer_first_name',
      'reviewer.last_name as reviewer_last_name',
      'assignments.id as assignment_id',
      'assignments.status as assignment_status',
      'assignments.agent_id',
      'assignments.agent_fee as assignment_fee',
      'assignments.job_date',
      'assignments.start_time as assignment_start_time',
      'assignments.end_time as assignment_end_time',
      'assignments.created_at as assignment_created_at',
      'assignments.started_at as assignment_started_at',
      'assignments.ended_at as assignment_ended_at',
      'assignments.stopped_at',
      'assignments.stop_comment',
      endedByStaffAt.as('ended_by_staff_at'),
      'agents.first_name as agent_first_name',
      'agents.last_name as agent_last_name',
    ]);
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectJobs>['execute']>>[number];

function jobRow(
  job: Selected,
  offers: ReadonlyMap<string, NonNullable<JobRow['market_offer']>>,
  urls: FileUrls,
): JobRow {
  const rate = money(job.agent_fee, job.currency);
  const price = money(job.customer_price, job.currency);
  const assignment = assignmentOf(job);
  return {
    id: job.id,
    status: job.status,
    reference: job.reference,
    order_id: job.order_id,
    order: {
      id: job.order_id,
      title: job.order_title,
      order_type: job.order_type,
      status: job.order_status,
      paused: job.order_paused,
      archived: job.order_archived_at !== null,
      summary: job.order_summary,
      positive_criteria: job.positive_criteria,
      negative_criteria: job.negative_criteria,
      treasure_target: job.treasure_target,
      example_image_url: urls.show(job.example_image_url),
    },
    customer_id: job.customer_id,
    customer: { id: job.customer_id, name: job.customer_name },
    template_id: job.template_id,
    template: {
      id: job.template_id,
      name: job.template_name,
      version: job.template_version,
      duration: job.template_duration,
    },
    start_date: job.start_date,
    end_date: job.end_date,
    start_time: job.start_time,
    end_time: job.end_time,
    created_at: job.created_at,
    started_at: job.started_at,
    ended_at: jobEndedAt(job, assignment),
    completed_at: job.completed_at,
    cancelled_at: job.cancelled_at,
    attempt_reason: job.status === 'attempted' ? job.attempt_reason : null,
    qa_entered_at: job.qa_entered_at,
    fee: money(job.agreed_fee ?? job.agent_fee, job.currency),
    agent_fee: rate,
    customer_price: price,
    rates: { agent_fee: rate, customer_price: price },
    address1: job.address1,
    address2: job.address2,
    address_details: job.address_details,
    city: job.city,
    zip: job.zip,
    state: job.state,
    country: job.country_name ?? job.country_code,
    country_code: job.country_code,
    location: locationOf(job),
    location_group: groupOf(job),
    reviewer_id: job.reviewer_id,
    review: reviewOf(job),
    bundle_name: job.bundle_name,
    team: job.team,
    partial: job.partial,
    metadata: Object.entries(job.metadata).map(([category, value]) => ({ category, value })),
    assignment,
    market_offer: job.market_offer_id === null ? null : (offers.get(job.market_offer_id) ?? null),
  };
}

const locationOf = (job: Selected): JobRow['location'] => ({
  id: job.location_id ?? job.id,
  reference: job.reference,
  name: job.name,
  address1: job.address1,
  address2: job.address2,
  address_details: job.address_details,
  city: job.city,
  zip: job.zip,
  state: job.state,
  country_code: job.country_code,
  phone: job.phone,
  latitude: job.latitude,
  longitude: job.longitude,
  time_zone: timeZoneOf(job),
  group: job.group_id === null || job.group_name === null ? null : { id: job.group_id, name: job.group_name },
});

const groupOf = (job: Selected): JobRow['location_group'] =>
  job.group_id === null || job.group_name === null
    ? null
    : {
        id: job.group_id,
        name: job.group_name,
        job_time_limit: job.group_time_limit,
        hide_from_market: job.group_hidden ?? false,
      };

const reviewOf = (job: Selected): JobRow['review'] =>
  job.reviewer_id === null || job.reviewer_first_name === null || job.reviewer_last_name === null
    ? null
    : {
        reviewer: {
          id: job.reviewer_id,
          first_name: job.reviewer_first_name,
          last_name: job.reviewer_last_name,
        },
      };

function assignmentOf(job: Selected): JobRow['assignment'] {
  const { assignment_id: id, assignment_status: status, agent_id: agentId, job_date: jobDate } = job;
  if (id === null || status === null || agentId === null || jobDate === null) return null;
  return {
    id,
    job_id: job.id,
    status,
    agent_id: agentId,
    agent: { id: agentId, first_name: job.agent_first_name ?? '', last_name: job.agent_last_name ?? '' },
    agent_fee: money(job.assignment_fee ?? 0, job.currency),
    job_date: jobDate,
    start_time: job.assignment_start_time,
    end_time: job.assignment_end_time,
    created_at: job.assignment_created_at ?? job.created_at,
    started_at: job.assignment_started_at,
    ended_at: job.assignment_ended_at,
    stopped_at: job.stopped_at,
    ended_by_staff_at: job.ended_by_staff_at,
    stop_comment: job.stop_comment,
  };
}
