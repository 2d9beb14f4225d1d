/** Collects any number of parts of a file in the memory of one copy. */
export function keptParts(bytes: Buffer): {
  readonly keep: (start: number, end: number) => void;
  readonly all: () => Buffer;
} {
  const kept = Buffer.alloc(bytes.length);
  let length = 0;
  return {
    keep(start, end) {
      length += bytes.copy(kept, length, start, end);
    },
    all: () => kept.subarray(0, length),
  };
}
