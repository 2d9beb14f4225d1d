/**
 * Whether two values of a template mean the same, whichever of them was read and which is about to be sent: what a
 * request leaves out, an empty text and an empty list are nothing; amounts are compared as numbers; a file is known by
 * its id, because its address ends and is another one the next time.
 */
export const sameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/** What a request does not have, or has under another name. */
const notSent = new Set(['__typename', 'formatted', 'media']);

/** What a request may leave out as well: it is taken for these. */
const nothing = new Set<unknown>([null, '', false, 'EITHER']);

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((part) => plain(part) ?? null);
  if (typeof value !== 'object' || value === null) return nothing.has(value) ? undefined : value;
  const entries = Object.entries(value)
    .filter(([name]) => !notSent.has(name))
    .map(([name, part]) => [name, name === 'amount' ? Number(part) : plain(part)] as const)
    .filter(([, part]) => part !== undefined);
  const media = mediaIdOf(value);
  if (media !== undefined) entries.push(['mediaId', media]);
  // An uploaded file's address says nothing about it.
  const kept = isFile(value) ? entries.filter(([name]) => name !== 'url') : entries;
  if (kept.length === 0) return undefined;
  return Object.fromEntries(kept.toSorted(([first], [second]) => (first < second ? -1 : 1)));
}

const mediaIdOf = (value: object): unknown => {
  const media: unknown = Reflect.get(value, 'media');
  return typeof media === 'object' && media !== null ? Reflect.get(media, 'id') : undefined;
};

const isFile = (value: object): boolean => ['IMAGE', 'VIDEO'].includes(String(Reflect.get(value, 'type')));
