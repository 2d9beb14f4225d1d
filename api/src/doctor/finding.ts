/** The result of checking one part of the setup. */
export type Finding = {
  /** `wrong` prevents something from working; `note` is for the reader to judge. */
  readonly state: 'ok' | 'note' | 'wrong';
  /** One sentence; for `wrong`, also what to do. */
  readonly sentence: string;
};

export const ok = (sentence: string): Finding => ({ state: 'ok', sentence });
export const note = (sentence: string): Finding => ({ state: 'note', sentence });
export const wrong = (sentence: string): Finding => ({ state: 'wrong', sentence });

/** The reason of a failure, in its own words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A failed fetch has its reason in the cause, and a connection refused on all addresses in its parts.
  const cause = error.cause instanceof Error ? error.cause : error;
  const [part] = cause instanceof AggregateError ? cause.errors : [];
  return part instanceof Error ? part.message : cause.message;
}

/** Turns a failed check into a finding. */
export const look = (what: string, how: () => Promise<Finding>): Promise<Finding> =>
  how().catch((error: unknown) => wrong(`${what}: ${reasonOf(error)}`));
