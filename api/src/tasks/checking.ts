import type { Fields } from '../http/errors.ts';
import type { MatrixTask, Task, TaskList } from './schemas.ts';

/** What a person reads below a field of a task list. */
export const taskMessages = {
  required: 'That field is required',
  usedReference: 'This reference is already being used',
  unknownReference: (reference: string) => `There is no task with the reference ${reference}`,
  noOptions: 'At least 1 option is required',
  badUrl: 'Provide proper url',
} as const;

/** Every task of a list, also those inside of matrices, with its place in the list. */
export function placedTasks(list: TaskList): { task: Task | MatrixTask; path: string }[] {
  return list.task_groups.flatMap((group, section) =>
    group.tasks.flatMap((task, index) => {
      const path = `task_groups.${section}.tasks.${index}`;
      const inner = (task.component.matrix_tasks ?? []).map((one, number) => ({
        task: one,
        path: `${path}.component.matrix_tasks.${number}`,
      }));
      return [{ task, path }, ...inner];
    }),
  );
}

/**
 * What is wrong with a task list, by field: blank texts, references that are used twice, logic that leads to
 * no task, choices without options, links that lead nowhere.
 */
export function taskListProblems(list: TaskList): Fields {
  const fields: Fields = {};
  const tasks = placedTasks(list);
  list.task_groups.forEach((group, index) => {
    if (group.name === '') fields[`task_groups.${index}.name`] = [taskMessages.required];
  });
  for (const { task, path } of tasks) {
    for (const name of ['reference', 'title', 'description'] as const)
      if ((task[name] ?? '') === '') fields[`${path}.${name}`] = [taskMessages.required];
    const options = task.component.options ?? [];
    if (task.component.type === 'select' && options.length === 0)
      fields[`${path}.component.options`] = [taskMessages.noOptions];
    options.forEach((option, index) => {
      if (option.value === '') fields[`${path}.component.options.${index}.value`] = [taskMessages.required];
    });
    const link = task.instructions?.link ?? null;
    if (link !== null && !isWebAddress(link)) fields[`${path}.instructions.link`] = [taskMessages.badUrl];
  }
  const references = tasks.map(({ task }) => task.reference).filter((reference) => reference !== '');
  const sections = list.task_groups.flatMap((group) => group.reference ?? []);
  if (hasTwice(references) || hasTwice(sections)) fields['reference'] = [taskMessages.usedReference];
  const known = new Set(references);
  const unknown = list.task_logic
    .flatMap((row) => [row.task_reference, ...row.actions.map(({ jump }) => jump)])
    .filter((reference) => !known.has(reference));
  if (unknown.length > 0) fields['task_logic'] = [...new Set(unknown)].map(taskMessages.unknownReference);
  return fields;
}

const hasTwice = (texts: readonly string[]): boolean => new Set(texts).size < texts.length;

const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
};
