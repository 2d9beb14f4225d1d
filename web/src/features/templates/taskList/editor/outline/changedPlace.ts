import type { TaskListValues } from '../../schema.ts';

/**
 * The key of the task or section that differs between two states of a list: changed, moved or added, or the one that is
 * now in the place of a removed one. Undefined if none of them is left.
 */
export function changedPlace(before: TaskListValues, after: TaskListValues): string | undefined {
  const [old, now] = [entries(before), entries(after)];
  const known = new Map(old.map((entry) => [entry.key, entry]));
  const come = now.find(({ key }) => !known.has(key));
  if (come) return come.key;
  const changed = now.find(({ key, own }) => known.get(key)?.own !== own);
  if (changed) return changed.key;
  const left = new Set(now.map(({ key }) => key));
  const gone = old.findIndex(({ key }) => !left.has(key));
  if (gone !== -1) return (now[gone] ?? now.at(-1))?.key;
  return movedKey(old, now);
}

interface Entry {
  readonly key: string;
  /** Its own content, without its children. */
  readonly own: string;
}

const entries = ({ sections }: TaskListValues): Entry[] =>
  sections.flatMap(({ tasks, ...section }) => [
    { key: section.key, own: JSON.stringify(section) },
    ...tasks.flatMap(({ matrixTasks, ...task }) => [
      { key: task.key, own: JSON.stringify(task) },
      ...matrixTasks.map((inner) => ({ key: inner.key, own: JSON.stringify(inner) })),
    ]),
  ]);

/** The moved one of two orders: the one that is elsewhere while the others keep their order. */
function movedKey(old: readonly Entry[], now: readonly Entry[]): string | undefined {
  const first = now.findIndex(({ key }, index) => key !== old[index]?.key);
  if (first === -1) return undefined;
  const [came, went] = [now[first]?.key, old[first]?.key];
  // An item moved up is before the one that was there; an item moved down left its place to the next.
  return now[first + 1]?.key === went ? came : went;
}
