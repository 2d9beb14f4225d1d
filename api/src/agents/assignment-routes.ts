import { sql } from 'kysely';
import { allOf } from '../authentication/permissions.ts';
import { localTime } from '../csv/csv.ts';
import { call } from '../http/call.ts';
import { exportAnswers, exportWork, requestExport } from '../http/lists/exports.ts';
import { countGroups, readPage, summaryOf, summaryQuery } from '../http/lists/lists.ts';
import { IdParams, Nothing, SummaryGroups } from '../http/schemas/schemas.ts';
import { assignmentStatuses } from '../jobs/statuses.ts';
import { endColumns, endOfAssignment } from '../jobs/list/work-ends.ts';
import { AgentAssignmentPage, assignmentList, AssignmentsQuery, readAssignments } from './assignments.ts';
import type { AgentAssignment } from './assignments.ts';
import { findViewableAgent } from './queries.ts';

const zoneOf = ({ location }: AgentAssignment): string | null => location.time_zone;

export const assignmentExportWork = exportWork({
  name: 'assignments',
  list: assignmentList,
  readRows: readAssignments,
  columns: [
    ['Job', (row) => row.job_id],
    ['Status', (row) => row.status],
    ['Fee', (row) => row.agent_fee.amount],
    ['Currency', (row) => row.agent_fee.currency],
    ['Date', (row) => row.job_date],
    ['From', (row) => row.start_time],
    ['To', (row) => row.end_time],
    ['Customer', (row) => row.customer.name],
    ['Template', (row) => row.template.name],
    ['Place', (row) => row.location.name],
    ['City', (row) => row.location.city],
    ['Zip', (row) => row.location.zip],
    ['Started', (row, timezone) => localTime(row.started_at, zoneOf(row) ?? timezone)],
    ...endColumns(endOfAssignment, zoneOf),
  ],
});

const view = { method: 'GET', tag: 'agents', permission: allOf('agents.view'), params: IdParams } as const;

export const agentAssignmentRoutes = [
  call({
    ...view,
    path: 'agents/{id}/assignments',
    operationId: 'listAgentAssignments',
    summary: 'Work of one agent',
    query: AssignmentsQuery,
    answer: AgentAssignmentPage,
    handler: async ({ database, params, query }) => {
      await findViewableAgent(database, params.id);
      return readPage(database, assignmentList, { ...query, agent_id: params.id }, readAssignments);
    },
  }),
  call({
    ...view,
    path: 'agents/{id}/assignments/summary',
    operationId: 'getAgentAssignmentSummary',
    summary: 'Work of one agent by status',
    query: summaryQuery(AssignmentsQuery),
    answer: SummaryGroups,
    handler: async ({ database, params, query }) => {
      await findViewableAgent(database, params.id);
      const ofAgent = { ...query, agent_id: params.id };
      const counts = await countGroups(database, assignmentList, ofAgent, sql`assignments.status`);
      return summaryOf('status', assignmentStatuses, counts);
    },
  }),
  call({
    ...view,
    path: 'agents/{id}/assignments/export',
    operationId: 'exportAgentAssignments',
    summary: 'Mail the matching work of one agent as CSV to the signed-in user',
    query: AssignmentsQuery,
    answer: Nothing,
    alsoAnswers: exportAnswers,
    handler: async (request) => {
      await findViewableAgent(request.database, request.params.id);
      const query = { ...request.query, agent_id: request.params.id };
      return requestExport(request, { work: assignmentExportWork, list: assignmentList }, query);
    },
  }),
];
