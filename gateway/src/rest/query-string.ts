export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly (string | number | boolean)[]
  | { readonly [key: string]: QueryValue };

export type Query = { readonly [name: string]: QueryValue };

/**
 * The query string of REST v1, with its question mark, or an empty string. Arrays are repeated as `key[]=`, objects
 * become `key[inner]=`; null and undefined are left out, true and false are 1 and 0.
 */
export function queryString(query: Query): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(query)) append(pairs, name, value);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function append(pairs: string[], name: string, value: QueryValue): void {
  if (value === null || value === undefined) return;
  if (isArray(value)) {
    const key = escapeName(name.endsWith('[]') ? name : `${name}[]`);
    for (const item of value) pairs.push(`${key}=${text(item)}`);
  } else if (typeof value === 'object') {
    for (const [inner, innerValue] of Object.entries(value)) append(pairs, `${name}[${inner}]`, innerValue);
  } else {
    pairs.push(`${escapeName(name)}=${text(value)}`);
  }
}

/** Half of a surrogate pair has no UTF-8: a replacement character stands in its place, which matches no name. */
export const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Array.isArray does not narrow readonly arrays. */
const isArray = (value: QueryValue): value is readonly (string | number | boolean)[] => Array.isArray(value);

const text = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? '1' : '0') : encoded(String(value));

/** Square brackets stay readable: servers and logs use them unescaped. */
const escapeName = (name: string): string => encoded(name).replaceAll('%5B', '[').replaceAll('%5D', ']');
