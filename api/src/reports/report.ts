import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../database/database.ts';
import type { FileUrls } from '../files/signed-urls.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { paging } from '../http/lists/paging.ts';
import { answeredIn } from '../jobs/statuses.ts';
import { mediaFailures } from '../media/failures.ts';
import { money } from '../money/money.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';
import { readTaskList, tasksOf } from '../tasks/task-lists.ts';
import type { MatrixItem, MatrixTask, Media, Task, TaskList } from '../tasks/schemas.ts';
import type { ReportTask } from './schemas.ts';

/** The source of a report: its tasks, and the assignment with its answers. */
export type ReportSource = {
  readonly jobId: string;
  readonly assignmentId: string | null;
  readonly currency: Currency;
  readonly tasks: TaskList;
};

/** Throws `not_found` when there is no such job. */
export async function reportSource(database: Kysely<Database>, jobId: string): Promise<ReportSource> {
  const job = await database
    .selectFrom('jobs')
    .where('id', '=', jobId)
    .select(['status', 'assignment_id', 'currency', 'task_list_id'])
    .executeTakeFirst();
  if (!job) throw notFound();
  return {
    jobId,
    assignmentId: answeredIn(job),
    currency: job.currency,
    tasks: await readTaskList(database, job.task_list_id),
  };
}

type Answer = Selectable<Database['report_tasks']>;

/** The answers of a report in task order; tasks without an answer are left out, matrices are not. */
export async function readAnswered(
  database: Kysely<Database>,
  source: ReportSource,
  urls: FileUrls,
): Promise<ReportTask[]> {
  const answers = await readAnswers(database, source, ['']);
  const media = await readMedia(database, source, [''], urls);
  return tasksOf(source.tasks).flatMap((task) => {
    const items = task.component.type === 'matrix' ? itemsOf(task).length : null;
    const shown = reportTask(task, '', answers, media, source.currency, items);
    return items === null && hasNothing(shown) ? [] : [shown];
  });
}

/** Whether the task itself has no answer and no notes. */
export const hasNothing = (task: ReportTask): boolean =>
  task.selection.length === 0 &&
  task.media.length === 0 &&
  [task.value, task.comment, task.status, task.reimbursement, task.qa_notes].every((part) => part === null);

/** Default page size for the items of a matrix. */
export const itemsOnPage = 10;
export const ItemsQuery = Type.Object(paging(itemsOnPage));

export type MatrixPage = {
  total: number;
  items: { reference: string; label: string; subtext: string | null; tasks: ReportTask[] }[];
};

/** A page of a matrix task's items with their answers. Throws `not_found` for any other task. */
export async function readMatrixItems(
  database: Kysely<Database>,
  source: ReportSource,
  taskId: string,
  { offset, size }: { readonly offset: number; readonly size: number },
  urls: FileUrls,
): Promise<MatrixPage> {
  const task = tasksOf(source.tasks).find(({ id }) => id === taskId);
  if (task?.component.type !== 'matrix') throw notFound();
  const items = itemsOf(task);
  const shown = items.slice(offset, offset + size);
  const references = shown.map((item) => item.reference);
  const answers = await readAnswers(database, source, references);
  const media = await readMedia(database, source, references, urls);
  return {
    total: items.length,
    items: shown.map((item) => ({
      reference: item.reference,
      label: item.label,
      subtext: item.subtext ?? null,
      tasks: (task.component.matrix_tasks ?? []).map((inner) =>
        reportTask(inner, item.reference, answers, media, source.currency, null),
      ),
    })),
  };
}

/** The current answer to one task, empty when there is none. */
export async function readReportTask(
  database: Kysely<Database>,
  source: ReportSource,
  { task, item }: FoundTask,
  urls: FileUrls,
): Promise<ReportTask> {
  const answers = await readAnswers(database, source, [item]);
  const media = await readMedia(database, source, [item], urls);
  return reportTask(task, item, answers, media, source.currency, null);
}

/** A task of a list, and its matrix item; empty outside a matrix. */
export type FoundTask = { readonly task: MatrixTask; readonly item: string };

/** The task with this id, in the list itself or inside a matrix task. Throws `not_found`. */
export function findTask(list: TaskList, taskId: string, item: string): FoundTask {
  const tasks = tasksOf(list);
  if (item === '') {
    const task = tasks.find(({ id }) => id === taskId);
    if (task) return { task, item };
  }
  const matrix = tasks.find(
    (task) =>
      (task.component.matrix_tasks ?? []).some(({ id }) => id === taskId) &&
      itemsOf(task).some(({ reference }) => reference === item),
  );
  const task = matrix?.component.matrix_tasks?.find(({ id }) => id === taskId);
  if (!task) throw notFound();
  return { task, item };
}

/** The items of a matrix task: those of the template, and those added for this list. */
export const itemsOf = (task: Task): MatrixItem[] => [
  ...(task.component.matrix_items ?? []),
  ...(task.component.custom_matrix_items ?? []),
];

