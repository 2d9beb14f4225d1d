/** The stable key of a list item, wherever it is moved. */
export interface Keyed {
  readonly key: string;
}

/** Unique, also in browsers that restrict `crypto.randomUUID` to secure origins. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join(
    '',
  );

/** A deep copy in which every key is new. */
export function withNewKeys<Value>(value: Value): Value {
  return renewed(value) as Value;
}

function renewed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renewed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === 'key' ? newKey() : renewed(part)]),
  );
}
