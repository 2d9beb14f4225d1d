import { allOf } from '../authentication/permissions.ts';
import { fileUrls } from '../files/signed-urls.ts';
import { call } from '../http/call.ts';
import { readPage, summaryOf, summaryQuery } from '../http/lists/lists.ts';
import { rows, SummaryGroups } from '../http/schemas/schemas.ts';
import { showInstructionMedia } from '../tasks/instruction-media.ts';
import { TaskList } from '../tasks/schemas.ts';
import { jobExport } from './list/export.ts';
import { JobParams } from './ids.ts';
import { countJobsByStatus, jobListFor } from './list/list.ts';
import { JobsQuery } from './list/query.ts';
import { MarketRule, marketRuleTypes } from './assignment/market-rules.ts';
import { qaCounts } from './list/qa-summary.ts';
import { readJob, readJobRows } from './list/rows.ts';
import { Job, JobComment, JobHistoryEntry, JobPage } from './schemas.ts';
import { jobStatuses } from './statuses.ts';
import { readComments, readHistory } from './actions/talk.ts';
import { readJobTasks } from './list/task-list.ts';

export const getJob = call({
  method: 'GET',
  path: 'jobs/{id}',
  operationId: 'getJob',
  tag: 'jobs',
  summary: 'One job',
  permission: allOf('jobs.view'),
  params: JobParams,
  answer: Job,
  cache: 'revalidate',
  handler: async ({ database, settings, params, clock }) =>
    readJob(database, params.id, await fileUrls(database, settings.apiUrl, clock())),
});

export const jobRoutes = [
  call({
    method: 'GET',
    path: 'jobs',
    operationId: 'listJobs',
    tag: 'jobs',
    summary: 'Jobs',
    description:
      'stage is the status of the present or last assignment. metadata[category]=value finds jobs with that pair. Never answered from a cache.',
    permission: allOf('jobs.view'),
    query: JobsQuery,
    answer: JobPage,
    cache: 'no-cache',
    handler: async ({ database, settings, query, clock }) => {
      const urls = await fileUrls(database, settings.apiUrl, clock());
      const list = await jobListFor(database, query);
      return readPage(database, list, query, (source, ids) => readJobRows(source, ids, urls));
    },
  }),
  getJob,
  call({
    method: 'GET',
    path: 'jobs/summary',
    operationId: 'getJobSummary',
    tag: 'jobs',
    summary: 'Jobs by status',
    permission: allOf('jobs.view'),
    query: summaryQuery(JobsQuery),
    answer: SummaryGroups,
    handler: async ({ database, query }) =>
      summaryOf('status', jobStatuses, await countJobsByStatus(database, query)),
  }),
  jobExport.call,
  call({
    method: 'GET',
    path: 'qa/summary',
    operationId: 'getQaSummary',
    tag: 'qa',
    summary: "Jobs in review: the user's, those of others, and those without a reviewer",
    permission: allOf('jobs.review'),
    answer: SummaryGroups,
    handler: ({ database, session }) => qaCounts(database, session.userId),
  }),
  call({
    method: 'GET',
    path: 'markets/rules',
    operationId: 'listMarketRules',
    tag: 'reference',
    summary: 'The conditions that a market offer can put on agents',
    permission: allOf('jobs.manage'),
    answer: rows('MarketRules', MarketRule),
    cache: 'reference',
    handler: async ({ database }) => ({ data: await marketRuleTypes(database) }),
  }),
  call({
    method: 'GET',
    path: 'jobs/{id}/tasks',
    operationId: 'getJobTasks',
    tag: 'jobs',
    summary: 'The task list of a job',
    permission: allOf('jobs.view'),
    params: JobParams,
    answer: TaskList,
    cache: 'revalidate',
    handler: async ({ database, settings, params, clock }) => {
      const tasks = await readJobTasks(database, params.id);
      const urls = await fileUrls(database, settings.apiUrl, clock());
      return { ...tasks, task_groups: showInstructionMedia(tasks.task_groups, urls) };
    },
  }),
  call({
    method: 'GET',
    path: 'jobs/{id}/history',
    operationId: 'listJobHistory',
    tag: 'jobs',
    summary: 'The history of a job, newest first',
    permission: allOf('jobs.view'),
    params: JobParams,
    answer: rows('JobHistory', JobHistoryEntry),
    handler: async ({ database, params }) => ({ data: await readHistory(database, params.id) }),
  }),
  call({
    method: 'GET',
    path: 'jobs/{id}/comments',
    operationId: 'listJobComments',
    tag: 'jobs',
    summary: 'Staff comments on a job, oldest first',
    permission: allOf('jobs.view'),
    params: JobParams,
    answer: rows('JobComments', JobComment),
    handler: async ({ database, params }) => ({ data: await readComments(database, params.id) }),
  }),
];
