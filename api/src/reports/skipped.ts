import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { FileUrls } from '../files/signed-urls.ts';
import { skippedIn } from '../tasks/path.ts';
import { tasksOf } from '../tasks/task-lists.ts';
import { hasNothing, readAnswered, readItemAnswers } from './report.ts';
import type { ReportSource } from './report.ts';
import type { ReportTask } from './schemas.ts';

export type ItemAnswer = Awaited<ReturnType<typeof readItemAnswers>>[number];

/** The answers of a report, those of its matrix items, and the ids of tasks that logic skipped. */
export async function readWithSkipped(database: Kysely<Database>, source: ReportSource, urls: FileUrls) {
  const answers = await readAnswered(database, source, urls);
  const hasMatrix = answers.some(({ item_count: items }) => items !== null);
  const ofItems = hasMatrix ? await readItemAnswers(database, source) : [];
  return { answers, ofItems, skipped: skippedIn(source.tasks, givenIn(source, answers, ofItems)) };
}

/** The answers of a report for staff. A matrix that logic skipped is left out; staff notes on a task stay. */
export async function readReport(
  database: Kysely<Database>,
  source: ReportSource,
  urls: FileUrls,
): Promise<ReportTask[]> {
  const { answers, skipped } = await readWithSkipped(database, source, urls);
  return answers.filter((answer) => !(skipped.has(answer.task_id) && hasNothing(answer)));
}

/** Answers by task id. A matrix has one if any of its items has; staff notes alone do not count. */
function givenIn(
  { tasks }: ReportSource,
  answers: readonly ReportTask[],
  ofItems: readonly ItemAnswer[],
): ReadonlyMap<string, ReportTask> {
  const withItems = new Set(ofItems.map(({ task_id }) => task_id));
  const matrices = new Set(
    tasksOf(tasks)
      .filter(({ component }) => component.matrix_tasks?.some(({ id }) => withItems.has(id)))
      .map(({ id }) => id),
  );
  return new Map(
    answers
      .filter((answer) => matrices.has(answer.task_id) || isAnswered(answer))
      .map((answer) => [answer.task_id, answer]),
  );
}

const isAnswered = ({ selection, value, comment, status, media }: ReportTask): boolean =>
  selection.length > 0 || media.length > 0 || [value, comment, status].some(Boolean);
