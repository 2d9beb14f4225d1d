import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, graphql, GraphQLError } from 'graphql';

const folder = resolve(import.meta.dirname, '../../../schema/graphql');
const schema = buildSchema(
  readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(resolve(folder, file), 'utf8'))
    .join('\n'),
);

export interface RecordedRequest {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Answers of the root fields, checked against the contract by executing the real schema. */
export type RootAnswers = Readonly<Record<string, (variables: never) => unknown>>;

/** An in-memory gateway: a field without an answer of the test fails like a missing resolver. */
export class MockGateway {
  readonly requests: RecordedRequest[] = [];
  /** The `Idempotency-Key` of each request that had one, in order. */
  readonly idempotencyKeys: string[] = [];
  #answers: RootAnswers;

  constructor(answers: RootAnswers) {
    this.#answers = answers;
  }

  answer(answers: RootAnswers): void {
    this.#answers = { ...this.#answers, ...answers };
  }

  requestsOf(operationName: string): RecordedRequest[] {
    return this.requests.filter((request) => request.operationName === operationName);
  }

  readonly fetch: typeof fetch = async (_input, init) => {
    const { query, variables = {}, operationName } = JSON.parse(String(init?.body));
    this.requests.push({ operationName, variables });
    const key = new Headers(init?.headers).get('idempotency-key');
    if (key !== null) this.idempotencyKeys.push(key);
    const result = await graphql({
      schema,
      source: query,
      variableValues: variables,
      operationName,
      rootValue: this.#answers,
    });
    return new Response(JSON.stringify(result), {
      headers: { 'content-type': 'application/graphql-response+json' },
    });
  };
}

/** An error as the gateway returns it. */
export function gatewayError(message: string, extensions: Readonly<Record<string, unknown>>): GraphQLError {
  return new GraphQLError(message, { extensions });
}

export const unauthenticated = () =>
  gatewayError('You are not signed in', { code: 'auth.unauthenticated', status: 401 });
