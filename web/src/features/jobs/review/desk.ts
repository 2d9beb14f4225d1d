import { isAnswered } from '../../../kit/tasks/reading.ts';
import type { JobNumberedTask } from '../tasks/jobTasks.ts';
import type { MarkedTasks } from './marks/reviewMarks.ts';

/** The reviewer's progress in the tasks of a job; it survives a reload. */
export interface DeskState extends MarkedTasks {
  /** The id of the current task; empty for the first one that no reviewer has seen. */
  readonly task: string;
  /** The id of the large photo or video; empty for the first one of the task. */
  readonly media: string;
  readonly onlySelected: boolean;
  /** The tasks left by a jump, the last one at the end. */
  readonly left: readonly string[];
  /** The id of the job whose completion led to this one; empty for none. */
  readonly from: string;
}

export const newDesk: DeskState = {
  task: '',
  media: '',
  seen: [],
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

/** The tasks that pass the filter. */
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

/** The current task: the one that was selected, or the first one that is shown and that no reviewer has seen. */
export const currentTask = (
  tasks: readonly JobNumberedTask[],
  { task, seen, accepted }: DeskState,
): JobNumberedTask | undefined =>
  tasks.find(({ question }) => question.id === task) ??
  tasks.find(({ skipped, question: { id } }) => !skipped && !seen.includes(id) && !accepted.includes(id)) ??
  tasks[0];

const mostLeft = 50;

/** Moves to a task; the one before counts as seen, and `undoJump` leads back to it. */
export function goTo(state: DeskState, from: string | undefined, to: string, media = ''): DeskState {
  if (from === to && state.media === media) return state;
  if (from === undefined || from === to) return { ...state, task: to, media };
  const left = [...state.left, from].slice(-mostLeft);
  return { ...state, task: to, media, left, seen: withTask(state.seen, from) };
}

const withTask = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids : [...ids, id];

/** Moves to the previous or next task; stops at the ends. */
export function step(state: DeskState, tasks: readonly JobNumberedTask[], by: -1 | 1): DeskState {
  const from = currentTask(tasks, state);
  const to = from && tasks[tasks.indexOf(from) + by];
  return to ? goTo(state, from.question.id, to.question.id) : state;
}

/** Moves to the previous or next photo or video, of any task. */
export function stepMedia(state: DeskState, tasks: readonly JobNumberedTask[], by: -1 | 1): DeskState {
  const from = currentTask(tasks, state);
  if (!from) return state;
  const all = tasks.flatMap((task) => readyMedia(task).map(({ id }) => ({ id, task: task.question.id })));
  const shown = shownMediaOf(from, state)?.id;
  const at = all.findIndex(({ id }) => id === shown);
  const to = at === -1 ? mediaBeside(tasks, tasks.indexOf(from), by) : all[at + by];
  return to ? goTo(state, from.question.id, to.task, to.id) : state;
}

/** The nearest one, from a task without any. */
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

/** The large photo beside the task. */
export const shownMediaOf = (task: JobNumberedTask, { media }: Pick<DeskState, 'media'>) =>
  readyMedia(task).find(({ id }) => id === media) ?? readyMedia(task)[0];

/** Accepts a task and moves to the next one that is not accepted, or undoes the acceptance. */
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

/** Returns to the task that was left last and is still shown. */
export function undoJump(state: DeskState, tasks: readonly JobNumberedTask[]): DeskState {
  const at = state.left.findLastIndex((id) => tasks.some(({ question }) => question.id === id));
  const task = state.left[at];
  return task === undefined ? state : { ...state, task, media: '', left: state.left.slice(0, at) };
}

export const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** The tasks to review: without those that logic skipped. */
export const reviewedTasks = (tasks: readonly JobNumberedTask[]): readonly JobNumberedTask[] =>
  tasks.filter(({ skipped }) => !skipped);

/** The number of accepted ones. */
export const acceptedOf = (tasks: readonly JobNumberedTask[], { accepted }: DeskState): number =>
  tasks.filter(({ question }) => accepted.includes(question.id)).length;
