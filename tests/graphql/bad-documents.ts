import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { Pool } from 'undici';
import { boundedMemory } from '../rest/bad-input/bad-input.ts';
import { discoverPaths } from '../rest/bad-input/ids.ts';
import { leaksIn } from '../rest/bad-input/verdict.ts';
import { startApi } from '../rest/support/api-process.ts';
import { restClient, signIn, valueAt } from '../rest/support/client.ts';
import { readContract } from '../rest/support/contract.ts';
import type { Store } from '../rest/support/store.ts';
import { startGateway } from '../support/processes/gateway-process.ts';
import { hostileRequest, type HostileRequest } from './hostile-documents.ts';

export type BadDocumentsOptions = {
  seed: string;
  /** Number of requests. */
  count: number;
  /** Only this request of the seed, to reproduce a failure. */
  only?: number;
  tell?: (line: string) => void;
};

export type BadDocumentsResult = {
  sent: number;
  /** Answers by `data`, or by the code of their first error. */
  outcomes: Record<string, number>;
  /** Root fields of the contract that answered with data at least once. */
  reached: number;
  fields: number;
  failures: string[];
  slowest: number;
  seconds: number;
};

const connections = 8;
const email = 'owner@shepherd.test';

/** Sends malicious documents to a gateway with REST v1 behind it: none may cause a server error. */
export async function runBadDocuments(
  store: Store,
  { seed, count, only, tell = () => {} }: BadDocumentsOptions,
): Promise<BadDocumentsResult> {
  const api = await startApi({ ...store.environment, ...boundedMemory });
  // A test machine may be arbitrarily busy.
  const gateway = await startGateway(`${api.origin}/v1`, { REST_TIMEOUT_MS: '60000' });
  const pool = new Pool(gateway.url, { connections });
  const client = restClient(`${api.origin}/v1`, 2);
  const started = performance.now();
  const result: BadDocumentsResult = {
    sent: 0,
    outcomes: {},
    reached: 0,
    fields: 0,
    failures: [],
    slowest: 0,
    seconds: 0,
  };
  try {
    const token = await signIn(client, email);
    const known = await discoverPaths(`${api.origin}/v1`, token, readContract());
    const schema = await introspect(pool);
    result.fields = rootFields(schema).length;
    const reached = new Set<string>();
    const indexes = only === undefined ? counter(count) : [only].values();
    const attack = async (): Promise<void> => {
      let session = await signIn(client, email);
      for (const index of indexes) {
        const request = hostileRequest({ schema, known, seed }, index);
        const body = JSON.stringify({ query: request.query, variables: request.variables });
        const before = performance.now();
        const answer = await send(pool, body, session);
        result.slowest = Math.max(result.slowest, performance.now() - before);
        const { problems, outcome, isSignedOut } = judge(request, body, answer);
        result.sent += 1;
        result.outcomes[outcome] = (result.outcomes[outcome] ?? 0) + 1;
        if (outcome === 'data') reached.add(request.field);
        if (isSignedOut) session = await signIn(client, email);
        if (problems.length > 0)
          result.failures.push(
            `${request.field}, seed ${seed}, --only ${index}\n  ${problems.join('\n  ')}\n  ${body.slice(0, 1_500)}\n  ${answer.text.slice(0, 500)}`,
          );
        if (result.sent % 2_000 === 0) tell(`${result.sent} requests, ${result.failures.length} failures`);
      }
    };
    await Promise.all(Array.from({ length: connections }, attack));
    result.reached = reached.size;
    result.seconds = (performance.now() - started) / 1_000;
    return result;
  } finally {
    await client.close();
    await pool.destroy();
    await gateway.stop();
    await api.stop();
  }
}

function* counter(count: number): Generator<number> {
  for (let index = 0; index < count; index += 1) yield index;
}

type Answer = { status: number; text: string };

async function send(pool: Pool, body: string, token: string): Promise<Answer> {
  const answer = await pool.request({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
  });
  return { status: answer.statusCode, text: await answer.body.text() };
}

async function introspect(pool: Pool): Promise<GraphQLSchema> {
  const { text } = await send(pool, JSON.stringify({ query: getIntrospectionQuery() }), '');
  return buildClientSchema(JSON.parse(text).data as IntrospectionQuery);
}

const rootFields = (schema: GraphQLSchema): string[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {}));

/** The problem of an answer: a status or an error that blames the server, or internals. */
function judge(request: HostileRequest, sent: string, { status, text }: Answer) {
  const problems: string[] = [];
  if (status < 200 || status >= 500) problems.push(`status ${status}`);
  const json: unknown = JSON.parse(text);
  const given = valueAt(json, 'errors');
  const errors: unknown[] = Array.isArray(given) ? given : [];
  for (const error of errors) {
    const code = valueAt(error, 'extensions', 'code');
    const errorStatus = Number(valueAt(error, 'extensions', 'status') ?? 400);
    if (errorStatus >= 500 || code === 'INTERNAL_SERVER_ERROR')
      problems.push(`${String(code)} (${errorStatus}): ${String(valueAt(error, 'message'))}`);
  }
  // "Syntax Error" is a message of the GraphQL parser, not of a database.
  const told = errors.filter((error) => valueAt(error, 'extensions', 'code') !== 'GRAPHQL_PARSE_FAILED');
  if (told.length > 0) problems.push(...leaksIn(JSON.stringify(told), sent));
  const first = errors[0];
  const code = first === undefined ? 'data' : String(valueAt(first, 'extensions', 'code'));
  const isSignedOut = errors.some((error) => valueAt(error, 'extensions', 'status') === 401);
  const hasData = valueAt(json, 'data', request.field) !== undefined;
  return { problems, outcome: errors.length === 0 && hasData ? 'data' : code, isSignedOut };
}
