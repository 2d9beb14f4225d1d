/** What a look at one part of the set-up came to. */
export type Finding = {
  /** `wrong` keeps something from working; `note` is for the reader to judge. */
  readonly state: 'ok' | 'note' | 'wrong';
  /** In one sentence; for what is wrong, also what to do. */
  readonly sentence: string;
};

export const ok = (sentence: string): Finding => ({ state: 'ok', sentence });
export const note = (sentence: string): Finding => ({ state: 'note', sentence });
export const wrong = (sentence: string): Finding => ({ state: 'wrong', sentence });

/** Why something failed, in the words of who says so. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A fetch that fails says why in its cause, and a connection that is refused everywhere in its parts.
  const cause = error.cause instanceof Error ? error.cause : error;
  const [part] = cause instanceof AggregateError ? cause.errors : [];
  return part instanceof Error ? part.message : cause.message;
}

/** Comes to what is wrong when the look itself fails. */
export const look = (what: string, how: () => Promise<Finding>): Promise<Finding> =>
  how().catch((error: unknown) => wrong(`${what}: ${reasonOf(error)}`));
