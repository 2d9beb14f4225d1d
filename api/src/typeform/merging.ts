import type { MatrixTaskInput, TaskGroupInput, TaskLogicInput } from '../tasks/inputs.ts';

type Tasks = { groups: readonly TaskGroupInput[]; logic: readonly TaskLogicInput[] };

/**
 * Appends imported sections to those that are there. A reference that is taken already gets the first free
 * number behind it, also where logic names it; what is there keeps its names.
 */
export function mergeTasks(
  present: Tasks,
  imported: Tasks,
): { groups: TaskGroupInput[]; logic: TaskLogicInput[] } {
  const taken = new Set(taskReferences(present.groups));
  const sections = new Set(present.groups.flatMap((group) => group.reference ?? []));
  const renamed = new Map<string, string>();
  for (const reference of taskReferences(imported.groups)) {
    const free = firstFree(reference, taken);
    taken.add(free);
    renamed.set(reference, free);
  }
  const name = (reference: string): string => renamed.get(reference) ?? reference;
  const groups = imported.groups.map((group) => {
    const reference = group.reference ? firstFree(group.reference, sections) : null;
    if (reference !== null) sections.add(reference);
    return {
      ...group,
      reference,
      tasks: group.tasks.map((task) => ({ ...task, reference: name(task.reference) })),
    };
  });
  const logic = imported.logic.map((row) => ({
    task_reference: name(row.task_reference),
    actions: row.actions.map((action) => ({ ...action, jump: name(action.jump) })),
  }));
  return { groups: [...present.groups, ...groups], logic: [...present.logic, ...logic] };
}

/** The references of an import alone, made unique among themselves: a form may use one twice. */
export const alone = (imported: Tasks) => mergeTasks({ groups: [], logic: [] }, imported);

function firstFree(reference: string, taken: ReadonlySet<string>): string {
  if (!taken.has(reference)) return reference;
  let number = 2;
  while (taken.has(`${reference}_${number}`)) number += 1;
  return `${reference}_${number}`;
}

const taskReferences = (groups: readonly TaskGroupInput[]): string[] =>
  groups.flatMap((group) =>
    group.tasks.flatMap((task) => [
      task.reference,
      ...(task.component.matrix_tasks ?? []).map((inner: MatrixTaskInput) => inner.reference),
    ]),
  );
