import { setTimeout as delay } from 'node:timers/promises';
import { graphqlClient } from '../../../tests/support/graphql-client.ts';
import { failureOf } from './work.ts';

interface Writers {
  /** Texts of acknowledged comments, by writer. */
  readonly acknowledged: readonly (readonly string[])[];
  /** Number of acknowledged exports, each of which must arrive by mail. */
  readonly exported: () => number;
  /** Number of failures by message. */
  readonly failed: ReadonlyMap<string, number>;
  /** Settles when everything in flight has been acknowledged. */
  readonly stop: () => Promise<void>;
}

const pause = 40;
const comment = 'mutation ($input: AddJobCommentInput!) { addJobComment(input: $input) { id } }';
const exporting = 'mutation { exportUsers(input: {}) { outcome } }';

/**
 * Scripts that write comments, and one that starts background work. Each retries with the same idempotency key until
 * the change is acknowledged.
 */
export function writeAllTheWhile(
  { graphqlUrl, token, jobId, round }: { graphqlUrl: string; token: string; jobId: string; round: string },
  writers = 4,
): Writers {
  const stopping = new AbortController();
  const failed = new Map<string, number>();
  const acknowledged = Array.from({ length: writers }, (): string[] => []);
  let exported = 0;

  const once = async (key: string, query: string, variables?: Record<string, unknown>): Promise<void> => {
    const client = graphqlClient(graphqlUrl, { authorization: `Bearer ${token}`, 'idempotency-key': key });
    for (;;) {
      const failure = await failureOf(client, query, variables);
      if (failure === null) return;
      failed.set(failure, (failed.get(failure) ?? 0) + 1);
      await delay(pause);
    }
  };
  const write = async (texts: string[], writer: number): Promise<void> => {
    for (let number = 0; !stopping.signal.aborted; number += 1) {
      const text = `note-${number}-of-writer-${writer}-${round}`;
      await once(text, comment, { input: { jobId, text } });
      texts.push(text);
      await delay(pause);
    }
  };
  const haveDone = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await once(`export-${exported}-${round}`, exporting);
      exported += 1;
      await delay(5 * pause);
    }
  };
  const all = Promise.all([...acknowledged.map(write), haveDone()]);
  return {
    acknowledged,
    exported: () => exported,
    failed,
    async stop() {
      stopping.abort();
      await all;
    },
  };
}
