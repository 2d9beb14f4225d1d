import { storedFile } from '../files/signed-urls.ts';
import type { MatrixTask, Task, TaskLogic } from '../tasks/schemas.ts';
import { captionFor, dayFor, numberFor, remarkFor, textFor, waitFor } from './answer-values.ts';
import { photoCount, shelfCount, storedPhoto, storedShelf, storedVideo } from './files.ts';
import type { Random } from './random.ts';

export type AssignmentTask = Task;

type Answer = {
  assignment_id: string;
  item_reference: string;
  task_id: string;
  selection: string[];
  value: string | null;
  comment: string | null;
  status: string | null;
  reimbursement: number | null;
};
export type Medium = {
  assignment_id: string;
  item_reference: string;
  task_id: string;
  type: 'photo' | 'video';
  mime: 'jpeg' | 'png' | 'mp4';
  media_url: string;
  thumb_url: string | null;
  original_url: string | null;
  width: number | null;
  height: number | null;
  caption: string | null;
  taken_at: string;
  created_at: string;
  shares_file: boolean;
};

/** A photo whose bytes are gone: the console shows a placeholder. */
export const deadPhoto = storedFile('demo0000missing0000photo.png');

/** So few of the photos of old work are lost. */
const lostShare = 0.004;

/** One of so many answers about products says that there was none. */
const outOfStockEach = 23;

/** Made-up answers to the tasks of one assignment: to all, or to the first half where work goes on. */
export function answersTo(
  {
    assignmentId,
    tasks,
    logic = [],
    halfDone,
    mostItems,
    photosEach,
    old,
  }: {
    readonly assignmentId: string;
    readonly tasks: readonly AssignmentTask[];
    /** Where to go on after an answer: what is jumped over is not answered. */
    readonly logic?: readonly TaskLogic[] | undefined;
    readonly halfDone: boolean;
    /** How many items of a matrix were answered. */
    readonly mostItems: number;
    /** How many photos each task has that asks for some; left out, one or two. */
    readonly photosEach?: number | undefined;
    /** Whether the work is over: only then some photos may be lost. */
    readonly old: boolean;
  },
  { random, takenAt }: { readonly random: Random; readonly takenAt: string },
): { answers: Answer[]; media: Medium[] } {
  const chosen = new Map(tasks.map((task) => [task.id, selectionFor(task, random, isDecisive(task, logic))]));
  const asked = walk(tasks, logic, chosen).slice(0, halfDone ? Math.ceil(tasks.length / 2) : tasks.length);
  const places = asked.flatMap((task): { task: MatrixTask; item: string }[] => {
    if (task.component.type !== 'matrix') return [{ task, item: '' }];
    const items = [...(task.component.matrix_items ?? []), ...(task.component.custom_matrix_items ?? [])];
    return items
      .slice(0, mostItems)
      .flatMap(({ reference }) =>
        (task.component.matrix_tasks ?? []).map((inner) => ({ task: inner, item: reference })),
      );
  });
  const answered = places.filter(({ task }) => !task.internal);
  return {
    answers: answered.map(({ task, item }, index) => ({
      assignment_id: assignmentId,
      item_reference: item,
      task_id: task.id,
      selection: (item === '' ? chosen.get(task.id) : undefined) ?? selectionFor(task, random, false),
      value: valueFor(task, takenAt, random),
      comment: task.required.includes('comment') || random.chance(0.1) ? remarkFor(task.title, random) : null,
      status: item !== '' && index % outOfStockEach === 4 ? 'out_of_stock' : 'done',
      reimbursement: null,
    })),
    media: answered.flatMap(({ task, item }) =>
      mediaFor(task, item, random, { photosEach, old }).map((medium, index) => ({
        assignment_id: assignmentId,
        item_reference: item,
        task_id: task.id,
        ...medium,
        caption: index === 0 && random.chance(0.3) ? captionFor(random) : null,
        taken_at: takenAt,
        created_at: takenAt,
        shares_file: true,
      })),
    ),
  };
}

/** The tasks in the order in which they come, without those that an answer jumps over. */
function walk(
  tasks: readonly AssignmentTask[],
  logic: readonly TaskLogic[],
  chosen: ReadonlyMap<string, readonly string[]>,
): AssignmentTask[] {
  const way: AssignmentTask[] = [];
  for (let place = 0; place < tasks.length;) {
    const task = tasks[place];
    if (!task) break;
    way.push(task);
    const own = logic.find((row) => row.task_reference === task.reference)?.actions ?? [];
    const jump = own.find(({ condition }) => holds(condition, chosen.get(task.id) ?? []))?.jump;
    const target = tasks.findIndex(({ reference }) => reference === jump);
    place = target > place ? target : place + 1;
  }
  return way;
}

const holds = (
  { operator, arguments: wanted }: TaskLogic['actions'][number]['condition'],
  given: readonly string[],
): boolean => operator === 'always' || wanted.some((value) => given.includes(value));

/** Whether the rest of the visit hangs on a yes: it was made, so the answer was one. */
const isDecisive = ({ reference, component }: AssignmentTask, logic: readonly TaskLogic[]): boolean =>
  component.type === 'boolean' && logic.some((row) => row.task_reference === reference);

/** Most answers are the one that is hoped for, which stands first. */
function selectionFor({ component }: MatrixTask, random: Random, decisive: boolean): string[] {
  const [first, ...others] = component.options ?? [];
  if (!first) return [];
  if (decisive || random.chance(0.6)) return [first.id];
  const chosen = random.pick([first, ...others]);
  const more = component.multi_select === true && random.chance(0.5) ? others[0] : undefined;
  return [...new Set([chosen.id, ...(more ? [more.id] : [])])];
}

function valueFor({ title, component }: MatrixTask, visited: string, random: Random): string | null {
  if (component.type === 'barcode') return String(random.integer(5_000_000_000_000, 5_099_999_999_999));
  if (component.type === 'timer') return waitFor(title, random);
  if (component.type !== 'input') return null;
  switch (component.input_type) {
    case 'numeric':
      return numberFor(title, random);
    case 'price':
      return (random.integer(50, 900) / 100).toFixed(2);
    case 'date':
      return dayFor(title, visited, random);
    default:
      return textFor(title, random);
  }
}

function mediaFor(
  { component }: MatrixTask,
  item: string,
  random: Random,
  { photosEach, old }: { readonly photosEach: number | undefined; readonly old: boolean },
): Pick<Medium, 'type' | 'mime' | Shown>[] {
  if (component.type === 'video') {
    const number = random.integer(0, shelfCount - 1);
    const url = storedVideo(number);
    const poster = storedShelf(number);
    return [{ ...nothing, type: 'video', mime: 'mp4', media_url: url, thumb_url: poster, ...filmed }];
  }
  if (component.type !== 'photo' && component.type !== 'draw') return [];
  if (item !== '' && random.chance(0.9)) return [];
  const count = component.type === 'draw' ? 1 : (photosEach ?? random.integer(1, 2));
  return Array.from({ length: count }, () =>
    old && random.chance(lostShare)
      ? { ...nothing, type: 'photo', mime: 'png', media_url: deadPhoto, thumb_url: deadPhoto }
      : { type: 'photo', mime: 'jpeg', ...storedPhoto(random.integer(0, photoCount - 1)) },
  );
}

type Shown = 'media_url' | 'thumb_url' | 'original_url' | 'width' | 'height';
const nothing = { original_url: null, width: null, height: null };
/** Pixels of the demo's videos. */
const filmed = { width: 1_920, height: 1_080 };
