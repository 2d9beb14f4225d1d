import { isMet } from './conditions.ts';
import type { AnswerForm, Condition, GivenAnswer } from './conditions.ts';

export interface Jump {
  /** The reference of the next task. */
  readonly jump: string;
  readonly condition: Condition;
}

/** A task of a list, with its answer and its jumps. */
export interface PathTask {
  readonly id: string;
  readonly reference: string;
  readonly form: AnswerForm;
  readonly required: boolean;
  readonly answer: GivenAnswer;
  /** Whether there is any answer, including a photo or a comment. */
  readonly answered: boolean;
  readonly jumps: readonly Jump[];
}

/** The first jump whose condition is met. A condition with an unknown operator is skipped. */
export const jumpTaken = <One extends { readonly condition: Condition }>(
  jumps: readonly One[],
  form: AnswerForm,
  answer: GivenAnswer,
): One | undefined => jumps.find(({ condition }) => isMet(condition, form, answer) === true);

/**
 * The ids of the tasks that logic skipped: the answers jump over them, and they have no answer. An existing answer
 * counts, whatever the other answers say. Only certain skips count, so the path ends at a condition with an unknown
 * operator, at a jump back, and at a task that may still be answered.
 */
export function skippedTasks(tasks: readonly PathTask[]): ReadonlySet<string> {
  return new Set(
    tasksOffPath(tasks)
      .filter(({ answered }) => !answered)
      .map(({ id }) => id),
  );
}

/** All tasks that the answers jump over, with or without an answer. */
export function tasksOffPath<Task extends PathTask>(tasks: readonly Task[]): readonly Task[] {
  const positions = new Map(tasks.map(({ reference }, position) => [reference, position]));
  const lastAnswered = tasks.findLastIndex(({ answered }) => answered);
  const skipped: Task[] = [];
  let at = 0;
  for (let task = tasks[at]; task; task = tasks[at]) {
    const next = nextPosition(task, at, positions, at < lastAnswered);
    if (next === null || next <= at) break;
    skipped.push(...tasks.slice(at + 1, next));
    at = next;
  }
  return skipped;
}

/** @param passed a later task has an answer, so that this one was passed over */
function nextPosition(
  { jumps, form, answer, answered, required }: PathTask,
  at: number,
  positions: ReadonlyMap<string, number>,
  passed: boolean,
): number | null {
  if (jumps.length === 0) return at + 1;
  const [first] = jumps;
  const dependsOnAnswer = first?.condition.operator !== 'always';
  if (!answered && (!passed || (required && dependsOnAnswer))) return null;
  for (const { jump, condition } of jumps) {
    const met = isMet(condition, form, answer);
    if (met === null) return null;
    // After a jump to a missing task, the next one follows.
    if (met) return positions.get(jump) ?? at + 1;
  }
  return at + 1;
}
