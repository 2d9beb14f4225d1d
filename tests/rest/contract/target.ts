import { type ApiProcess, startApi } from '../support/api-process.ts';
import { readContract } from '../support/contract.ts';
import type { Store } from '../support/store.ts';
import { type RecordedCall, readRecording } from './recording.ts';
import { type Credentials, replay, type Replayed, type Target } from './replay.ts';

const account = (email: string): Credentials => ({ email, password: 'Shepherd1' });

/** The embedded REST v1 with its demo data. */
export const demoTarget = (api: ApiProcess): Target => ({
  base: `${api.origin}/v1`,
  owner: account('owner@shepherd.test'),
  reviewer: account('reviewer@shepherd.test'),
  isDemo: true,
});

/**
 * The REST v1 at `REST_BASE_URL`, with the accounts of `REST_OWNER_EMAIL`, `REST_OWNER_PASSWORD` (every permission)
 * and, optionally, `REST_REVIEWER_EMAIL`, `REST_REVIEWER_PASSWORD` (permissions of a reviewer). Null when it is not
 * set.
 */
export function namedTarget(environment: NodeJS.ProcessEnv): Target | null {
  const base = environment['REST_BASE_URL'];
  if (base === undefined || base === '') return null;
  const reviewer = environment['REST_REVIEWER_EMAIL'];
  return {
    base: base.replace(/\/+$/, ''),
    owner: {
      email: environment['REST_OWNER_EMAIL'] ?? '',
      password: environment['REST_OWNER_PASSWORD'] ?? '',
    },
    ...(reviewer !== undefined && {
      reviewer: { email: reviewer, password: environment['REST_REVIEWER_PASSWORD'] ?? '' },
    }),
    isDemo: false,
  };
}

export type ContractResult = {
  calls: number;
  /** Reasons of skipped calls, with their number. */
  leftOut: Record<string, number>;
  /** Reads of the contract without a success in the recording. */
  unrecorded: string[];
  failures: string[];
};

/** Replays the recording against the named target, or against a product of its own over the store. */
export async function replayAgainst(store: Store): Promise<ContractResult> {
  const recording = await readRecording();
  const named = namedTarget(process.env);
  if (named) return summary(recording, await replay(recording, named));
  const api = await startApi(store.environment);
  try {
    return summary(recording, await replay(recording, demoTarget(api)));
  } finally {
    await api.stop();
  }
}

function summary(recording: readonly RecordedCall[], replayed: readonly Replayed[]): ContractResult {
  const leftOut: Record<string, number> = {};
  for (const { leftOut: reason } of replayed)
    if (reason !== undefined) leftOut[reason] = (leftOut[reason] ?? 0) + 1;
  const unrecorded = unrecordedReads(recording);
  return {
    calls: recording.length,
    leftOut,
    unrecorded,
    failures: [
      ...unrecorded.map((operation) => `${operation} is in the contract but not in the recording`),
      ...replayed
        .filter(({ problems }) => problems.length > 0)
        .map(({ call, problems }) => `${call.as} ${call.method} ${call.path}\n  ${problems.join('\n  ')}`),
    ],
  };
}

/** Reads of records that the demo does not have, and of a stream that does not end. */
const withoutDemo: ReadonlySet<string> = new Set(['getSavedView', 'followChanges']);

function unrecordedReads(recording: readonly RecordedCall[]): string[] {
  const succeeded = new Set(recording.filter(({ status }) => status < 300).map(({ operation }) => operation));
  return readContract()
    .operations.filter(({ method, path }) => method === 'GET' && !path.startsWith('/files/'))
    .map(({ operationId }) => operationId)
    .filter((operation) => !succeeded.has(operation) && !withoutDemo.has(operation));
}
