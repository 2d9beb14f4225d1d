import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { FileUrls } from '../files/signed-urls.ts';
import { tasksOf } from '../tasks/task-lists.ts';
import type { MatrixTask, Media, PublicMedia, Task } from '../tasks/schemas.ts';
import { deviates } from './deviations.ts';
import { isPublic, publicInner, publicTasks } from './public-report.ts';
import { itemsOf } from './report.ts';
import type { MatrixPage, ReportSource } from './report.ts';
import type { ReportTask } from './schemas.ts';
import { readWithSkipped } from './skipped.ts';
import type { ItemAnswer } from './skipped.ts';

export type PublicAnswer = {
  task_id: string;
  selection: string[];
  value: string | null;
  comment: string | null;
  status: string | null;
  media: PublicMedia[];
  item_count: number | null;
  deviates: boolean;
  /** Of the items of a matrix. */
  answered_count: number | null;
  deviation_count: number | null;
  deviations: Deviation[] | null;
};

/** Matrix items with the same unexpected answer to the same task. */
export type Deviation = {
  task_id: string;
  selection: string[];
  status: string | null;
  item_count: number;
  /** Labels of the first items. */
  items: string[];
};

/** Maximum of named items and answers in the overview; the matrix table has all of them. */
export const mostNamed = 5;

/**
 * The public tasks with their answers; photos and videos only once processed. Tasks that logic skipped are left out,
 * so that they do not count as unanswered.
 */
export async function publicReport(database: Kysely<Database>, source: ReportSource, urls: FileUrls) {
  const { answers, ofItems, skipped } = await readWithSkipped(database, source, urls);
  const tasks = new Map(
    tasksOf(source.tasks)
      .filter((task) => isPublic(task) && !skipped.has(task.id))
      .map((task) => [task.id, task]),
  );
  return {
    task_groups: publicTasks(source.tasks, skipped),
    report: {
      tasks: answers.flatMap((answer) => {
        const task = tasks.get(answer.task_id);
        if (!task) return [];
        return [
          task.component.type === 'matrix' ? matrixAnswer(task, answer, ofItems) : publicAnswer(task, answer),
        ];
      }),
    },
  };
}

function matrixAnswer(task: Task, answer: ReportTask, ofItems: readonly ItemAnswer[]): PublicAnswer {
  const items = new Map(itemsOf(task).map(({ reference, label }) => [reference, label]));
  const inner = new Map(publicInner(task).map((one) => [one.id, one]));
  const own = ofItems.filter(
    ({ task_id, item_reference }) => inner.has(task_id) && items.has(item_reference),
  );
  const deviating = own.filter((one) => {
    const asked = inner.get(one.task_id);
    return asked !== undefined && deviates(asked, one);
  });
  const deviation_count = new Set(deviating.map(({ item_reference }) => item_reference)).size;
  return {
    ...publicAnswer(task, answer),
    deviates: deviation_count > 0,
    answered_count: new Set(own.map(({ item_reference }) => item_reference)).size,
    deviation_count,
    deviations: groupedByAnswer(deviating, [...inner.keys()], items),
  };
}

/** In task order, most frequent answers first, items in their order. */
function groupedByAnswer(
  deviating: readonly ItemAnswer[],
  taskIds: readonly string[],
  items: ReadonlyMap<string, string>,
): Deviation[] {
  const groups = Map.groupBy(deviating, ({ task_id, selection, status }) =>
    JSON.stringify([task_id, selection, status]),
  );
  return [...groups.values()]
    .flatMap(([first, ...others]) => (first ? [deviationOf(first, others, items)] : []))
    .toSorted(
      (one, other) =>
        taskIds.indexOf(one.task_id) - taskIds.indexOf(other.task_id) || other.item_count - one.item_count,
    )
    .slice(0, mostNamed);
}

function deviationOf(
  { task_id, selection, status, item_reference }: ItemAnswer,
  alike: readonly ItemAnswer[],
  items: ReadonlyMap<string, string>,
): Deviation {
  const references = new Set([item_reference, ...alike.map((one) => one.item_reference)]);
  const labels = [...items].filter(([reference]) => references.has(reference)).map(([, label]) => label);
  return { task_id, selection, status, item_count: labels.length, items: labels.slice(0, mostNamed) };
}

/** A matrix item with its public answers. */
export const publicItem =
  (inner: readonly MatrixTask[]) =>
  ({ tasks, ...item }: MatrixPage['items'][number]) => {
    const answers = inner.flatMap((task) =>
      tasks.filter(({ task_id }) => task_id === task.id).map((answer) => publicAnswer(task, answer)),
    );
    return { ...item, deviates: answers.some((answer) => answer.deviates), tasks: answers };
  };

function publicAnswer(task: MatrixTask, answer: ReportTask): PublicAnswer {
  const { task_id, selection, value, comment, status, media, item_count } = answer;
  return {
    task_id,
    selection,
    value,
    comment,
    status,
    media: media.filter((one) => one.status === 'ready' && isMade(one)).map(publicMedia),
    item_count,
    deviates: deviates(task, answer),
    answered_count: null,
    deviation_count: null,
    deviations: null,
  };
}

/** Unprocessed uploads are shown to staff only. */
const isMade = ({ media_url, original_url }: Media): boolean => media_url !== original_url;

const publicMedia = (media: Media): PublicMedia => ({
  id: media.id,
  type: media.type,
  status: media.status,
  thumb_url: media.thumb_url,
  media_url: media.media_url,
  mime: media.mime,
  caption: media.caption,
  taken_at: media.taken_at,
  width: media.width,
  height: media.height,
});
