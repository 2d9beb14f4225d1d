import type { Currency } from '../../../../graphql/generated/schema.ts';
import { taskAfter } from '../logic/conditions.ts';
import { placedTasks, sectionWith, taskWith, tasksOf } from '../places.ts';
import type { PlacedTask } from '../places.ts';
import type { TaskListValues } from '../schema.ts';
import { answerTo, withGiven } from './answers.ts';
import type { AskedTask, GivenAnswer } from './answers.ts';
import { jumpInWords } from './jumpWords.ts';
import { missingFrom } from './missing.ts';

/** A task that the walk has come to. */
export interface Stop {
  /** Its key. */
  readonly task: string;
  /** Why a jump led there, in words; null where the list simply went on. */
  readonly because: string | null;
}

/** How somebody walks through a list as a Shepherd would. */
export interface Walk {
  /** The way that was come. The last stop is the task that is shown. */
  readonly way: readonly Stop[];
  /** Whether the last task is behind. */
  readonly ended: boolean;
  /** Whether going on was refused, so that what is missing is to be told. */
  readonly held: boolean;
  /** By the keys of tasks. They outlast edits; `answerTo` tells what of them still is an answer. */
  readonly answers: Readonly<Record<string, GivenAnswer>>;
}

export type WalkAction =
  /** A task or section was chosen elsewhere. */
  | { readonly type: 'shown'; readonly key: string }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'again' };

/** What is walked through. */
export interface Ground {
  readonly list: TaskListValues;
  readonly currency: Currency;
}

export const newWalk: Walk = { way: [], ended: false, held: false, answers: {} };

/** As often can a list lead to the same task before it is said to go in a circle. Another try is no circle yet. */
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

/** What was given at a task, on whatever list. */
export function answered(walk: Walk, task: AskedTask, change: Partial<GivenAnswer>): Walk {
  const answer = withGiven(task, walk.answers[task.key], change);
  return { ...walk, answers: { ...walk.answers, [task.key]: answer } };
}

const startOf = (list: TaskListValues): readonly Stop[] =>
  placedTasks(list)
    .slice(0, 1)
    .map(({ task }) => stopAt(task.key));

const stopAt = (task: string): Stop => ({ task, because: null });

/** The walk on a list that was edited meanwhile: tasks that are gone are no stops any more. */
export function fitting(walk: Walk, list: TaskListValues): Walk {
  const known = new Set(placedTasks(list).map(({ task }) => task.key));
  const way = walk.way.filter(({ task }) => known.has(task));
  if (way.length === walk.way.length) return walk;
  const held = walk.held && walk.way.at(-1) === way.at(-1);
  return { ...walk, way: way.length === 0 ? startOf(list) : way, held };
}

/** Where the walk stands; undefined before it began, and in a section without tasks. */
export function current({ way }: Walk, list: TaskListValues): PlacedTask | undefined {
  const stop = way.at(-1);
  return stop && taskWith(list, stop.task);
}

/** A task that is on the way already is gone back to; at another one a new way begins. */
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

/** The task with the key, or the matrix that it stands in. */
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

/** The keys of the tasks on the way, each once, in the order they were first come to. */
export const visited = ({ way }: Walk): readonly string[] => [...new Set(way.map(({ task }) => task))];

/** How often the walk has come to the task where it stands. */
export const visitsHere = ({ way }: Walk): number => {
  const here = way.at(-1)?.task;
  return way.filter(({ task }) => task === here).length;
};

export const goesInCircle = (walk: Walk): boolean => !walk.ended && visitsHere(walk) >= visitsOfCircle;

/** Tasks that nobody comes to on this way, in the order of the list. */
export interface LeftOut {
  readonly jumpedOver: readonly PlacedTask[];
  /** Those before the task that the walk began with, because the editor stood there. */
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
