import { createHash } from 'node:crypto';

/** Marks a version that the gateway derived; an ETag begins with a quotation mark. */
const mark = 'derived-';

export const isDerived = (version: string): boolean => version.startsWith(mark);

/** Properties that change without an edit. */
const volatile = new Set(['last_seen', 'last_seen_at']);

/**
 * The version of a record whose server sends no ETag: equal content has an equal version. The order of properties, the
 * signature of a file address, and when a user was last seen do not count.
 */
export const derivedVersion = (record: object): string =>
  mark + createHash('sha256').update(JSON.stringify(record, stable)).digest('base64url').slice(0, 27);

function stable(name: string, value: unknown): unknown {
  if (volatile.has(name)) return undefined;
  if (typeof value === 'string') return withoutSignature(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Signatures are in the query of an address, and are renewed with every answer. */
const withoutSignature = (text: string): string =>
  /^https?:\/\/\S+\?/.test(text) ? text.slice(0, text.indexOf('?')) : text;
