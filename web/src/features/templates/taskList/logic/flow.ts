import { placedTasks } from '../places.ts';
import type { PlacedTask } from '../places.ts';
import type { JumpValues, TaskListValues, TaskValues } from '../schema.ts';
import { answersTo } from './answers.ts';
import { comparisonOf } from '@shepherd/domain/conditions.ts';
import { loopsOf, reachedFrom } from './graph.ts';
import type { Search } from './search.ts';

/** A jump with its analysis. */
export interface FlowJump {
  readonly jump: JumpValues;
  /** Null if its target was removed: then the next task follows. */
  readonly target: PlacedTask | null;
  /** Some answer takes it. True if this cannot be decided. */
  readonly possible: boolean;
}

/** A task with the analysis of its jumps. */
export interface FlowTask {
  readonly placed: PlacedTask;
  readonly jumps: readonly FlowJump[];
  /** Some answer takes none of the jumps. */
  readonly passes: boolean;
  /** Some answers lead here from the first task. */
  readonly reached: boolean;
  /** Some answers lead from here to the end. */
  readonly ends: boolean;
  /** The same number for tasks of the same loop; null for all others. */
  readonly circle: number | null;
  readonly search: Search;
}

/** Whether the condition cannot be evaluated. */
export const isUnknown = ({ operator }: JumpValues, task: TaskValues): boolean =>
  operator !== 'always' && comparisonOf(operator, task) === null;

/** Analyses every path through a task list, with sets of answers instead of single ones. */
export function flowOf(list: TaskListValues): readonly FlowTask[] {
  const placed = placedTasks(list);
  const byKey = new Map(placed.map((one) => [one.task.key, one]));
  const steps = placed.map((one) => stepOf(one, byKey));
  const end = placed.length;
  const ways = steps.map(({ placed: { number }, jumps, passes }) => [
    ...new Set([
      ...jumps.flatMap(({ possible, target }) => (possible ? [target ? target.number - 1 : number] : [])),
      ...(passes ? [number] : []),
    ]),
  ]);
  const back: number[][] = Array.from({ length: end + 1 }, () => []);
  for (const [from, targets] of ways.entries()) for (const to of targets) back[to]?.push(from);
  const reached = reachedFrom(0, ways);
  const ending = reachedFrom(end, back);
  const circles = loopsOf(ways.map((targets) => targets.filter((to) => to !== end)));
  return steps.map((step, index) => ({
    ...step,
    reached: reached.has(index),
    ends: ending.has(index),
    circle: circles[index] ?? null,
  }));
}

function stepOf(placed: PlacedTask, byKey: ReadonlyMap<string, PlacedTask>) {
  const { task } = placed;
  const search = answersTo(task);
  const jumps = task.jumps.map((jump, position): FlowJump => {
    const before = task.jumps.slice(0, position).filter((other) => !isUnknown(other, task));
    return {
      jump,
      target: byKey.get(jump.target) ?? null,
      possible: search(isUnknown(jump, task) ? [] : [jump], before) !== 'no',
    };
  });
  const known = task.jumps.filter((jump) => !isUnknown(jump, task));
  return { placed, jumps, passes: known.length === 0 || search([], known) !== 'no', search };
}
