import { setTimeout as wait } from 'node:timers/promises';
import { Kind, print } from 'graphql';
import type { TypedQueryDocumentNode } from 'graphql';

/** The greatest possible cost of an operation, the limit, and how often REST v1 was called. */
export type Cost = { readonly fields: number; readonly limit: number; readonly restCalls: number };

export type Problem = {
  readonly message: string;
  readonly extensions: {
    readonly code: string;
    readonly fields?: Readonly<Record<string, readonly string[]>>;
    readonly retryAfterSeconds?: number;
  };
};

type Answer<Data> = {
  readonly data?: Data | null;
  readonly errors?: readonly Problem[];
  readonly extensions?: { readonly cost?: Cost };
};

/** A request that the gateway refused or could not answer. */
export class GatewayError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      problems
        .map(({ message, extensions: { code, fields = {} } }) =>
          [
            `${code}: ${message}`,
            ...Object.entries(fields).map(([name, texts]) => `${name}: ${texts.join(', ')}`),
          ].join('\n  '),
        )
        .join('\n'),
    );
    this.problems = problems;
  }
}

/** Seconds to wait where a proxy refuses without a Retry-After. */
const usualWait = 1;
/** Retries before the last refusal is thrown. */
const mostTries = 5;

/**
 * A session of a script. Data has the types that `pnpm codegen` made from the schema and the document, so a query for a
 * field that does not exist does not compile.
 */
export class Client {
  readonly #address: string;
  #token: string | null = null;

  /** @param address of the gateway, for example `http://localhost:4000` */
  constructor(address: string) {
    this.#address = address;
  }

  /** The token of a session that was opened with `login`; null when it has ended. */
  use(token: string | null): void {
    this.#token = token;
  }

  /**
   * Sends a request, and retries after the wait that the gateway states.
   * @throws GatewayError for any failure, so that no null in the data stands for a failure
   */
  async ask<Data, Variables>(
    document: TypedQueryDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<{ data: Data; cost: Cost | null }> {
    for (let tries = 1; ; tries += 1) {
      const response = await this.#send(document, variables);
      const { data, errors, extensions } = await answerOf<Data>(response);
      const seconds = secondsToWait(response, errors, document);
      if (seconds !== null && tries < mostTries) await wait(seconds * 1000);
      else if (errors !== undefined && errors.length > 0) throw new GatewayError(errors);
      else if (!response.ok || data === undefined || data === null)
        throw new Error(`The gateway answered ${response.status} without data`);
      else return { data, cost: extensions?.cost ?? null };
    }
  }

  #send(document: TypedQueryDocumentNode<unknown, never>, variables: unknown): Promise<Response> {
    return fetch(new URL('/graphql', this.#address), {
      method: 'POST',
      headers: {
        Accept: 'application/graphql-response+json, application/json;q=0.9',
        'Content-Type': 'application/json',
        ...(this.#token !== null && { Authorization: `Bearer ${this.#token}` }),
      },
      // The gateway reports costs only on request.
      body: JSON.stringify({ query: print(document), variables, extensions: { cost: true } }),
    });
  }
}

/** A proxy may answer with a page of its own. */
async function answerOf<Data>(response: Response): Promise<Answer<Data>> {
  const text = await response.text();
  try {
    return JSON.parse(text) as Answer<Data>;
  } catch {
    return {};
  }
}

/**
 * Milliseconds until the retry; null where a retry cannot help. After 429 and 503 nothing was done, so any operation
 * may be sent again. After a partial failure a change may have been made, so only queries are retried.
 */
function secondsToWait(
  response: Response,
  errors: readonly Problem[] | undefined,
  document: TypedQueryDocumentNode<unknown, never>,
): number | null {
  if (response.status === 429 || response.status === 503) {
    const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
    return Number.isNaN(seconds) ? usualWait : seconds;
  }
  const isQuery = document.definitions.every(
    (one) => one.kind !== Kind.OPERATION_DEFINITION || one.operation === 'query',
  );
  const waits = (errors ?? []).flatMap(({ extensions }) => extensions.retryAfterSeconds ?? []);
  return isQuery && waits.length > 0 ? Math.max(...waits) : null;
}
