import { changeMessages } from '../messages.ts';
import { sameValue } from './sameValue.ts';
import { counted } from '../taskInWords.ts';

interface ComparedList<Item> {
  /** The noun for one item. */
  readonly thing: string;
  readonly before: readonly Item[];
  readonly after: readonly Item[];
  /** Its display name; empty without one. */
  readonly nameOf: (item: Item) => string;
  /** Its keys, the most reliable first: items that share one of them are the same. */
  readonly keysOf: (item: Item) => readonly string[];
  /** The value whose change counts as a change of the item; the whole item by default. */
  readonly comparedBy?: (item: Item) => unknown;
}

/**
 * The changes of a list as text: '2 tasks added (Door and Shelf)', '1 task changed (Front)'. Empty if items only moved
 * inside.
 */
export function listChanges<Item>({
  thing,
  before,
  after,
  nameOf,
  keysOf,
  comparedBy = (item) => item,
}: ComparedList<Item>): string[] {
  const left = [...before];
  const changed: Item[] = [];
  const added: Item[] = [];
  const order: number[] = [];
  for (const item of after) {
    const found = partnerOf(item, left, keysOf);
    if (found === undefined) added.push(item);
    else {
      order.push(before.indexOf(found));
      left.splice(left.indexOf(found), 1);
      if (!sameValue(comparedBy(found), comparedBy(item))) changed.push(item);
    }
  }
  const moved = order.some((position, index) => index > 0 && position < (order[index - 1] ?? 0));
  const told = (items: readonly Item[], done: string): string[] =>
    items.length === 0 ? [] : [`${counted(items.length, thing)} ${done}${namesOf(items.map(nameOf))}`];
  return [
    ...told(added, 'added'),
    ...told(left, 'removed'),
    ...told(changed, 'changed'),
    ...(moved ? [`${thing}s ${changeMessages.reordered}`] : []),
  ];
}

const mostNames = 3;
const longestName = 60;
const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The first names, and the number of the others. */
function namesOf(all: readonly string[]): string {
  const names = all.filter((name) => name.trim() !== '').slice(0, mostNames);
  if (names.length === 0) return '';
  const more = all.length - names.length;
  return ` (${listed.format([...names.map(shortened), ...(more > 0 ? [`${more} more`] : [])])})`;
}

const shortened = (name: string): string =>
  name.length <= longestName ? name : `${name.slice(0, longestName - 1).trimEnd()}…`;

function partnerOf<Item>(
  item: Item,
  candidates: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): Item | undefined {
  for (const key of keysOf(item)) {
    const found = candidates.find((candidate) => keysOf(candidate).includes(key));
    if (found !== undefined) return found;
  }
  return undefined;
}
