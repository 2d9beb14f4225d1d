import { Type } from 'typebox';
import { fileUrls } from '../files/signed-urls.ts';
import { call } from '../http/call.ts';
import { notFound } from '../http/errors.ts';
import { pageOf, placeOf } from '../http/lists/paging.ts';
import { component, Count, ExactText, nullable, optional, page } from '../http/schemas/schemas.ts';
import { Documentation } from '../orders/schemas.ts';
import { ComponentType, InputType, PublicMedia, TaskRequirement } from '../tasks/schemas.ts';
import { tasksOf } from '../tasks/task-lists.ts';
import { mostNamed, publicItem, publicReport } from './public-answers.ts';
import { headOf, publicHead, readSharedJob } from './public-job.ts';
import { isPublic, publicInner } from './public-report.ts';
import { itemsOnPage, ItemsQuery, readMatrixItems, reportSource } from './report.ts';
import { countOpening, findSharedLink } from './shared-link.ts';

const publicComponent = {
  type: ComponentType,
  options: nullable(Type.Array(Type.Object({ id: Type.String(), value: Type.String() }))),
  input_type: nullable(InputType),
};
const publicTask = {
  id: Type.String(),
  reference: Type.String(),
  title: Type.String(),
  required: Type.Array(TaskRequirement),
};
const PublicMatrixTask = component(
  'PublicMatrixTask',
  Type.Object({
    ...publicTask,
    component: Type.Object({ ...publicComponent, matrix_tasks: Type.Null() }),
  }),
);
const PublicTask = component(
  'PublicTask',
  Type.Object({
    ...publicTask,
    component: Type.Object({
      ...publicComponent,
      matrix_tasks: nullable(Type.Array(PublicMatrixTask)),
    }),
  }),
);
const PublicDeviation = component(
  'PublicDeviation',
  Type.Object(
    {
      task_id: Type.String({ description: 'One of the matrix' }),
      selection: Type.Array(Type.String()),
      status: nullable(Type.String()),
      item_count: Count,
      items: Type.Array(Type.String(), { description: 'Labels of the first items', maxItems: mostNamed }),
    },
    { description: 'Matrix items with the same unexpected answer' },
  ),
);
const PublicReportTask = component(
  'PublicReportTask',
  Type.Object({
    task_id: Type.String(),
    selection: Type.Array(Type.String()),
    value: nullable(Type.String()),
    comment: nullable(Type.String()),
    status: nullable(Type.String()),
    media: Type.Array(PublicMedia),
    item_count: nullable(Count),
    deviates: optional(
      Type.Boolean({
        description: "Whether the answer is unexpected; for a matrix task, whether any item's is",
      }),
    ),
    answered_count: optional(nullable(Count)),
    deviation_count: optional(nullable(Count)),
    deviations: optional(nullable(Type.Array(PublicDeviation))),
  }),
);

const PublicJobReport = component(
  'PublicJobReport',
  Type.Object({
    ...publicHead,
    resources: Type.Array(Documentation),
    task_groups: Type.Array(
      Type.Object({
        name: Type.String(),
        reference: nullable(Type.String()),
        tasks: Type.Array(PublicTask),
      }),
    ),
    report: Type.Object({ tasks: Type.Array(PublicReportTask) }),
  }),
);

const PublicItemPage = page(
  'PublicReportItemPage',
  component(
    'PublicReportItem',
    Type.Object({
      reference: Type.String(),
      label: Type.String(),
      subtext: nullable(Type.String()),
      deviates: optional(Type.Boolean()),
      tasks: Type.Array(PublicReportTask),
    }),
  ),
);

// The signature detects invalid tokens of any length.
const Token = ExactText();
const password = optional(nullable(ExactText({ maxLength: 1_000, description: 'Exactly as typed' })));

const shared = {
  method: 'POST',
  tag: 'public-report',
  permission: 'public',
  // Comparing a password is slow; it must not hold a transaction.
  transaction: false,
} as const;

export const publicReportRoutes = [
  call({
    ...shared,
    path: 'public/reports/{token}',
    operationId: 'readSharedReport',
    summary: 'A shared report, by its link',
    description:
      'Without fees, agents, internal tasks and everything else that is meant for staff, and without tasks that logic skipped and that have no answer. Addresses of media end after an hour or two, and immediately when the link does. Each answer counts as an opening of the link unless the body says `again`. Never answers 401.',
    params: Type.Object({ token: Token }),
    body: Type.Object({
      password,
      again: optional(
        Type.Boolean({
          description: 'Whether an open report is read again, which does not count as an opening',
        }),
      ),
    }),
    answer: PublicJobReport,
    handler: async ({ database, settings, limiter, clock, address, log, params, body }) => {
      const reader = { database, limiter, clock, address };
      const link = await findSharedLink(reader, params.token, body.password);
      const urls = await fileUrls(database, settings.apiUrl, clock(), link.id);
      const source = await reportSource(database, link.jobId);
      const job = await readSharedJob(database, link.jobId);
      const answer = {
        ...headOf(job, urls),
        resources: job.documentation.map((item) => ({ ...item, url: urls.show(item.url) })),
        ...(await publicReport(database, source, urls)),
      };
      if (body.again !== true) countOpening({ database, clock, log }, link);
      return answer;
    },
  }),
  call({
    ...shared,
    path: 'public/reports/{token}/tasks/{taskId}/items',
    operationId: 'listSharedReportItems',
    summary: 'The items of a matrix task in a shared report',
    params: Type.Object({ token: Token, taskId: ExactText() }),
    query: ItemsQuery,
    body: Type.Object({ password }),
    answer: PublicItemPage,
    handler: async ({ database, settings, limiter, clock, address, params, query, body }) => {
      const reader = { database, limiter, clock, address };
      const link = await findSharedLink(reader, params.token, body.password);
      const urls = await fileUrls(database, settings.apiUrl, clock(), link.id);
      const source = await reportSource(database, link.jobId);
      const task = tasksOf(source.tasks).find(({ id }) => id === params.taskId);
      if (!task || !isPublic(task)) throw notFound();
      const inner = publicInner(task);
      const place = placeOf(query, itemsOnPage);
      const { total, items } = await readMatrixItems(database, source, task.id, place, urls);
      return pageOf(place, total, items.map(publicItem(inner)));
    },
  }),
];
