/** What an item of a form's list is known by for as long as it is there, wherever it is moved. */
export interface Keyed {
  readonly key: string;
}

/** Unlike any other, also in a browser that keeps `crypto.randomUUID` for secure addresses. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join(
    '',
  );

/** A copy in which everything that has a key has one of its own. */
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
