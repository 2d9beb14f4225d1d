import { newKey } from '../../../kit/fieldArray/itemKey.ts';
import { inserted, moved, removed } from '../../../kit/fieldArray/lists.ts';
import { editWords } from './messages.ts';
import { placedTasks, taskWith } from './places.ts';
import { numbered, referencesOf } from './references.ts';
import type { InnerTaskValues, SectionValues, TaskListValues, TaskValues } from './schema.ts';
import { newSection, newTask } from './values.ts';

/** The list after an edit. */
export interface Edit {
  readonly list: TaskListValues;
  /** The description of the edit, which follows 'Undone:'. */
  readonly words: string;
  /** The key of the section or task to select next; empty if none is left. */
  readonly selected: string;
}

const indexOf = (list: TaskListValues, section: string): number =>
  list.sections.findIndex(({ key }) => key === section);

const withSections = (sections: readonly SectionValues[]): TaskListValues => ({ sections: [...sections] });

const withTasks = (
  list: TaskListValues,
  section: number,
  tasks: (tasks: readonly TaskValues[]) => readonly TaskValues[],
): TaskListValues =>
  withSections(
    list.sections.map((one, index) => (index === section ? { ...one, tasks: [...tasks(one.tasks)] } : one)),
  );

/** Adds a section after another one, or at the end. */
export function addSection(list: TaskListValues, behind?: string): Edit {
  const section = newSection();
  const position = behind === undefined ? list.sections.length : indexOf(list, behind) + 1;
  return {
    list: withSections(inserted(list.sections, position, section)),
    words: editWords.sectionAdded,
    selected: section.key,
  };
}

/** Adds a task to a section, after one of its tasks or at the end; null if the section does not exist. */
export function addTask(list: TaskListValues, section: string, behind?: string): Edit | null {
  const index = indexOf(list, section);
  const place = list.sections[index];
  if (!place) return null;
  const task = newTask(list);
  const found = place.tasks.findIndex(({ key }) => key === behind);
  const position = found === -1 ? place.tasks.length : found + 1;
  return {
    list: withTasks(list, index, (tasks) => inserted(tasks, position, task)),
    words: editWords.taskAdded,
    selected: task.key,
  };
}

/** Copies a section after itself, with new references; jumps between its tasks lead to their copies. */
export function copySection(list: TaskListValues, section: string): Edit | null {
  const index = indexOf(list, section);
  const original = list.sections[index];
  if (!original) return null;
  const tasks = copiesOf(original.tasks, list);
  const taken = new Set(list.sections.map(({ reference }) => reference));
  const copy = {
    ...original,
    key: newKey(),
    reference: original.reference === '' ? '' : numbered(original.reference, taken),
    tasks,
  };
  return {
    list: withSections(inserted(list.sections, index + 1, copy)),
    words: editWords.sectionCopied,
    selected: copy.key,
  };
}

/** Copies a task after itself, with a new reference. */
export function copyTask(list: TaskListValues, task: string): Edit | null {
  const original = taskWith(list, task);
  const [copy] = original ? copiesOf([original.task], list) : [];
  if (!original || !copy) return null;
  return {
    list: withTasks(list, original.section, (tasks) => inserted(tasks, original.position + 1, copy)),
    words: editWords.taskCopied,
    selected: copy.key,
  };
}

function copiesOf(tasks: readonly TaskValues[], list: TaskListValues): TaskValues[] {
  const taken = new Set(referencesOf(list));
  const keys = new Map(tasks.map(({ key }) => [key, newKey()]));
  const fresh = <Task extends InnerTaskValues | TaskValues>(task: Task): Task => {
    const reference = numbered(task.reference, taken);
    taken.add(reference);
    return {
      ...task,
      key: keys.get(task.key) ?? newKey(),
      // REST v1 assigns one.
      id: '',
      reference,
      options: task.options.map((option) => ({ ...option, key: newKey() })),
      payments: task.payments.map((payment) => ({ ...payment, key: newKey() })),
    };
  };
  return tasks.map((task) => ({
    ...fresh(task),
    matrixItems: task.matrixItems.map((item) => ({ ...item, key: newKey() })),
    customMatrixItems: task.customMatrixItems.map((item) => ({ ...item, key: newKey() })),
    matrixTasks: task.matrixTasks.map(fresh),
    jumps: task.jumps.map((jump) => ({
      ...jump,
      key: newKey(),
      target: keys.get(jump.target) ?? jump.target,
    })),
  }));
}

