import { expressionBuilder, sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { addressProperties, positionProperties, whereIs, zoneProperty } from '../http/addresses.ts';
import { holds, listQuery } from '../http/lists/lists.ts';
import type { List } from '../http/lists/lists.ts';
import {
  choice,
  component,
  Day,
  Id,
  Instant,
  JobId,
  many,
  Money,
  Named,
  nullable,
  optional,
  page,
  TimeOfDay,
} from '../http/schemas/schemas.ts';
import { jobPlaceColumns } from '../jobs/list/place-columns.ts';
import { EndedByStaffAt } from '../jobs/schemas.ts';
import { assignmentStatuses } from '../jobs/statuses.ts';
import { endedByStaffAt } from '../jobs/list/work-ends.ts';
import { money } from '../money/money.ts';
import { timeZoneOf } from '../time/zones.ts';

/** The place of an assignment's job. The id is the job's; its address can differ from the order's. */
const AssignmentLocation = component(
  'AssignmentLocation',
  Type.Object({
    id: JobId,
    reference: Type.String(),
    name: Type.String(),
    ...addressProperties,
    ...positionProperties,
    ...zoneProperty,
  }),
);

export const AgentAssignment = component(
  'AgentAssignment',
  Type.Object({
    id: Id,
    job_id: JobId,
    status: choice('AssignmentStatus', assignmentStatuses),
    agent_fee: Money,
    job_date: Day,
    start_time: nullable(TimeOfDay),
    end_time: nullable(TimeOfDay),
    location: AssignmentLocation,
    template_id: Id,
    template: Named,
    customer_id: Id,
    customer: Named,
    started_at: nullable(Instant),
    ended_at: nullable(Instant),
    stopped_at: nullable(Instant),
    ended_by_staff_at: nullable(EndedByStaffAt),
    stop_comment: nullable(Type.String({ description: "The agent's comment about the stop" })),
  }),
);
export type AgentAssignment = Static<typeof AgentAssignment>;
export const AgentAssignmentPage = page('AgentAssignmentPage', AgentAssignment);

const filters = {
  status: many(choice('AssignmentStatusFilter', assignmentStatuses)),
  customer_id: many(Id),
  template_id: many(Id),
  job_date_from: optional(Day),
  job_date_to: optional(Day),
};
const sorts = ['job_date', 'job_id', 'agent_fee', 'status', 'started_at', 'ended_at'] as const;

export const AssignmentsQuery = listQuery(sorts, filters);
/** The list's own query parameters; the agent comes from the path. */
export const OwnedAssignmentsQuery = listQuery(sorts, { ...filters, agent_id: Id });
type OwnedAssignmentsQuery = Static<typeof OwnedAssignmentsQuery>;

const rows = expressionBuilder<Database, 'assignments' | 'jobs' | 'customers' | 'templates'>();

export const assignmentList: List<OwnedAssignmentsQuery> = {
  rows: sql`assignments
    join jobs on jobs.id = assignments.job_id
    join customers on customers.id = jobs.customer_id
    join templates on templates.id = jobs.template_id`,
  id: sql`assignments.id`,
  search: (pattern) =>
    rows.or([
      holds(sql.ref('assignments.job_id'), pattern),
      holds(sql.ref('customers.name'), pattern),
      holds(sql.ref('templates.name'), pattern),
    ]),
  filters: {
    agent_id: (id) => rows('assignments.agent_id', '=', id),
    status: (statuses) => rows('assignments.status', 'in', statuses),
    customer_id: (ids) => rows('jobs.customer_id', 'in', ids),
    template_id: (ids) => rows('jobs.template_id', 'in', ids),
    job_date_from: (day) => rows('assignments.job_date', '>=', day),
    job_date_to: (day) => rows('assignments.job_date', '<=', day),
  },
  sort: {
    job_date: sql`assignments.job_date`,
    job_id: sql`(jobs.order_id, jobs.sequence)`,
    agent_fee: sql`assignments.agent_fee`,
    status: sql`assignments.status`,
    started_at: sql`assignments.started_at`,
    ended_at: sql`coalesce(assignments.stopped_at, assignments.ended_at, ${endedByStaffAt})`,
  },
  defaultSort: '-job_date',
};

/** The rows of these ids, in no particular order. */
export async function readAssignments(
  database: Kysely<Database>,
  ids: readonly string[],
): Promise<AgentAssignment[]> {
  const found = await database
    .selectFrom('assignments')
    .innerJoin('jobs', 'jobs.id', 'assignments.job_id')
    .innerJoin('customers', 'customers.id', 'jobs.customer_id')
    .innerJoin('templates', 'templates.id', 'jobs.template_id')
    .where('assignments.id', 'in', ids)
    .select([
      'assignments.id',
      'assignments.job_id',
      'assignments.status',
      'assignments.agent_fee',
      'assignments.currency',
      'assignments.job_date',
      'assignments.start_time',
      'assignments.end_time',
      'assignments.started_at',
      'assignments.ended_at',
      'assignments.stopped_at',
      'assignments.stop_comment',
      endedByStaffAt.as('ended_by_staff_at'),
      'jobs.reference',
      'jobs.name',
      ...jobPlaceColumns,
      'jobs.template_id',
      'templates.name as template_name',
      'jobs.customer_id',
      'customers.name as customer_name',
    ])
    .execute();
  return found.map((row) => ({
    id: row.id,
    job_id: row.job_id,
    status: row.status,
    agent_fee: money(row.agent_fee, row.currency),
    job_date: row.job_date,
    start_time: row.start_time,
    end_time: row.end_time,
    location: {
      id: row.job_id,
      reference: row.reference,
      name: row.name,
      ...whereIs(row),
      time_zone: timeZoneOf(row),
    },
    template_id: row.template_id,
    template: { id: row.template_id, name: row.template_name },
    customer_id: row.customer_id,
    customer: { id: row.customer_id, name: row.customer_name },
    started_at: row.started_at,
    ended_at: row.ended_at,
    stopped_at: row.stopped_at,
    ended_by_staff_at: row.ended_by_staff_at,
    stop_comment: row.stop_comment,
  }));
}
