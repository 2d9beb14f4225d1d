import { Type } from 'typebox';
import { allOf } from '../authentication/permissions.ts';
import { fileUrls } from '../files/signed-urls.ts';
import { call } from '../http/call.ts';
import { pageOf, placeOf } from '../http/lists/paging.ts';
import { JobParams } from '../jobs/ids.ts';
import { itemsOnPage, ItemsQuery, readMatrixItems, reportSource } from './report.ts';
import { readReport } from './skipped.ts';
import { JobReport, MatrixReportItemPage } from './schemas.ts';
import { ExactText } from '../http/schemas/schemas.ts';

export const getJobReport = call({
  method: 'GET',
  path: 'jobs/{id}/report',
  operationId: 'getJobReport',
  tag: 'jobs',
  summary: 'The answers to the tasks of a job',
  description:
    'Tasks without an answer are left out, and so is a matrix that logic skipped. A job that is free again has no answers of its last agent. Items of matrix tasks are a call of their own.',
  permission: allOf('jobs.view'),
  params: JobParams,
  answer: JobReport,
  cache: 'revalidate',
  handler: async ({ database, settings, params, clock }) => {
    const source = await reportSource(database, params.id);
    const urls = await fileUrls(database, settings.apiUrl, clock());
    return { tasks: await readReport(database, source, urls) };
  },
});

export const reportRoutes = [
  getJobReport,
  call({
    method: 'GET',
    path: 'jobs/{id}/report/tasks/{taskId}/items',
    operationId: 'listMatrixItems',
    tag: 'jobs',
    summary: 'The items of a matrix task with their answers',
    permission: allOf('jobs.view'),
    params: Type.Object({ ...JobParams.properties, taskId: ExactText() }),
    query: ItemsQuery,
    answer: MatrixReportItemPage,
    handler: async ({ database, settings, params, query, clock }) => {
      const source = await reportSource(database, params.id);
      const urls = await fileUrls(database, settings.apiUrl, clock());
      const place = placeOf(query, itemsOnPage);
      const { total, items } = await readMatrixItems(database, source, params.taskId, place, urls);
      return pageOf(place, total, items);
    },
  }),
];