/** Removes a section with its tasks; jumps to them stay and keep the names of their targets. */
export function removeSection(list: TaskListValues, section: string): Edit | null {
  const index = indexOf(list, section);
  if (index === -1) return null;
  const sections = removed(list.sections, index);
  const next = sections[Math.min(index, sections.length - 1)];
  return {
    list: namingLostTargets(list, withSections(sections)),
    words: editWords.sectionRemoved,
    selected: next?.key ?? '',
  };
}

/** Removes a task; jumps to it stay and keep the name of their target. */
export function removeTask(list: TaskListValues, task: string): Edit | null {
  const found = taskWith(list, task);
  const section = found && list.sections[found.section];
  if (!found || !section) return null;
  const tasks = removed(section.tasks, found.position);
  const next = tasks[Math.min(found.position, tasks.length - 1)];
  return {
    list: namingLostTargets(
      list,
      withTasks(list, found.section, () => tasks),
    ),
    words: editWords.taskRemoved,
    selected: next?.key ?? section.key,
  };
}

/** Jumps to removed tasks keep the names of their targets, so that the user can tell what was meant. */
function namingLostTargets(before: TaskListValues, after: TaskListValues): TaskListValues {
  const known = new Set(placedTasks(after).map(({ task }) => task.key));
  const lost = new Map(
    placedTasks(before).flatMap(({ task }) => (known.has(task.key) ? [] : [[task.key, task.reference]])),
  );
  const leadsAway = ({ jumps }: TaskValues) => jumps.some(({ target }) => lost.has(target));
  if (!placedTasks(after).some(({ task }) => leadsAway(task))) return after;
  return withSections(
    after.sections.map((section) => ({
      ...section,
      tasks: section.tasks.map((task) =>
        leadsAway(task)
          ? {
              ...task,
              jumps: task.jumps.map((jump) => ({
                ...jump,
                reference: lost.get(jump.target) ?? jump.reference,
              })),
            }
          : task,
      ),
    })),
  );
}

/** Moves the section to this index. */
export function moveSection(list: TaskListValues, section: string, to: number): Edit | null {
  const from = indexOf(list, section);
  const sections = moved(list.sections, from, to);
  if (sections === list.sections) return null;
  return { list: withSections(sections), words: editWords.sectionMoved, selected: section };
}

export interface TaskPlace {
  /** A section's key. */
  readonly section: string;
  readonly position: number;
}

/** Moves the task to this place, in its own section or in another. */
export function moveTask(list: TaskListValues, task: string, to: TaskPlace): Edit | null {
  const found = taskWith(list, task);
  const target = indexOf(list, to.section);
  if (!found || target === -1) return null;
  const without = withTasks(list, found.section, (tasks) => removed(tasks, found.position));
  const most = without.sections[target]?.tasks.length ?? 0;
  const position = Math.max(0, Math.min(to.position, most));
  if (target === found.section && position === found.position) return null;
  return {
    list: withTasks(without, target, (tasks) => inserted(tasks, position, found.task)),
    words: editWords.taskMoved,
    selected: task,
  };
}

/** Moves by one place up or down; from the end of a section into the next one. */
export function moveTaskBy(list: TaskListValues, task: string, by: 1 | -1): Edit | null {
  const found = taskWith(list, task);
  const own = found && list.sections[found.section];
  if (!found || !own) return null;
  const position = found.position + by;
  if (position >= 0 && position < own.tasks.length)
    return moveTask(list, task, { section: own.key, position });
  const other = list.sections[found.section + by];
  return other
    ? moveTask(list, task, { section: other.key, position: by === 1 ? 0 : other.tasks.length })
    : null;
}

/** Moves by one place up or down. */
export const moveSectionBy = (list: TaskListValues, section: string, by: 1 | -1): Edit | null =>
  moveSection(list, section, indexOf(list, section) + by);
