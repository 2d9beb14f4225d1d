import type { TaskListValues } from '../schema.ts';

/** Messages of a form below some values: each at the place of its field. */
type Messages = unknown;

const below = (messages: Messages, name: string | number): Messages =>
  typeof messages === 'object' && messages !== null ? Reflect.get(messages, name) : undefined;

/** How many fields have a message, at this place and below. */
function count(messages: Messages, leaving?: string): number {
  if (typeof messages !== 'object' || messages === null) return 0;
  if (typeof Reflect.get(messages, 'message') === 'string') return 1;
  return Object.entries(messages).reduce(
    (sum, [name, part]) => (name === leaving ? sum : sum + count(part)),
    0,
  );
}

/** How many messages each section and task has, by key; those without are left out. In the order of the list. */
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
      // That there is no task in it is said of the matrix itself.
      note(task.key, count(ofTask, 'matrixTasks') + (isMessage(ofInner) ? 1 : 0));
      task.matrixTasks.forEach((inner, place) => note(inner.key, count(below(ofInner, place))));
    });
  });
  return found;
}

const isMessage = (messages: Messages): boolean => typeof below(messages, 'message') === 'string';
