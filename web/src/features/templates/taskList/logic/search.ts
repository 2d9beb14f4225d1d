import type { JumpValues } from '../schema.ts';

/** Whether there is an answer. Where that takes too long to find out, or cannot be told, it is unknown. */
export type Possible = 'yes' | 'no' | 'unknown';

/** Tells whether some answer to a task satisfies all of the first jumps and none of the second. */
export type Search = (taken: readonly JumpValues[], passed: readonly JumpValues[]) => Possible;
