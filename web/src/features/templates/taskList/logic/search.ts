import type { JumpValues } from '../schema.ts';

/** Whether there is an answer; unknown if the search takes too long or cannot decide. */
export type Possible = 'yes' | 'no' | 'unknown';

/** Whether some answer to a task satisfies all of the first jumps and none of the second. */
export type Search = (taken: readonly JumpValues[], passed: readonly JumpValues[]) => Possible;
