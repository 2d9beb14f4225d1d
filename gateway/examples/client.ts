import { setTimeout as wait } from 'node:timers/promises';
import { Kind, print } from 'graphql';
import type { TypedQueryDocumentNode } from 'graphql';

/** What an operation could cost at most, what is allowed, and how often REST v1 was called for it. */
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

/** What the gateway refused, or could not do. */
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

/** Seconds, where a proxy in between refuses and does not say for how long. */
const usualWait = 1;
/** Of requests that are refused again and again, the last refusal is told. */
const mostTries = 5;

/**
 * A session of a script. Data come with the types that `pnpm codegen` has made of the schema and of the document; who
 * asks for a field that is not there hears of it from the compiler.
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
   * Asks the gateway, and waits where it says so.
   * @throws GatewayError for anything that failed, so that nothing in the data is null because of a failure
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
      // Costs are told to whoever asks for them.
      body: JSON.stringify({ query: print(document), variables, extensions: { cost: true } }),
    });
  }
}

/** A proxy in between may answer with a page of its own. */
async function answerOf<Data>(response: Response): Promise<Answer<Data>> {
  const text = await response.text();
  try {
    return JSON.parse(text) as Answer<Data>;
  } catch {
    return {};
  }
}

/**
 * How long to wait before the same is asked again; null for what no waiting helps. With 429 and 503 nothing was done yet,
 * so anything may be sent again. Where only a part of an answer failed, a change may have been made already: then
 * queries are asked again, and nothing else.
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
