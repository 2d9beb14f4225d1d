import type { AnswerForm, GivenAnswer } from '@shepherd/domain/conditions.ts';
import { jumpTaken, skippedTasks } from '@shepherd/domain/taskPath.ts';
import type { MatrixTask, Task, TaskList } from './schemas.ts';
import { tasksOf } from './task-lists.ts';

/** The answer type of a task, for conditions. */
export const formOf = ({ component }: Pick<MatrixTask, 'component'>): AnswerForm => ({
  type: component.type,
  inputType: component.input_type,
});

const jumpsFrom = ({ task_logic: logic }: TaskList, { reference }: Task) =>
  logic.filter((row) => row.task_reference === reference).flatMap((row) => row.actions);

/**
 * Follows a task list like the app: from task to task, and along the jumps of answers. A jump backwards, to no task,
 * or with an unknown operator is not taken.
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
    const target = places.get(jumpTaken(jumpsFrom(list, task), formOf(task), given)?.jump ?? '') ?? 0;
    at = target > at ? target : at + 1;
  }
  return asked;
}

const nothing: GivenAnswer = { selection: [], value: null };

/**
 * The ids of unanswered tasks that the answers of a report jump over.
 * @param given the answers by task id; a missing task has none
 */
export const skippedIn = (list: TaskList, given: ReadonlyMap<string, GivenAnswer>): ReadonlySet<string> =>
  skippedTasks(
    tasksOf(list).map((task) => ({
      id: task.id,
      reference: task.reference,
      form: formOf(task),
      required: task.required.length > 0,
      answer: given.get(task.id) ?? nothing,
      answered: given.has(task.id),
      jumps: jumpsFrom(list, task),
    })),
  );