async function readAnswers(
  database: Kysely<Database>,
  { assignmentId }: ReportSource,
  items: readonly string[],
): Promise<Answer[]> {
  if (assignmentId === null || items.length === 0) return [];
  return database
    .selectFrom('report_tasks')
    .where('assignment_id', '=', assignmentId)
    .where('item_reference', 'in', items)
    .selectAll()
    .execute();
}

/** Selections and statuses of matrix items: enough to find deviations. */
export async function readItemAnswers(
  database: Kysely<Database>,
  { assignmentId }: ReportSource,
): Promise<Pick<Answer, 'task_id' | 'item_reference' | 'selection' | 'status'>[]> {
  if (assignmentId === null) return [];
  return (
    database
      .selectFrom('report_tasks')
      .where('assignment_id', '=', assignmentId)
      .where('item_reference', '!=', '')
      // Staff notes may exist without an answer.
      .where(({ or, eb }) =>
        or([
          eb(sql<number>`jsonb_array_length(selection)`, '>', 0),
          eb('value', 'is not', null),
          eb('comment', 'is not', null),
          eb('status', 'is not', null),
        ]),
      )
      .select(['task_id', 'item_reference', 'selection', 'status'])
      .execute()
  );
}

type PlacedMedia = { taskId: string; item: string; media: Media };

async function readMedia(
  database: Kysely<Database>,
  { assignmentId }: ReportSource,
  items: readonly string[],
  urls: FileUrls,
): Promise<PlacedMedia[]> {
  if (assignmentId === null || items.length === 0) return [];
  const rows = await database
    .selectFrom('report_media')
    .where('assignment_id', '=', assignmentId)
    .where('item_reference', 'in', items)
    .selectAll()
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ taskId: row.task_id, item: row.item_reference, media: shownMedia(row, urls) }));
}

type MediaRow = Selectable<Database['report_media']>;

/** Addresses only for displayable media. */
export const shownMedia = (row: MediaRow, urls: FileUrls): Media => ({
  id: row.id,
  type: row.type,
  status: row.status,
  thumb_url: row.status === 'ready' ? urls.show(row.thumb_url) : null,
  media_url: row.status === 'ready' ? urls.show(row.media_url) : null,
  mime: row.mime,
  caption: row.caption,
  taken_at: row.taken_at,
  width: row.width,
  height: row.height,
  original_url: urls.show(row.original_url),
  rotation: row.rotation,
  failure_reason: row.failure === null ? null : mediaFailures[row.failure],
});

function reportTask(
  task: MatrixTask,
  item: string,
  answers: readonly Answer[],
  media: readonly PlacedMedia[],
  currency: Currency,
  itemCount: number | null,
): ReportTask {
  const answer = answers.find((one) => one.task_id === task.id && one.item_reference === item);
  return {
    task_id: task.id,
    reference: task.reference,
    selection: answer?.selection ?? [],
    value: answer?.value ?? null,
    comment: answer?.comment ?? null,
    status: answer?.status ?? null,
    media: media.filter((one) => one.taskId === task.id && one.item === item).map((one) => one.media),
    item_count: itemCount,
    reason: answer?.reason ?? null,
    reimbursement:
      answer?.reimbursement === null || answer?.reimbursement === undefined
        ? null
        : money(answer.reimbursement, currency),
    qa_notes: answer?.qa_notes ?? null,
    version: answerVersion(answer),
  };
}

/** A version of the selection and value; null without an answer. Notes, comments and files do not change it. */
function answerVersion(answer: Pick<Answer, 'selection' | 'value'> | undefined): string | null {
  const { selection = [], value } = answer ?? {};
  if (selection.length === 0 && !value) return null;
  return createHash('sha256')
    .update(JSON.stringify([selection, value]))
    .digest('base64url')
    .slice(0, 22);
}

/** Throws `precondition.failed` when the answer has another version. */
export async function mustBeVersion(
  database: Kysely<Database>,
  assignmentId: string,
  { task, item }: FoundTask,
  version: string | null,
): Promise<void> {
  const answer = await database
    .selectFrom('report_tasks')
    .where('assignment_id', '=', assignmentId)
    .where('item_reference', '=', item)
    .where('task_id', '=', task.id)
    .select(['selection', 'value'])
    .executeTakeFirst();
  if (answerVersion(answer) !== version) throw new ApiError('precondition.failed');
}

/** Writes the given parts of an answer; the others stay. */
export async function writeAnswer(
  transaction: Kysely<Database>,
  assignmentId: string,
  { task, item }: FoundTask,
  parts: {
    readonly selection?: string;
    readonly value?: string | null;
    readonly comment?: string | null;
    readonly status?: string | null;
    readonly reason?: string | null;
    readonly qa_notes?: string | null;
    readonly reimbursement?: number | null;
  },
): Promise<void> {
  if (Object.keys(parts).length === 0) return;
  await transaction
    .insertInto('report_tasks')
    .values({ assignment_id: assignmentId, item_reference: item, task_id: task.id, ...parts })
    .onConflict((conflict) =>
      conflict.columns(['assignment_id', 'item_reference', 'task_id']).doUpdateSet(parts),
    )
    .execute();
}
