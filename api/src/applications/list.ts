import { expressionBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { agentSearch, storedResults } from '../agents/list.ts';
import { ApplicationStage, IdentityCheckFilter } from '../agents/schemas.ts';
import { applicationStages } from '../agents/statuses.ts';
import type { Database } from '../database/database.ts';
import { listQuery, readingOrder } from '../http/lists/lists.ts';
import type { List } from '../http/lists/lists.ts';
import { Id, many, optional } from '../http/schemas/schemas.ts';
import { ApplicationStatus, RejectReason } from './schemas.ts';

export const ApplicationsQuery = listQuery(
  ['id', 'first_name', 'last_name', 'status', 'stage', 'country_code', 'created_at', 'last_seen_at'],
  {
    id: many(Id),
    status: many(ApplicationStatus),
    stage: many(ApplicationStage),
    reject_reason: many(RejectReason),
    country_code: many(Type.String()),
    identity_check_result: many(IdentityCheckFilter),
    include_rejected: optional(Type.Boolean({ description: '1 or 0' })),
  },
);
export type ApplicationsQuery = Static<typeof ApplicationsQuery>;

const rows = expressionBuilder<Database, 'agent_applications' | 'agents'>();
const notRejected = rows('agent_applications.status', '<>', 'rejected');
const always = rows.and([]);

/** Filtering by status or reject reason includes rejected ones. */
export const leavesOutRejected = ({
  include_rejected,
  status,
  reject_reason,
}: Pick<ApplicationsQuery, 'include_rejected' | 'status' | 'reject_reason'>): boolean =>
  include_rejected === undefined && status?.includes('rejected') !== true && reject_reason === undefined;

export const applicationList: List<ApplicationsQuery> = {
  rows: sql`agent_applications join agents on agents.id = agent_applications.agent_id`,
  id: sql`agent_applications.id`,
  search: agentSearch,
  filters: {
    id: (ids) => rows('agent_applications.id', 'in', ids),
    status: (statuses) => rows('agent_applications.status', 'in', statuses),
    stage: (stages) => rows('agents.stage', 'in', stages),
    reject_reason: (reasons) => rows('agent_applications.reject_reason', 'in', reasons),
    country_code: (codes) => rows('agents.country_code', 'in', codes),
    identity_check_result: (results) => rows('agents.identity_check_result', 'in', storedResults(results)),
    include_rejected: (included) => (included ? always : notRejected),
  },
  always: (query) => [
    rows('agents.deleted_at', 'is', null),
    ...(leavesOutRejected(query) ? [notRejected] : []),
  ],
  sort: {
    id: sql`agent_applications.id`,
    first_name: readingOrder(sql`agents.first_name`),
    last_name: readingOrder(sql`agents.last_name`),
    status: sql`agent_applications.status`,
    stage: sql`array_position(array[${sql.join(applicationStages.map((stage) => sql.lit(stage)))}], agents.stage)`,
    country_code: sql`agents.country_code`,
    created_at: sql`agent_applications.created_at`,
    last_seen_at: sql`agents.last_seen_at`,
  },
  defaultSort: '-created_at',
};

/** An export contains rejected ones unless they are excluded. */
export const exportedApplications: List<ApplicationsQuery> = {
  ...applicationList,
  always: (query) =>
    applicationList.always?.({ ...query, include_rejected: query.include_rejected ?? true }) ?? [],
};
