import { isAnswered } from '../../../kit/tasks/reading.ts';
import type { JobNumberedTask } from '../tasks/jobTasks.ts';

/** What a reviewer has done with the tasks of a job so far; it survives a reload. */
export interface DeskState {
  /** The task that the keys are about, by its id; empty for the first one. */
  readonly task: string;
  /** The photo or video that is shown large, by its id; empty for the first one of the task. */
  readonly media: string;
  readonly accepted: readonly string[];
  /** Those that are to be looked at again. */
  readonly selected: readonly string[];
  readonly onlySelected: boolean;
  /** The tasks that were left by a jump, the last one at the end. */
  readonly left: readonly string[];
  /** The job whose completion led to this one, by its id; empty for none. */
  readonly from: string;
}

export const newDesk: DeskState = {
  task: '',
  media: '',
  accepted: [],
  selected: [],
  onlySelected: false,
  left: [],
  from: '',
};

export interface ShownKinds {
  readonly done: boolean;
  readonly unanswered: boolean;
}

/** The tasks that the toggles leave. */
export const shownTasks = (
  tasks: readonly JobNumberedTask[],
  { done, unanswered }: ShownKinds,
  { onlySelected, selected }: Pick<DeskState, 'onlySelected' | 'selected'>,
): readonly JobNumberedTask[] =>
  tasks.filter(
    (task) => isOfKind(task, { done, unanswered }) && (!onlySelected || selected.includes(task.question.id)),
  );

/** A task that logic skipped is neither: it is shown among all tasks only. */
function isOfKind(task: JobNumberedTask, { done, unanswered }: ShownKinds): boolean {
  if (task.skipped) return done && unanswered;
  return isDone(task) ? done : unanswered;
}

const isDone = ({ answer }: JobNumberedTask): boolean => isAnswered(answer) || (answer?.itemCount ?? 0) > 0;

/** The task that the keys are about: the one that was gone to, or the first one that is shown. */
export const currentTask = (
  tasks: readonly JobNumberedTask[],
  { task }: DeskState,
): JobNumberedTask | undefined => tasks.find(({ question }) => question.id === task) ?? tasks[0];

const mostLeft = 50;

/** Goes to a task; `undoJump` leads back. */
export function goTo(state: DeskState, from: string | undefined, to: string, media = ''): DeskState {
  if (from === to && state.media === media) return state;
  const left = from === undefined || from === to ? state.left : [...state.left, from].slice(-mostLeft);
  return { ...state, task: to, media, left };
}

/** To the task before or after; the ends stay where they are. */
export function step(state: DeskState, tasks: readonly JobNumberedTask[], by: -1 | 1): DeskState {
  const from = currentTask(tasks, state);
  const to = from && tasks[tasks.indexOf(from) + by];
  return to ? goTo(state, from.question.id, to.question.id) : state;
}

/** To the photo or video before or after, of whichever task. */
export function stepMedia(state: DeskState, tasks: readonly JobNumberedTask[], by: -1 | 1): DeskState {
  const from = currentTask(tasks, state);
  if (!from) return state;
  const all = tasks.flatMap((task) => readyMedia(task).map(({ id }) => ({ id, task: task.question.id })));
  const shown = shownMediaOf(from, state)?.id;
  const at = all.findIndex(({ id }) => id === shown);
  const to = at === -1 ? mediaBeside(tasks, tasks.indexOf(from), by) : all[at + by];
  return to ? goTo(state, from.question.id, to.task, to.id) : state;
}

/** The nearest one, seen from a task without any. */
function mediaBeside(tasks: readonly JobNumberedTask[], position: number, by: -1 | 1) {
  for (let at = position + by; at >= 0 && at < tasks.length; at += by) {
    const task = tasks[at];
    const media = task && (by === 1 ? readyMedia(task)[0] : readyMedia(task).at(-1));
    if (task && media) return { id: media.id, task: task.question.id };
  }
  return undefined;
}

export const readyMedia = ({ answer }: JobNumberedTask) =>
  (answer?.media ?? []).filter(({ status }) => status === 'READY');

/** What stands large beside the task. */
export const shownMediaOf = (task: JobNumberedTask, { media }: Pick<DeskState, 'media'>) =>
  readyMedia(task).find(({ id }) => id === media) ?? readyMedia(task)[0];

/** Accepts a task, or takes that back, and goes on to the next one that was not accepted. */
export function accept(state: DeskState, tasks: readonly JobNumberedTask[]): DeskState {
  const from = currentTask(tasks, state);
  if (!from) return state;
  const { id } = from.question;
  if (state.accepted.includes(id)) return { ...state, accepted: state.accepted.filter((one) => one !== id) };
  const accepted = [...state.accepted, id];
  const position = tasks.indexOf(from);
  const open = reviewedTasks([...tasks.slice(position + 1), ...tasks.slice(0, position)]).find(
    ({ question }) => !accepted.includes(question.id),
  );
  return open ? goTo({ ...state, accepted }, id, open.question.id) : { ...state, task: id, accepted };
}

/** Back to the task that was left last and is still shown. */
export function undoJump(state: DeskState, tasks: readonly JobNumberedTask[]): DeskState {
  const at = state.left.findLastIndex((id) => tasks.some(({ question }) => question.id === id));
  const task = state.left[at];
  return task === undefined ? state : { ...state, task, media: '', left: state.left.slice(0, at) };
}

export const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** The tasks that are there to be reviewed: not those that logic skipped. */
export const reviewedTasks = (tasks: readonly JobNumberedTask[]): readonly JobNumberedTask[] =>
  tasks.filter(({ skipped }) => !skipped);

/** How many of them were accepted. */
export const acceptedOf = (tasks: readonly JobNumberedTask[], { accepted }: DeskState): number =>
  tasks.filter(({ question }) => accepted.includes(question.id)).length;
