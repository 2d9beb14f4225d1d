import { sql } from 'kysely';
import { findViewableAgent, lockWorkingAgent } from '../agents/queries.ts';
import { applicationStatuses } from '../agents/statuses.ts';
import { allOf } from '../authentication/permissions.ts';
import { localTime } from '../csv/csv.ts';
import { action, inSteps } from '../http/action.ts';
import type { Acting } from '../http/action.ts';
import { call } from '../http/call.ts';
import { ApiError } from '../http/errors.ts';
import { defineExport } from '../http/lists/exports.ts';
import { countGroups, readPage, summaryOf, summaryQuery } from '../http/lists/lists.ts';
import { IdParams, Nothing, SummaryGroups } from '../http/schemas/schemas.ts';
import { writeMail } from '../outbox/mail.ts';
import { reviewIdentityCheck } from './identity-check.ts';
import { applicationList, ApplicationsQuery, exportedApplications, leavesOutRejected } from './list.ts';
import { applicationMail } from './mail.ts';
import { readApplication, readApplications } from './queries.ts';
import { Application, ApplicationPage, IdentityReview } from './schemas.ts';

export const applicationExport = defineExport({
  name: 'applications',
  path: 'agents/applications/export',
  operationId: 'exportApplications',
  tag: 'applications',
  permission: allOf('agents.view'),
  query: ApplicationsQuery,
  list: exportedApplications,
  readRows: readApplications,
  columns: [
    ['Id', (application) => application.id],
    ['First name', (application) => application.agent.first_name],
    ['Last name', (application) => application.agent.last_name],
    ['Email', (application) => application.agent.email],
    ['Phone', (application) => application.agent.phone],
    ['Country', (application) => application.country_code],
    ['Status', (application) => application.status],
    ['Stage', (application) => application.stage],
    ['Rejected because', (application) => application.reject_reason],
    ['Contract', (application) => application.contract],
    ['Job', (application) => application.job],
    ['ID check', (application) => application.identity_check?.result ?? null],
    ['Created', (application, timezone) => localTime(application.created_at, timezone)],
    ['Last seen', (application, timezone) => localTime(application.agent.last_seen_at, timezone)],
  ],
});

export const applicationRoutes = [
  call({
    method: 'GET',
    path: 'agents/applications',
    operationId: 'listApplications',
    tag: 'applications',
    summary: 'Applications',
    description: 'Rejected ones are left out unless include_rejected is 1 or the filters select them.',
    permission: allOf('agents.view'),
    query: ApplicationsQuery,
    answer: ApplicationPage,
    handler: ({ database, query }) => readPage(database, applicationList, query, readApplications),
  }),
  call({
    method: 'GET',
    path: 'agents/applications/summary',
    operationId: 'getApplicationSummary',
    tag: 'applications',
    summary: 'Applications by status',
    description: 'The total includes rejected ones if the list does; their own count is always there.',
    permission: allOf('agents.view'),
    query: summaryQuery(ApplicationsQuery),
    answer: SummaryGroups,
    handler: async ({ database, query }) => {
      // The status filter finds rejected ones, so their count is never missing; only the total leaves them out.
      const counts = await countGroups(
        database,
        applicationList,
        { ...query, include_rejected: query.include_rejected ?? true },
        sql`agent_applications.status`,
      );
      const { total, ...summary } = summaryOf('status', applicationStatuses, counts);
      return { ...summary, total: leavesOutRejected(query) ? total - (counts.get('rejected') ?? 0) : total };
    },
  }),
  applicationExport.call,
  action({
    path: 'agents/applications/{id}/identity-check/review',
    operationId: 'reviewIdentityCheck',
    tag: 'applications',
    summary: 'Decide an identity check manually',
    description:
      'Failing it rejects the application: accepted jobs that were not begun are unassigned, and agent.open_work names those that were begun.',
    permission: allOf('agents.manage'),
    params: IdParams,
    body: IdentityReview,
    answer: Application,
    subject: ({ id }) => id,
    does: reviewIdentityCheck,
    shows: ({ database, params }) => readApplication(database, params),
  }),
  action({
    path: 'agents/applications/{id}/resend-email',
    operationId: 'resendApplicationEmail',
    tag: 'applications',
    summary: 'Send the mail for the next step of an application again',
    permission: allOf('agents.manage'),
    params: IdParams,
    answer: Nothing,
    subject: (params) => params,
    does: inSteps({
      lock: readApplication,
      follow: async ({ status, agent }, _given, _by, transaction) => {
        if (status === 'rejected') throw new ApiError('application.invalid_transition');
        await lockWorkingAgent(transaction, agent.id);
      },
      change: (transaction, { agent, stage }, _given, { now }: Acting) =>
        writeMail(transaction, now, applicationMail({ ...agent, stage })),
    }),
    shows: async () => {},
  }),
  call({
    method: 'GET',
    path: 'agents/{id}/application',
    operationId: 'getAgentApplication',
    tag: 'applications',
    summary: 'The application of an agent',
    permission: allOf('agents.view'),
    params: IdParams,
    answer: Application,
    handler: async ({ database, params }) => {
      await findViewableAgent(database, params.id);
      return readApplication(database, { agentId: params.id });
    },
  }),
];
