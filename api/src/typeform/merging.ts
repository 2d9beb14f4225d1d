import type { MatrixTaskInput, TaskGroupInput, TaskLogicInput } from '../tasks/inputs.ts';

type Tasks = { groups: readonly TaskGroupInput[]; logic: readonly TaskLogicInput[] };

/**
 * Appends imported sections to existing ones. A duplicate reference gets the first free number as a suffix, also
 * where logic names it; existing tasks keep theirs. Blanks around references are ignored, because unsaved input may
 * contain them.
 */
export function mergeTasks(
  present: Tasks,
  imported: Tasks,
): { groups: TaskGroupInput[]; logic: TaskLogicInput[] } {
  const taken = new Set(taskReferences(present.groups));
  const sections = new Set(present.groups.map((group) => group.reference?.trim() ?? ''));
  // Logic refers to the first question with a duplicate reference.
  const renamed = new Map<string, string>();
  const groups = imported.groups.map((group) => {
    const own = group.reference?.trim() ?? '';
    const reference = own === '' ? null : firstFree(own, sections);
    if (reference !== null) sections.add(reference);
    const tasks = group.tasks.map((task) => {
      const wanted = task.reference.trim();
      const free = firstFree(wanted, taken);
      taken.add(free);
      if (!renamed.has(wanted)) renamed.set(wanted, free);
      return { ...task, reference: free };
    });
    return { ...group, reference, tasks };
  });
  const name = (reference: string): string => renamed.get(reference.trim()) ?? reference;
  const logic = imported.logic.map((row) => ({
    task_reference: name(row.task_reference),
    actions: row.actions.map((action) => ({ ...action, jump: name(action.jump) })),
  }));
  return { groups: [...present.groups, ...groups], logic: [...present.logic, ...logic] };
}

/** The references of an import alone, made unique: a form may use one twice. */
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
      task.reference.trim(),
      ...(task.component.matrix_tasks ?? []).map((inner: MatrixTaskInput) => inner.reference.trim()),
    ]),
  );
