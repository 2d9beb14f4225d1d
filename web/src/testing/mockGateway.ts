import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  buildSchema,
  defaultFieldResolver,
  graphql,
  GraphQLError,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import type { GraphQLFieldResolver, GraphQLOutputType, GraphQLResolveInfo } from 'graphql';

const folder = resolve(import.meta.dirname, '../../../schema/graphql');
const schema = buildSchema(
  globSync('**/*.graphql', { cwd: folder })
    .map((file) => readFileSync(resolve(folder, file), 'utf8'))
    .join('\n'),
);

export interface RecordedRequest {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Answers of the root fields, checked against the contract by executing the real schema. */
export type RootAnswers = Readonly<Record<string, (variables: never) => unknown>>;

/** The values of non-null scalars that a record of a test leaves out; those of the others are empty text. */
const scalarDefaults: Readonly<Record<string, unknown>> = {
  Boolean: false,
  Count: 0,
  Int: 0,
  Float: 0,
  Date: '2026-11-01',
  DateTime: '2026-11-01T09:00:00Z',
};

/** Undefined for records, and for ids: two records must not share one by accident. */
function defaultOf(type: GraphQLOutputType): unknown {
  const given = isNonNullType(type) ? type.ofType : type;
  if (isListType(given)) return [];
  if (isEnumType(given)) return given.getValues()[0]?.value;
  return isScalarType(given) && given.name !== 'ID' ? (scalarDefaults[given.name] ?? '') : undefined;
}

/** Whether the gateway answers null only where the field failed. */
function isFilled({ parentType, fieldName, returnType }: GraphQLResolveInfo): boolean {
  const directives = parentType.getFields()[fieldName]?.astNode?.directives ?? [];
  return isNonNullType(returnType) || directives.some(({ name }) => name.value === 'semanticNonNull');
}

/** Fills a record of a test, so that a new field of the contract needs no change of the tests of other fields. */
const filledField: GraphQLFieldResolver<unknown, unknown> = (record, args, context, info) => {
  const answer: unknown = defaultFieldResolver(record, args, context, info);
  const { parentType, fieldName, path, returnType } = info;
  const isRoot = path.prev === undefined;
  if (answer !== undefined || isRoot || !isFilled(info)) return answer;
  const filled = defaultOf(returnType);
  if (filled === undefined) throw new Error(`The test has no answer for ${parentType.name}.${fieldName}`);
  return filled;
};

/** An in-memory gateway: an id or a record without an answer of the test fails like a missing resolver. */
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
      fieldResolver: filledField,
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
