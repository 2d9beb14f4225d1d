/** What is there at once, or comes later. Waiting for what is there costs as much as many fields of an answer. */
export type Promised<Value> = Value | Promise<Value>;

/** Uses a value: now if it is there, else when it comes. */
export const whenThere = <Value, Used>(
  value: Promised<Value>,
  use: (value: Value) => Used,
): Promised<Used> => (value instanceof Promise ? value.then(use) : use(value));
