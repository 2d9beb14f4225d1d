import type { Currency } from '../../../../graphql/generated/schema.ts';
import { taskAfter } from '../logic/conditions.ts';
import { placedTasks, sectionWith, taskWith, tasksOf } from '../places.ts';
import type { PlacedTask } from '../places.ts';
import type { TaskListValues } from '../schema.ts';
import { answerTo, withGiven } from './answers.ts';
import type { AskedTask, GivenAnswer } from './answers.ts';
import { jumpInWords } from './jumpWords.ts';
import { missingFrom } from './missing.ts';

/** A visited task. */
export interface Stop {
  /** Its key. */
  readonly task: string;
  /** The text of the jump that led there; null if the list simply continued. */
  readonly because: string | null;
}

/** A walk through a list as a Shepherd. */
export interface Walk {
  /** The path. The last stop is the current task. */
  readonly way: readonly Stop[];
  /** Whether the last task is completed. */
  readonly ended: boolean;
  /** Whether continuing was blocked, so that the missing answers are shown. */
  readonly held: boolean;
  /** By task key. They survive edits; `answerTo` returns the parts that are still valid. */
  readonly answers: Readonly<Record<string, GivenAnswer>>;
}

export type WalkAction =
  /** A task or section was selected in the editor. */
  | { readonly type: 'shown'; readonly key: string }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'again' };

/** The list of the walk. */
export interface Ground {
  readonly list: TaskListValues;
  readonly currency: Currency;
}

export const newWalk: Walk = { way: [], ended: false, held: false, answers: {} };

/** The number of visits to the same task that counts as a loop. A second attempt is none yet. */
export const visitsOfCircle = 3;

export function step(walk: Walk, action: WalkAction, { list, currency }: Ground): Walk {
  switch (action.type) {
    case 'shown':
      return shown(walk, action.key, list);
    case 'next':
      return next(fitting(walk, list), list, currency);
    case 'back':
      return back(fitting(walk, list));
    case 'again':
      return { ...newWalk, way: startOf(list) };
  }
}

/** Sets an answer, on any version of the list. */
export function answered(walk: Walk, task: AskedTask, change: Partial<GivenAnswer>): Walk {
  const answer = withGiven(task, walk.answers[task.key], change);
  return { ...walk, answers: { ...walk.answers, [task.key]: answer } };
}

const startOf = (list: TaskListValues): readonly Stop[] =>
  placedTasks(list)
    .slice(0, 1)
    .map(({ task }) => stopAt(task.key));

const stopAt = (task: string): Stop => ({ task, because: null });

/** Adapts the walk to an edited list: removed tasks are removed from the path. */
export function fitting(walk: Walk, list: TaskListValues): Walk {
  const known = new Set(placedTasks(list).map(({ task }) => task.key));
  const way = walk.way.filter(({ task }) => known.has(task));
  if (way.length === walk.way.length) return walk;
  const held = walk.held && walk.way.at(-1) === way.at(-1);
  return { ...walk, way: way.length === 0 ? startOf(list) : way, held };
}

/** The current task; undefined before the start, and in a section without tasks. */
export function current({ way }: Walk, list: TaskListValues): PlacedTask | undefined {
  const stop = way.at(-1);
  return stop && taskWith(list, stop.task);
}

/** Goes back to a task of the path; any other task starts a new path. */
function shown(walk: Walk, key: string, list: TaskListValues): Walk {
  const section = sectionWith(list, key);
  const target = section ? section.tasks[0]?.key : taskOf(key, list);
  if (target === undefined) {
    const way = section ? [] : walk.way.length === 0 ? startOf(list) : walk.way;
    return { ...walk, way, ended: walk.ended && !section };
  }
  const place = walk.way.findLastIndex(({ task }) => task === target);
  const way = place === -1 ? [stopAt(target)] : walk.way.slice(0, place + 1);
  return { ...walk, way, ended: false, held: false };
}

/** The task with the key, or the matrix that contains it. */
function taskOf(key: string, list: TaskListValues): string | undefined {
  const found = tasksOf(list).find(({ task }) => task.key === key);
  return found?.inner === undefined ? found?.task.key : found.matrix.task.key;
}

function next(walk: Walk, list: TaskListValues, currency: Currency): Walk {
  const here = current(walk, list);
  if (!here || walk.ended) return walk;
  const answer = answerTo(here.task, walk.answers[here.task.key]);
  if (missingFrom(here.task, answer, currency).length > 0) return { ...walk, held: true };
  const target = taskAfter(list, here.task.key, answer);
  if (!target) return { ...walk, ended: true, held: false };
  const stop = { task: target.task.key, because: jumpInWords(list, here.task, answer, currency) };
  return { ...walk, way: [...walk.way, stop], held: false };
}

function back(walk: Walk): Walk {
  if (walk.ended) return { ...walk, ended: false };
  return walk.way.length > 1 ? { ...walk, way: walk.way.slice(0, -1), held: false } : walk;
}

/** The keys of the visited tasks, each once, in the order of the first visit. */
export const visited = ({ way }: Walk): readonly string[] => [...new Set(way.map(({ task }) => task))];

/** The number of visits to the current task. */
export const visitsHere = ({ way }: Walk): number => {
  const here = way.at(-1)?.task;
  return way.filter(({ task }) => task === here).length;
};

export const goesInCircle = (walk: Walk): boolean => !walk.ended && visitsHere(walk) >= visitsOfCircle;

/** Tasks that the path does not visit, in the order of the list. */
export interface LeftOut {
  readonly jumpedOver: readonly PlacedTask[];
  /** Those before the start of the walk, which was the editor's selection. */
  readonly before: readonly PlacedTask[];
}

export function leftOut(walk: Walk, list: TaskListValues): LeftOut {
  const tasks = placedTasks(list);
  const done = new Set(visited(walk));
  const first = tasks.findIndex(({ task }) => done.has(task.key));
  const missed = tasks.filter(({ task }) => !done.has(task.key));
  return {
    jumpedOver: missed.filter(({ number }) => number > first),
    before: missed.filter(({ number }) => number <= first),
  };
}
