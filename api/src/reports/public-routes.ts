import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../database/database.ts';
import { fileUrls } from '../files/signed-urls.ts';
import { addressProperties, positionProperties, whereIs } from '../http/addresses.ts';
import { call } from '../http/call.ts';
import { notFound } from '../http/errors.ts';
import { pageOf, placeOf } from '../http/paging.ts';
import { component, Count, Day, Instant, nullable, optional, page, TimeOfDay } from '../http/schemas.ts';
import { Documentation } from '../orders/schemas.ts';
import { ComponentType, InputType, PublicMedia, TaskLogic, TaskRequirement } from '../tasks/schemas.ts';
import { tasksOf } from '../tasks/task-lists.ts';
import { dayOf } from '../time/instants.ts';
import { publicAnswers, publicLogic, publicTasks, sharedJobId } from './public-report.ts';
import { itemsOnPage, ItemsQuery, readMatrixItems, readReport, reportSource } from './report.ts';

const publicComponent = {
  type: ComponentType,
  options: nullable(Type.Array(Type.Object({ id: Type.String(), value: Type.String() }))),
  input_type: nullable(InputType),
};
const publicTask = {
  id: Type.String(),
  reference: Type.String(),
  title: Type.String(),
  description: nullable(Type.String()),
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
  }),
);

const PublicJobReport = component(
  'PublicJobReport',
  Type.Object({
    job: Type.Object({
      reference: Type.String(),
      start_date: Day,
      end_date: Day,
      start_time: nullable(TimeOfDay),
      end_time: nullable(TimeOfDay),
      completed_at: nullable(Instant),
    }),
    location: Type.Object({
      name: Type.String(),
      ...addressProperties,
      ...positionProperties,
    }),
    description: nullable(Type.String()),
    resources: Type.Array(Documentation),
    task_groups: Type.Array(
      Type.Object({
        name: Type.String(),
        reference: nullable(Type.String()),
        tasks: Type.Array(PublicTask),
      }),
    ),
    task_logic: Type.Array(TaskLogic),
    report: Type.Object({ tasks: Type.Array(PublicReportTask) }),
    verified_by: nullable(
      Type.Object({ name: Type.String({ description: 'First name and initial' }), date: Day }),
    ),
  }),
);

const PublicItemPage = page(
  'PublicReportItemPage',
  Type.Object({
    reference: Type.String(),
    label: Type.String(),
    subtext: nullable(Type.String()),
    tasks: Type.Array(PublicReportTask),
  }),
);

const Token = Type.String({ maxLength: 500 });
const Body = Type.Object({ password: optional(nullable(Type.String({ maxLength: 1_000 }))) });

const shared = {
  method: 'POST',
  tag: 'public-report',
  permission: 'public',
  body: Body,
  // Comparing a password takes its time; no transaction waits for it.
  transaction: false,
} as const;

export const publicReportRoutes = [
  call({
    ...shared,
    path: 'public/reports/{token}',
    operationId: 'readSharedReport',
    summary: 'A shared report, for whoever has its link',
    description:
      'Without fees, shepherds, internal tasks and everything else that is meant for staff. Addresses of media end after an hour or two. Never answers 401.',
    params: Type.Object({ token: Token }),
    answer: PublicJobReport,
    handler: async ({ database, settings, limiter, clock, address, params, body }) => {
      const reader = { database, limiter, clock, address };
      const jobId = await sharedJobId(reader, params.token, body.password);
      const urls = await fileUrls(database, settings.apiUrl, clock());
      const source = await reportSource(database, jobId);
      const job = await readSharedJob(database, jobId);
      const groups = publicTasks(source.tasks);
      return {
        job: {
          reference: job.reference,
          start_date: job.start_date,
          end_date: job.end_date,
          start_time: job.start_time,
          end_time: job.end_time,
          completed_at: job.completed_at,
        },
        location: {
          name: job.name,
          ...whereIs(job),
        },
        description: job.description,
        resources: job.documentation.map((item) => ({ ...item, url: urls.show(item.url) })),
        task_groups: groups,
        task_logic: publicLogic(source.tasks),
        report: {
          tasks: publicAnswers(
            await readReport(database, source, urls),
            groups.flatMap((group) => group.tasks),
          ),
        },
        verified_by: verifierOf(job),
      };
    },
  }),
  call({
    ...shared,
    path: 'public/reports/{token}/tasks/{taskId}/items',
    operationId: 'listSharedReportItems',
    summary: 'The items of a matrix task in a shared report',
    params: Type.Object({ token: Token, taskId: Type.String() }),
    query: ItemsQuery,
    answer: PublicItemPage,
    handler: async ({ database, settings, limiter, clock, address, params, query, body }) => {
      const reader = { database, limiter, clock, address };
      const jobId = await sharedJobId(reader, params.token, body.password);
      const urls = await fileUrls(database, settings.apiUrl, clock());
      const source = await reportSource(database, jobId);
      const task = tasksOf(source.tasks).find(({ id }) => id === params.taskId);
      if (!task || task.internal) throw notFound();
      const inner = (task.component.matrix_tasks ?? []).filter((one) => !one.internal);
      const place = placeOf(query, itemsOnPage);
      const { total, items } = await readMatrixItems(database, source, task.id, place, urls);
      return pageOf(
        place,
        total,
        items.map((item) => ({ ...item, tasks: publicAnswers(item.tasks, inner) })),
      );
    },
  }),
];

const readSharedJob = (database: Kysely<Database>, id: string) =>
  database
    .selectFrom('jobs')
    .innerJoin('orders', 'orders.id', 'jobs.order_id')
    .leftJoin('users', 'users.id', 'jobs.reviewer_id')
    .leftJoin('assignments', 'assignments.id', 'jobs.assignment_id')
    .where('jobs.id', '=', id)
    .select([
      'jobs.reference',
      'jobs.start_date',
      'jobs.end_date',
      'jobs.start_time',
      'jobs.end_time',
      'jobs.completed_at',
      'jobs.description',
      'jobs.name',
      'jobs.address1',
      'jobs.address2',
      'jobs.city',
      'jobs.zip',
      'jobs.state',
      'jobs.country_code',
      'jobs.latitude',
      'jobs.longitude',
      'orders.documentation',
      'users.first_name',
      'users.last_name',
      'assignments.closed_at',
    ])
    .executeTakeFirstOrThrow();

/** Whoever checked it, with no more than the first name and an initial. */
function verifierOf(job: { first_name: string | null; last_name: string | null; closed_at: string | null }) {
  const { first_name: first, last_name: last, closed_at: closed } = job;
  if (first === null || closed === null) return null;
  const initial = [...(last ?? '')][0];
  return { name: initial === undefined ? first : `${first} ${initial}.`, date: dayOf(new Date(closed)) };
}
