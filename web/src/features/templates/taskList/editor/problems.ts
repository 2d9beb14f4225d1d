import type { TaskListValues } from '../schema.ts';

/** The error messages below some values of a form, each at the path of its field. */
type Messages = unknown;

const below = (messages: Messages, name: string | number): Messages =>
  typeof messages === 'object' && messages !== null ? Reflect.get(messages, name) : undefined;

/** The number of fields with an error, at this path and below. */
function count(messages: Messages, leaving?: string): number {
  if (typeof messages !== 'object' || messages === null) return 0;
  if (typeof Reflect.get(messages, 'message') === 'string') return 1;
  return Object.entries(messages).reduce(
    (sum, [name, part]) => (name === leaving ? sum : sum + count(part)),
    0,
  );
}

/** The number of errors by the key of a section or task, in the order of the list; those without are left out. */
export function problemsByKey({ sections }: TaskListValues, messages: Messages): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const note = (key: string, number: number) => {
    if (number > 0) found.set(key, number);
  };
  const all = below(messages, 'sections');
  if (all === undefined) return found;
  sections.forEach((section, index) => {
    const own = below(all, index);
    note(section.key, count(own, 'tasks'));
    const ofTasks = below(own, 'tasks');
    section.tasks.forEach((task, position) => {
      const ofTask = below(ofTasks, position);
      const ofInner = below(ofTask, 'matrixTasks');
      // A missing task is an error of the matrix itself.
      note(task.key, count(ofTask, 'matrixTasks') + (isMessage(ofInner) ? 1 : 0));
      task.matrixTasks.forEach((inner, place) => note(inner.key, count(below(ofInner, place))));
    });
  });
  return found;
}

const isMessage = (messages: Messages): boolean => typeof below(messages, 'message') === 'string';
