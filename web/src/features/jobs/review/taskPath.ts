import type { JobAnswer, JobNumberedTask, TaskLogic } from '../tasks/jobTasks.ts';

type Condition = TaskLogic['actions'][number]['condition'];

/**
 * The tasks that the answers lead past, by their ids: a jump over them was taken. Only what is certain: from a task
 * without an answer, a condition that nobody here can judge or a jump back onwards, nothing is said.
 */
export function skippedTasks(
  tasks: readonly JobNumberedTask[],
  logic: readonly TaskLogic[],
): ReadonlySet<string> {
  const positions = new Map(tasks.map(({ question }, position) => [question.reference, position]));
  const skipped = new Set<string>();
  let at = 0;
  while (at < tasks.length) {
    const task = tasks[at];
    const to = task && destination(task, logic);
    if (to === null) at += 1;
    else {
      const target = to === undefined ? undefined : positions.get(to);
      if (target === undefined || target <= at) return skipped;
      for (const { question } of tasks.slice(at + 1, target)) skipped.add(question.id);
      at = target;
    }
  }
  return skipped;
}

/** The reference of the task that is jumped to; null to go on with the next one, undefined where nobody can tell. */
function destination(
  { question, answer }: JobNumberedTask,
  logic: readonly TaskLogic[],
): string | null | undefined {
  const actions = logic
    .filter(({ taskReference }) => taskReference === question.reference)
    .flatMap((one) => one.actions);
  if (actions.length === 0) return null;
  if (!answer) return undefined;
  for (const { jump, condition } of actions) {
    const holds = isMet(condition, answer);
    if (holds === undefined) return undefined;
    if (holds) return jump;
  }
  return null;
}

/** Undefined where the operator is none of those, or there is nothing to compare. */
function isMet(
  { operator, arguments: wanted }: Condition,
  { selection, value }: JobAnswer,
): boolean | undefined {
  if (operator === 'always') return true;
  const given = selection.length > 0 ? selection : value === null ? [] : [value];
  if (given.length === 0) return undefined;
  const [first] = wanted;
  const compared = comparisons[operator];
  if (compared) {
    const [left, right] = [Number(given[0]), Number(first)];
    return Number.isNaN(left) || Number.isNaN(right) ? undefined : compared(left, right);
  }
  const includes = given.some((one) => wanted.includes(one));
  if (equal.has(operator)) return includes;
  return unequal.has(operator) ? !includes : undefined;
}

const equal: ReadonlySet<string> = new Set(['is', 'equal', 'equals']);
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
