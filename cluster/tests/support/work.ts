import { setTimeout as delay } from 'node:timers/promises';
import type { GraphqlClient } from '../../../tests/support/graphql-client.ts';

/** What somebody saw who worked all the while. */
export interface Seen {
  /** Requests that were answered as they should be. */
  answered: number;
  /** The others, by what was said, and when the first and the last of them came, in milliseconds. */
  readonly failed: Map<string, number>;
  firstFailure: number | null;
  lastFailure: number | null;
  /** Texts of the comments that were answered: they have to be there whatever happens. */
  readonly acknowledged: string[];
}

interface Worker {
  readonly seen: Seen;
  readonly stop: () => Promise<void>;
}

/** Milliseconds between two things that one person does. */
const pause = 40;

/** Several people who read lists, and one who writes a comment after the other; until they are stopped. */
export function workAllTheWhile(client: GraphqlClient, jobId: string, readers = 5): Worker {
  const seen: Seen = {
    answered: 0,
    failed: new Map(),
    firstFailure: null,
    lastFailure: null,
    acknowledged: [],
  };
  const stopping = new AbortController();
  const ask = async (query: string, variables?: Record<string, unknown>): Promise<boolean> => {
    const failure = await failureOf(client, query, variables);
    if (failure === null) {
      seen.answered += 1;
      return true;
    }
    seen.failed.set(failure, (seen.failed.get(failure) ?? 0) + 1);
    seen.firstFailure ??= performance.now();
    seen.lastFailure = performance.now();
    return false;
  };
  const read = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await ask('{ orders(perPage: 5) { items { id title customer { name } } pageInfo { total } } }');
      await delay(pause);
    }
  };
  const write = async (): Promise<void> => {
    for (let number = 0; !stopping.signal.aborted; number += 1) {
      const text = `Comment ${number} of ${jobId}`;
      const written = await ask(
        'mutation ($input: AddJobCommentInput!) { addJobComment(input: $input) { id } }',
        {
          input: { jobId, text },
        },
      );
      if (written) seen.acknowledged.push(text);
      await delay(pause);
    }
  };
  const all = Promise.all([write(), ...Array.from({ length: readers }, read)]);
  return {
    seen,
    async stop() {
      stopping.abort();
      await all;
    },
  };
}

/** Null where the request was answered without an error. */
async function failureOf(
  client: GraphqlClient,
  query: string,
  variables: Record<string, unknown> | undefined,
): Promise<string | null> {
  try {
    const { status, errors } = await client(query, variables);
    const [error] = errors;
    return error ? `${status} ${String(error.extensions['code'])}` : null;
  } catch (error) {
    const cause: unknown = error instanceof Error ? error.cause : undefined;
    return `no answer ${cause instanceof Error && 'code' in cause ? String(cause.code) : String(error)}`;
  }
}
