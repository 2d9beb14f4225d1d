/**
 * Whether two values of a template are equal, whether read or about to be sent: a missing value, an empty text and an
 * empty list are equal; amounts are compared as numbers; a file is compared by its id, because its signed URL changes
 * with every read.
 */
export const sameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/** Fields that a request lacks or names differently. */
const notSent = new Set(['__typename', 'formatted', 'media']);

/** Defaults that a request may leave out. */
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
  // An uploaded file's URL does not identify it.
  const kept = isFile(value) ? entries.filter(([name]) => name !== 'url') : entries;
  if (kept.length === 0) return undefined;
  return Object.fromEntries(kept.toSorted(([first], [second]) => (first < second ? -1 : 1)));
}

const mediaIdOf = (value: object): unknown => {
  const media: unknown = Reflect.get(value, 'media');
  return typeof media === 'object' && media !== null ? Reflect.get(media, 'id') : undefined;
};

const isFile = (value: object): boolean => ['IMAGE', 'VIDEO'].includes(String(Reflect.get(value, 'type')));
