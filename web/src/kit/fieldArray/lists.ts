/** Immutable changes of a list. Each returns a new list, or the same one if nothing changes. */
export const inserted = <Item>(list: readonly Item[], position: number, item: Item): readonly Item[] =>
  list.toSpliced(position, 0, item);

export const removed = <Item>(list: readonly Item[], position: number): readonly Item[] =>
  position in list ? list.toSpliced(position, 1) : list;

/** Moves the item at `from` to `to`; the others keep their order. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  if (from === to || !(to in list)) return list;
  const item = list[from];
  return item === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Sets the value at a path such as `sections.0.tasks`. Unchanged parts are shared. */
export function withValueAt<Values>(values: Values, path: string, value: unknown): Values {
  return replaced(values, path.split('.'), value) as Values;
}

function replaced(whole: unknown, [name, ...below]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(whole)) {
    return whole.map((part: unknown, index) =>
      index === Number(name) ? replaced(part, below, value) : part,
    );
  }
  const record = isRecord(whole) ? whole : {};
  return { ...record, [name]: replaced(record[name], below, value) };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
