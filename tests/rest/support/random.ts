import { createHash } from 'node:crypto';

export type Random = {
  /** A number from 0 up to, but not including, 1. */
  fraction: () => number;
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** One of the items, or undefined for an empty list. */
  pickAny: <Item>(items: readonly Item[]) => Item | undefined;
};

/** A seeded generator with the same numbers on every machine (mulberry32). */
export function seeded(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number): number => low + Math.floor(fraction() * (high - low + 1));
  return {
    fraction,
    whole,
    chance: (probability) => fraction() < probability,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    pickAny: (items) => items[whole(0, items.length - 1)],
  };
}
