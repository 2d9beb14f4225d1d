/** Deterministic draws: the demo and its tests can rely on each row. */
export type Random = {
  /** A whole number from `from` to `to`, both included. */
  readonly integer: (from: number, to: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Value>(values: readonly [Value, ...Value[]]) => Value;
};

/** A random value; undefined, without a draw, for an empty list. */
export function oneOf<Value>(random: Random, values: readonly Value[]): Value | undefined {
  const [first, ...others] = values;
  return first === undefined ? undefined : random.pick([first, ...others]);
}

/** A separate generator for each name (mulberry32, seeded by an FNV-1a hash of the name). */
export function random(name: string): Random {
  let state = 0x811c9dc5;
  for (const sign of name) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    integer,
    chance: (probability) => next() < probability,
    pick: (values) => values[integer(0, values.length - 1)] ?? values[0],
  };
}
