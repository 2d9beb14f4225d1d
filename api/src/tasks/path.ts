import type { Task, TaskList, TaskLogic } from './schemas.ts';
import { tasksOf } from './task-lists.ts';

/** What decides where to go on: the chosen options, or what was entered. */
export type GivenAnswer = { readonly selection: readonly string[]; readonly value: string | null };

/**
 * Goes through a task list as its app does: from task to task, and on to where the answer of one leads. A jump that
 * leads back, to no task, or on a condition that nobody can judge is not taken.
 */
export function followTasks<Answer extends GivenAnswer>(
  list: TaskList,
  answer: (task: Task) => Answer,
): { task: Task; answer: Answer }[] {
  const tasks = tasksOf(list);
  const places = new Map(tasks.map(({ reference }, place) => [reference, place]));
  const asked: { task: Task; answer: Answer }[] = [];
  let at = 0;
  for (let task = tasks[at]; task; task = tasks[at]) {
    const given = answer(task);
    asked.push({ task, answer: given });
    const target = places.get(jumpFrom(list.task_logic, task, given) ?? '') ?? 0;
    at = target > at ? target : at + 1;
  }
  return asked;
}

const jumpFrom = (logic: readonly TaskLogic[], { reference }: Task, given: GivenAnswer): string | undefined =>
  logic
    .filter((row) => row.task_reference === reference)
    .flatMap((row) => row.actions)
    .find(({ condition }) => isMet(condition, given))?.jump;

type Condition = TaskLogic['actions'][number]['condition'];

function isMet({ operator, arguments: wanted }: Condition, { selection, value }: GivenAnswer): boolean {
  if (operator === 'always') return true;
  const given = selection.length > 0 ? selection : value === null ? [] : [value];
  const [first] = given;
  if (first === undefined) return false;
  const compared = comparisons[operator];
  if (compared) return compared(Number(first), Number(wanted[0]));
  const includes = given.some((one) => wanted.includes(one));
  if (equal.has(operator)) return includes;
  return unequal.has(operator) && !includes;
}

const equal: ReadonlySet<string> = new Set(['is', 'equal', 'equals', 'contains']);
const unequal: ReadonlySet<string> = new Set(['is_not', 'not_equal', 'not_equals']);
const comparisons: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  greater_than: (left, right) => left > right,
  gt: (left, right) => left > right,
  greater_equal_than: (left, right) => left >= right,
  gte: (left, right) => left >= right,
  lower_than: (left, right) => left < right,
  lt: (left, right) => left < right,
  lower_equal_than: (left, right) => left <= right,
  lte: (left, right) => left <= right,
};
