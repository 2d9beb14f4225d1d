import type { MatrixTask, Task, TaskList } from '../tasks/schemas.ts';

/**
 * The public tasks: parts for staff or agents are removed.
 * @param skipped the ids of tasks that logic skipped
 */
export function publicTasks(list: TaskList, skipped: ReadonlySet<string>) {
  return list.task_groups
    .map((group) => ({
      name: group.name,
      reference: group.reference ?? null,
      tasks: group.tasks.filter((task) => isPublic(task) && !skipped.has(task.id)).map(publicTask),
    }))
    .filter((group) => group.tasks.length > 0);
}

/** A matrix without public tasks is not shown. */
export const isPublic = (task: Task): boolean =>
  !task.internal && (task.component.type !== 'matrix' || publicInner(task).length > 0);

/** The public tasks of a matrix. */
export const publicInner = (task: Task): MatrixTask[] =>
  (task.component.matrix_tasks ?? []).filter((one) => !one.internal);

function publicTask(task: Task) {
  const inner = task.component.matrix_tasks ? publicInner(task) : null;
  return {
    ...facts(task),
    component: {
      ...howToAnswer(task),
      matrix_tasks:
        inner?.map((one) => ({
          ...facts(one),
          component: { ...howToAnswer(one), matrix_tasks: null },
        })) ?? null,
    },
  };
}

/** Without the description, which instructs the agent. */
const facts = ({ id, reference, title, required }: MatrixTask) => ({ id, reference, title, required });

const howToAnswer = ({ component }: MatrixTask) => ({
  type: component.type,
  options: component.options?.map(({ id, value }) => ({ id, value })) ?? null,
  input_type: component.input_type ?? null,
});
