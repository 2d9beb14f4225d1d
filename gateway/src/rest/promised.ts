/** A value, or a promise of it. Awaiting a value costs as much as many fields of an answer. */
export type Promised<Value> = Value | Promise<Value>;

/** Uses a value: now if it is no promise, else when it resolves. */
export const whenThere = <Value, Used>(
  value: Promised<Value>,
  use: (value: Value) => Used,
): Promised<Used> => (value instanceof Promise ? value.then(use) : use(value));
