/** A field that two users have changed to different values. */
export interface FieldConflict {
  /** The path of the field in the form: `address.zip`. */
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  /** The changes of both users; where they conflict, the value typed here. */
  readonly value: unknown;
  readonly conflicts: readonly FieldConflict[];
}

type Properties = Readonly<Record<string, unknown>>;
type Item = Properties & { readonly id?: unknown; readonly key?: unknown };

/**
 * Merges two changes of a value field by field. Lists whose items have ids are merged item by item; other lists are one
 * value.
 * @param base what both users began with
 */
export function merge(base: unknown, mine: unknown, theirs: unknown, name = ''): Merged {
  if (isSame(mine, theirs) || isSame(base, mine)) return { value: theirs, conflicts: [] };
  if (isSame(base, theirs)) return { value: mine, conflicts: [] };
  if (isItems(mine) && isItems(theirs)) return mergeLists(isItems(base) ? base : [], mine, theirs, name);
  if (isProperties(mine) && isProperties(theirs)) return mergeProperties(base, mine, theirs, name);
  return { value: mine, conflicts: [{ name, mine, theirs }] };
}

/** Merges the values of a form, of which `sets` are lists of ids without an order. */
export function mergeForm(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  sets: readonly string[] = [],
): Merged {
  const merged = merge(base, mine, theirs);
  const kept = merged.conflicts.filter(({ name }) => !sets.includes(name));
  if (kept.length === merged.conflicts.length) return merged;
  const [before, own, other] = [base, mine, theirs].map((values): Properties => Object(values));
  const joined = sets.map((name) => [name, joinSets(before?.[name], own?.[name], other?.[name])]);
  return { value: { ...Object(merged.value), ...Object.fromEntries(joined) }, conflicts: kept };
}

function joinSets(...lists: readonly unknown[]): unknown[] {
  const [before = [], own = [], other = []] = lists.map((list): unknown[] =>
    Array.isArray(list) ? list : [],
  );
  const both = new Set([...other, ...own.filter((id) => !before.includes(id))]);
  return [...both].filter((id) => !before.includes(id) || own.includes(id));
}

function mergeProperties(base: unknown, mine: Properties, theirs: Properties, name: string): Merged {
  const before: Properties = isProperties(base) ? base : {};
  const conflicts: FieldConflict[] = [];
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const merged = names.map((part) => {
    const path = name === '' ? part : `${name}.${part}`;
    // A value that only one side knows, such as one that no field shows, is no change of the other side.
    const own = part in mine ? mine[part] : before[part];
    const other = part in theirs ? theirs[part] : before[part];
    const result = merge(before[part], own, other, path);
    conflicts.push(...result.conflicts);
    return [part, result.value] as const;
  });
  return { value: Object.fromEntries(merged), conflicts };
}

/** Items that one user removed and the other changed, and two different orders, are conflicts of the list. */
function mergeLists(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  name: string,
): Merged {
  const before = byId(base);
  const own = byId(mine);
  const other = byId(theirs);
  const shared = (items: readonly Item[]) =>
    items.map(idOf).filter((id) => before.has(id) && own.has(id) && other.has(id));
  const isMovedBy = (items: readonly Item[]) => !isSame(shared(items), shared(base));
  const theyMoved = isMovedBy(theirs);
  const contested =
    (theyMoved && isMovedBy(mine) && !isSame(shared(mine), shared(theirs))) ||
    base.some((item) => isRemovedAndChanged(item, own.get(idOf(item)), other.get(idOf(item))));
  if (contested) return { value: mine, conflicts: [{ name, mine, theirs }] };
  const [first, second] = theyMoved ? [theirs, mine] : [mine, theirs];
  const seen = byId(first);
  const conflicts: FieldConflict[] = [];
  const value = [...first, ...second.filter((item) => !seen.has(idOf(item)))]
    // An item of the base that one side lacks was removed there.
    .filter((item) => !before.has(idOf(item)) || (own.has(idOf(item)) && other.has(idOf(item))))
    .map((item, position) => {
      const id = idOf(item);
      const result = merge(
        before.get(id),
        own.get(id) ?? other.get(id),
        other.get(id) ?? own.get(id),
        `${name}.${position}`,
      );
      conflicts.push(...result.conflicts);
      return result.value;
    });
  return { value, conflicts };
}

const isRemovedAndChanged = (item: Item, own: Item | undefined, other: Item | undefined): boolean =>
  (own === undefined && other !== undefined && !isSame(item, other)) ||
  (other === undefined && own !== undefined && !isSame(item, own));

const byId = (items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [idOf(item), item]));

/** A new item has no id yet, but a key. */
const idOf = ({ id, key }: Item): string => String(id ?? key);

const isItems = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) &&
  value.every((item: unknown) => isProperties(item) && (item['id'] ?? item['key']) !== undefined);

const isProperties = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are equal: an emptied field equals one that was never filled, and the server trims texts. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, position) => isSame(item, other[position]));
  if (isProperties(one) && isProperties(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
      isSame(one[name], other[name]),
    );
  return comparable(one) === comparable(other);
}

function comparable(value: unknown): unknown {
  const text = typeof value === 'string' ? value.trim() : value;
  return text === '' || text === undefined ? null : text;
}
