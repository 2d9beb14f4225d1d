import { SettingsError } from '../settings/settings-reader.ts';

/** The result of checking one part of the set-up. */
export type Finding = Readonly<{
  /** `wrong` keeps something from working; `note` is for the operator to judge. */
  state: 'ok' | 'note' | 'wrong';
  /** One sentence; for `wrong`, also what to do. */
  sentence: string;
}>;

export const ok = (sentence: string): Finding => ({ state: 'ok', sentence });
export const note = (sentence: string): Finding => ({ state: 'note', sentence });
export const wrong = (sentence: string): Finding => ({ state: 'wrong', sentence });

/** Turns a failed check into a finding. */
export const look = (what: string, check: () => Promise<Finding>): Promise<Finding> =>
  check().catch((error: unknown) => wrong(`${what}: ${reasonOf(error)}`));

/** The reason of a failure, in its own words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A failed fetch has its reason in the cause, and a connection refused on all addresses in its parts.
  const cause = error.cause instanceof Error ? error.cause : error;
  const [part] = cause instanceof AggregateError ? cause.errors : [];
  return part instanceof Error ? part.message : cause.message;
}

/** The command: prints what `examine` finds under a title, and fails the process if anything is wrong. */
export async function report(title: string, examine: () => Promise<readonly Finding[]>): Promise<void> {
  process.stdout.write(`${title}\n`);
  for (const { state, sentence } of await findingsOf(examine)) {
    const label = (state === 'wrong' ? 'WRONG' : state).padEnd(6);
    process.stdout.write(`  ${label} ${sentence.replaceAll('\n', '\n         ')}\n`);
    if (state === 'wrong') process.exitCode = 1;
  }
}

/** What `examine` finds; invalid settings are findings as well. */
export async function findingsOf(examine: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  try {
    return [ok('The settings can be used'), ...(await examine())];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message.split('\n').map(wrong);
  }
}
