import { setTimeout as delay } from 'node:timers/promises';
import { graphqlClient } from '../../../tests/support/graphql-client.ts';
import { failureOf } from './work.ts';

interface Writers {
  /** Texts of the comments that were acknowledged, by the writer. */
  readonly acknowledged: readonly (readonly string[])[];
  /** How many exports were acknowledged, of which each is to come by mail. */
  readonly exported: () => number;
  /** How often what was said instead. */
  readonly failed: ReadonlyMap<string, number>;
  /** When everything that is under way has been acknowledged. */
  readonly stop: () => Promise<void>;
}

const pause = 40;
const comment = 'mutation ($input: AddJobCommentInput!) { addJobComment(input: $input) { id } }';
const exporting = 'mutation { exportUsers(input: {}) { outcome } }';

/**
 * Scripts that write one comment after the other, and one that has something done after its calls. Each repeats what
 * was not acknowledged, with the key of the first try, until it is.
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
