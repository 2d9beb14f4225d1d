import type { Fields } from '../http/errors.ts';
import type { MatrixTask, Task, TaskList } from './schemas.ts';

/** Messages below the fields of a task list. */
export const taskMessages = {
  required: 'That field is required',
  usedReference: 'This reference is already being used',
  unknownReference: (reference: string) => `There is no task with the reference ${reference}`,
  noOptions: 'At least 1 option is required',
  tooManyOptions: (most: number) => `You are limited to ${most} options`,
  noMatrixTasks: 'At least 1 task is required',
  badUrl: 'Provide proper url',
} as const;

/** Every task of a list, including those inside matrices, with its place in the list. */
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
 * The problems of a task list, by field: blank texts, duplicate references, logic that leads to no task, choices
 * without options or with more mandatory ones than may be chosen, a matrix without tasks or with a duplicate item,
 * links that lead nowhere.
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
    for (const [field, message] of componentProblems(task.component))
      fields[`${path}.component.${field}`] = [message];
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

type Component = MatrixTask['component'] & Pick<Task['component'], 'matrix_tasks'>;

/** The problems of a component, by field. */
function componentProblems(component: Component): [field: string, message: string][] {
  return [...optionProblems(component), ...(component.type === 'matrix' ? matrixProblems(component) : [])];
}

function optionProblems(component: Component): [field: string, message: string][] {
  const { type, options, multi_select: several, max_options: limit } = component;
  const given = options ?? [];
  const blank = given.flatMap(({ value }, index): [string, string][] =>
    value === '' ? [[`options.${index}.value`, taskMessages.required]] : [],
  );
  if (type !== 'select' && type !== 'boolean') return blank;
  if (given.length === 0) return [['options', taskMessages.noOptions]];
  const most = several === true ? (limit ?? null) : 1;
  const mandatory = given.filter((option) => option.mandatory === true).length;
  return most === null || mandatory <= most
    ? blank
    : [...blank, ['options', taskMessages.tooManyOptions(most)]];
}

/** Answers refer to items by reference: duplicates would share their answers. */
function matrixProblems(component: Component): [field: string, message: string][] {
  const seen = new Set<string>();
  const items = (['matrix_items', 'custom_matrix_items'] as const).flatMap((name) =>
    (component[name] ?? []).flatMap(({ reference }, index): [string, string][] => {
      const known = seen.has(reference);
      seen.add(reference);
      return known ? [[`${name}.${index}.reference`, taskMessages.usedReference]] : [];
    }),
  );
  const empty = (component.matrix_tasks ?? []).length === 0;
  return empty ? [['matrix_tasks', taskMessages.noMatrixTasks], ...items] : items;
}

const hasTwice = (texts: readonly string[]): boolean => new Set(texts).size < texts.length;

const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
};
