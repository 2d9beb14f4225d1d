import { setTimeout as delay } from 'node:timers/promises';
import type { GraphqlClient } from '../../../tests/support/graphql-client.ts';

/** What a working user has observed. */
export interface Seen {
  /** Successful requests. */
  answered: number;
  /** Failed requests by message, and the times of the first and the last of them in milliseconds. */
  readonly failed: Map<string, number>;
  firstFailure: number | null;
  lastFailure: number | null;
  /** Texts of acknowledged comments: they must exist whatever happens. */
  readonly acknowledged: string[];
}

interface Worker {
  readonly seen: Seen;
  readonly stop: () => Promise<void>;
}

/** Milliseconds between two actions of one user. */
const pause = 40;

/**
 * Until they are stopped: several users who read lists, one who writes comments, and one who opens the console again
 * and again with an empty cache.
 */
export function workAllTheWhile(
  { url, client, jobId }: { url: string; client: GraphqlClient; jobId: string },
  readers = 5,
): Worker {
  const seen: Seen = {
    answered: 0,
    failed: new Map(),
    firstFailure: null,
    lastFailure: null,
    acknowledged: [],
  };
  const stopping = new AbortController();
  const note = (failure: string | null): boolean => {
    if (failure === null) {
      seen.answered += 1;
      return true;
    }
    seen.failed.set(failure, (seen.failed.get(failure) ?? 0) + 1);
    seen.firstFailure ??= performance.now();
    seen.lastFailure = performance.now();
    return false;
  };
  const ask = async (query: string, variables?: Record<string, unknown>): Promise<boolean> =>
    note(await failureOf(client, query, variables));
  const open = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      note(await failureOfPage(url));
      await delay(pause);
    }
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
  const all = Promise.all([write(), open(), ...Array.from({ length: readers }, read)]);
  return {
    seen,
    async stop() {
      stopping.abort();
      await all;
    },
  };
}

/** Null where a page and all of its first files arrived. */
async function failureOfPage(url: string): Promise<string | null> {
  try {
    const page = await fetch(url, { headers: { accept: 'text/html' } });
    const text = await page.text();
    if (!page.ok) return `${page.status} page`;
    const files = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    const statuses = await Promise.all(
      files.map(async (path) => {
        const file = await fetch(url + path);
        await file.arrayBuffer();
        return file.status;
      }),
    );
    const missing = statuses.find((status) => status !== 200);
    return missing === undefined ? null : `${missing} file of a page`;
  } catch (error) {
    return noAnswer(error);
  }
}

const noAnswer = (error: unknown): string => {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return `no answer ${cause instanceof Error && 'code' in cause ? String(cause.code) : String(error)}`;
};

/** Null after an answer without an error; otherwise the status and the message. */
export async function failureOf(
  client: GraphqlClient,
  query: string,
  variables: Record<string, unknown> | undefined,
): Promise<string | null> {
  try {
    const { status, errors } = await client(query, variables);
    const [error] = errors;
    return error ? `${status} ${String(error.extensions['code'])}` : null;
  } catch (error) {
    return noAnswer(error);
  }
}

/** The id of a job that accepts comments. */
export async function jobToWorkAt(client: GraphqlClient): Promise<string> {
  const { data } = await client('{ jobs(perPage: 1, filter: { status: [UNASSIGNED] }) { items { id } } }');
  return (data as { jobs: { items: { id: string }[] } }).jobs.items[0]?.id ?? '';
}

/** The texts of all comments on a job. */
export async function commentsOf(client: GraphqlClient, jobId: string): Promise<Set<string>> {
  return new Set(await commentTexts(client, jobId));
}

/** The same, with duplicates. @throws when the read fails */
export async function commentTexts(client: GraphqlClient, jobId: string): Promise<readonly string[]> {
  const { data, errors } = await client('query ($id: ID!) { job(id: $id) { comments { text } } }', {
    id: jobId,
  });
  const { job } = data as { job: { comments: { text: string }[] } | null };
  if (job === null) throw new Error(`There is no answer: ${JSON.stringify(errors)}`);
  return job.comments.map(({ text }) => text);
}
