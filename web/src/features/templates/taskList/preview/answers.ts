import type { OptionRequirement, TaskRequirement } from '../../../../graphql/generated/schema.ts';
import { noAnswer } from '../logic/conditions.ts';
import type { Answer } from '../logic/conditions.ts';
import type { InnerTaskValues, MatrixItemValues, TaskValues } from '../schema.ts';

/** What is asked of a Shepherd: a task of the list, or one that is done for every item of a matrix. */
export type AskedTask = TaskValues | InnerTaskValues;

/** A picture or video that the stand-in for the camera has made. */
export interface Capture {
  /** Counted from 1 within a task. */
  readonly number: number;
  readonly from: 'camera' | 'gallery';
}

/** Where the pen went, in hundredths of the sheet. */
export type Stroke = readonly (readonly [number, number])[];

/** Everything that is given at a task, also what its type does not ask for at the moment. */
export interface GivenAnswer extends Answer {
  /** The kind of task that `value` and what follows were given to. */
  readonly kind: string;
  /** Milliseconds of the clock; null while the timer stands still. */
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

/** A date is no answer to what asks for a number meanwhile. */
const kindOf = ({ type, inputType }: AskedTask): string => (type === 'INPUT' ? `INPUT ${inputType}` : type);

export const hasOptions = ({ type }: AskedTask): boolean => type === 'BOOLEAN' || type === 'SELECT';

/** How many options can be chosen; null is any number. */
export const mostOptions = (task: AskedTask): number | null =>
  task.type === 'SELECT' && task.multiSelect ? task.maxOptions : 1;

/** What still is an answer to the task as it is now: options may have gone, and its type may be another. */
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

/** The answer after something was given at the task. */
export const withGiven = (
  task: AskedTask,
  given: GivenAnswer | undefined,
  change: Partial<GivenAnswer>,
): GivenAnswer => ({ ...answerTo(task, given), ...change, kind: kindOf(task) });

/** Items of the list and those that were added for it. */
export const itemsOf = ({ matrixItems, customMatrixItems }: TaskValues): readonly MatrixItemValues[] => [
  ...matrixItems,
  ...customMatrixItems,
];

/** What was given at a task of a matrix for one of its items. */
export const answerForItem = (answer: GivenAnswer, item: string, inner: InnerTaskValues): GivenAnswer =>
  answerTo(inner, answer.items[item]?.[inner.key]);

type Extra = Exclude<TaskRequirement, 'TASK'>;

/** Whether the task asks for more than its own answer: what it requires itself, or what a chosen option demands. */
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

/** Whether anything that the task asks for was given. */
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

/** Whether anything was given for an item of a matrix. */
export const isBegun = (matrix: TaskValues, answer: GivenAnswer, item: string): boolean =>
  matrix.matrixTasks.some((inner) => isGiven(inner, answerForItem(answer, item, inner)));
