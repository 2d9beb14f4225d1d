import type { OptionRequirement, TaskRequirement } from '../../../../graphql/generated/schema.ts';
import { noAnswer } from '../logic/conditions.ts';
import type { Answer } from '../logic/conditions.ts';
import type { InnerTaskValues, MatrixItemValues, TaskValues } from '../schema.ts';

/** A task for the Shepherd: of the list, or of a matrix item. */
export type AskedTask = TaskValues | InnerTaskValues;

/** A picture or video from the simulated camera. */
export interface Capture {
  /** Counted from 1 within a task. */
  readonly number: number;
  readonly from: 'camera' | 'gallery';
}

/** The points of the pen, in hundredths of the sheet. */
export type Stroke = readonly (readonly [number, number])[];

/** All answers to a task, also those that its type does not currently use. */
export interface GivenAnswer extends Answer {
  /** The kind of task that `value` and the following fields belong to. */
  readonly kind: string;
  /** Epoch milliseconds; null while the timer is stopped. */
  readonly runningSince: number | null;
  readonly pressed: boolean;
  readonly drawing: readonly Stroke[];
  readonly status: string;
  readonly comment: string;
  readonly photos: readonly Capture[];
  readonly videos: readonly Capture[];
  /** By the keys of a matrix's items, then by those of its tasks. */
  readonly items: Readonly<Record<string, Readonly<Record<string, GivenAnswer>>>>;
}

export const nothingGiven: GivenAnswer = {
  ...noAnswer,
  kind: '',
  runningSince: null,
  pressed: false,
  drawing: [],
  status: '',
  comment: '',
  photos: [],
  videos: [],
  items: {},
};

/** A date is no answer to a task that was changed to a number. */
const kindOf = ({ type, inputType }: AskedTask): string => (type === 'INPUT' ? `INPUT ${inputType}` : type);

export const hasOptions = ({ type }: AskedTask): boolean => type === 'BOOLEAN' || type === 'SELECT';

/** The most options that can be selected; null for any number. */
export const mostOptions = (task: AskedTask): number | null =>
  task.type === 'SELECT' && task.multiSelect ? task.maxOptions : 1;

/**
 * The part of the answer that is still valid for the current task: options may have been removed, and its type may have
 * changed.
 */
export function answerTo(task: AskedTask, given: GivenAnswer | undefined): GivenAnswer {
  if (!given) return nothingGiven;
  const selection = stillThere(task, given.selection);
  const sameKind = given.kind === kindOf(task);
  if (sameKind && selection.length === given.selection.length) return given;
  const { value, runningSince, pressed, drawing, items } = sameKind ? given : nothingGiven;
  return { ...given, selection, value, runningSince, pressed, drawing, items };
}

function stillThere(task: AskedTask, selection: readonly string[]): readonly string[] {
  if (!hasOptions(task)) return [];
  const known = selection.filter((chosen) => task.options.some(({ id }) => id === chosen));
  return mostOptions(task) === 1 ? known.slice(0, 1) : known;
}

/** The answer after a change. */
export const withGiven = (
  task: AskedTask,
  given: GivenAnswer | undefined,
  change: Partial<GivenAnswer>,
): GivenAnswer => ({ ...answerTo(task, given), ...change, kind: kindOf(task) });

/** The items of the list, and custom ones of the matrix. */
export const itemsOf = ({ matrixItems, customMatrixItems }: TaskValues): readonly MatrixItemValues[] => [
  ...matrixItems,
  ...customMatrixItems,
];

/** The answer to an inner task for one of the matrix's items. */
export const answerForItem = (answer: GivenAnswer, item: string, inner: InnerTaskValues): GivenAnswer =>
  answerTo(inner, answer.items[item]?.[inner.key]);

type Extra = Exclude<TaskRequirement, 'TASK'>;

/** Whether the task requires an extra, by itself or by a selected option. */
export function asksFor(
  task: AskedTask,
  { selection }: Answer,
  extra: Extra,
): 'required' | 'optional' | null {
  const demanded =
    hasOptions(task) &&
    task.options.some(({ id, dataMandatory }) => selection.includes(id) && demands(dataMandatory, extra));
  const own = task.type === extra && task.required.includes('TASK');
  if (demanded || own || task.required.includes(extra)) return 'required';
  if (task.type === extra) return 'optional';
  return task.type === 'SIMPLE' && (extra === 'STATUS' || extra === 'COMMENT') ? 'optional' : null;
}

const demands = (kinds: readonly OptionRequirement[], extra: Extra): boolean =>
  kinds.some((kind) => kind === extra);

/** Whether any answer to the task was given. */
export function isGiven(task: AskedTask, answer: GivenAnswer): boolean {
  if (task.type === 'MATRIX' && 'matrixTasks' in task)
    return itemsOf(task).some(({ key }) => isBegun(task, answer, key));
  return (
    answer.selection.length > 0 ||
    (answer.value ?? '') !== '' ||
    answer.pressed ||
    answer.drawing.length > 0 ||
    (asksFor(task, answer, 'STATUS') !== null && answer.status !== '') ||
    (asksFor(task, answer, 'COMMENT') !== null && answer.comment.trim() !== '') ||
    (asksFor(task, answer, 'PHOTO') !== null && answer.photos.length > 0) ||
    (asksFor(task, answer, 'VIDEO') !== null && answer.videos.length > 0)
  );
}

/** Whether any answer for a matrix item was given. */
export const isBegun = (matrix: TaskValues, answer: GivenAnswer, item: string): boolean =>
  matrix.matrixTasks.some((inner) => isGiven(inner, answerForItem(answer, item, inner)));
