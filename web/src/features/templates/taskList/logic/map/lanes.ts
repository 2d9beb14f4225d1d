/** The first and last row of a line. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Assigns lanes so that lines of one lane do not overlap, short ones nearest. Null gets none. */
export function lanesOf(spans: readonly (Span | null)[]): {
  readonly lanes: readonly number[];
  readonly count: number;
} {
  const lanes = spans.map(() => 0);
  const taken: Span[][] = [];
  const shortestFirst = spans
    .flatMap((span, index) => (span === null ? [] : [{ ...span, index }]))
    .toSorted((one, other) => one.to - one.from - (other.to - other.from));
  for (const { from, to, index } of shortestFirst) {
    const free = taken.findIndex((others) => others.every((other) => other.to < from || other.from > to));
    const lane = free === -1 ? taken.length : free;
    lanes[index] = lane;
    (taken[lane] ??= []).push({ from, to });
  }
  return { lanes, count: taken.length };
}
