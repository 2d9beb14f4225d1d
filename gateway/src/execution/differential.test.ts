// @module-tag long
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { execute, GraphQLError, Kind, parse, validate } from 'graphql';
import type { DocumentNode, ExecutionResult, OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import type { GatewayContext } from '../context.ts';
import { createContext } from '../http/graphql/request-context.ts';
import { traceRequests } from '../http/tracing.ts';
import { createLoaders } from '../loaders/loaders.ts';
import type { Read } from '../loaders/loaders.ts';
import { RestClient } from '../rest/client.ts';
import { buildGatewaySchema } from '../schema/build-schema.ts';
import { Chance } from '../testing/chance.ts';
import { RandomDocuments } from '../testing/random-documents.ts';
import { RandomRest } from '../testing/random-rest.ts';
import { Executor } from './executor.ts';

const schema = buildGatewaySchema();
const base = await contextOfARequest();
const madeUp = 10_000;
/** Runs of each of the console's documents with different inputs and answers. */
const repetitions = 20;

// graphql-js drops the promises of a list when one of its items fails synchronously, and Vitest would report them as
// unhandled.
process.removeAllListeners('unhandledRejection');
process.on('unhandledRejection', (error) => {
  if (!(error instanceof GraphQLError)) throw error;
});

/** A real context, with a fake REST v1. */
async function contextOfARequest(): Promise<GatewayContext> {
  // Nothing listens there, and the deadline of a call leaves no time for a retry.
  const client = new RestClient({
    baseUrl: 'http://127.0.0.1:9/v1',
    connections: 1,
    timeoutMs: 30_000,
    retryDelayMs: () => 30_000,
  });
  const server = fastify();
  const { promise, resolve } = Promise.withResolvers<GatewayContext>();
  traceRequests(server, null);
  server.get('/', async (request, reply) => {
    resolve(createContext(request, reply, { client }, { publicUrl: null }));
    return 'ok';
  });
  await server.inject('/');
  return promise;
}

type Answered = { data: string; errors: string[]; calls: readonly string[] };

/** The answer to a document, and the calls that it took. */
async function answerWith(
  seed: string,
  run: (context: GatewayContext) => Promise<ExecutionResult> | ExecutionResult,
): Promise<Answered> {
  const rest = new RandomRest(seed);
  const reads = new Map<string, Promise<unknown>>();
  const read: Read = async (call, input) => {
    const key = RestClient.readKey(call, Object(input));
    const reading = reads.get(key) ?? rest.answer(call, Object(input));
    reads.set(key, reading);
    reading.catch(() => reads.delete(key));
    return JSON.parse(JSON.stringify(await reading));
  };
  const context: GatewayContext = {
    ...base,
    read,
    loaders: createLoaders(read),
    share: async (_key, answer) => answer(context),
  };
  const { data, errors = [] } = await run(context);
  return {
    data: JSON.stringify(data),
    errors: [...new Set(errors.map((error) => told(error, data)))].toSorted(),
    // Which further calls a failed answer makes depends on the order of events.
    calls: errors.length === 0 ? rest.calls : [],
  };
}

/**
 * All of an error that both must agree on. Where it has nulled more than its own field, or happened below a null, the
 * specification leaves open which of several errors is reported, so only the place counts.
 */
function told(error: GraphQLError, data: unknown): string {
  const path = error.path ?? [];
  let value = data;
  for (const [level, key] of path.entries()) {
    if (value === null) return `lost at /${path.slice(0, level).join('/')}`;
    value = typeof value === 'object' ? Reflect.get(value ?? {}, key) : undefined;
  }
  return JSON.stringify(error);
}

/** How often a query ran by a plan, and how often the executor left it to graphql-js. */
const chosen = { plan: 0, interpreter: 0 };

/**
 * The difference of the answers; null when they are equal. The executor sees each query twice, because it compiles a
 * query on its second run.
 */
async function difference(document: DocumentNode, variables: Record<string, unknown>, seed: string) {
  const operation = document.definitions.find(isOperation);
  if (!operation) throw new Error('The document has no operation');
  const executor = new Executor(schema);
  const operationName = operation.name?.value;
  const answer = (context: GatewayContext) =>
    executor.answer({ document, operation, operationName, variables, context });
  await answerWith(seed, answer);
  const theirs = await answerWith(seed, (contextValue) =>
    execute({ schema, document, contextValue, variableValues: variables }),
  );
  const ours = await answerWith(seed, answer);
  chosen[executor.compiledFields > 0 ? 'plan' : 'interpreter'] += 1;
  return JSON.stringify(ours) === JSON.stringify(theirs) ? null : { ours, theirs };
}

const isOperation = (definition: { kind: string }): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION;

test('random documents have the same answers as with graphql-js', { timeout: 240_000 }, async () => {
  const documents = new RandomDocuments(schema, new Chance('documents'));
  const differences: unknown[] = [];
  for (let number = 0; number < madeUp && differences.length < 3; number += 1) {
    const { text, variables } = documents.next();
    const document = parse(text);
    const invalid = number % 20 === 0 ? validate(schema, document) : [];
    const found = await difference(document, variables, String(number));
    if (found || invalid.length > 0) differences.push({ number, text, variables, invalid, ...found });
  }
  expect(differences).toEqual([]);
  // Each condition doubles the plans of a query, and some queries have too many.
  expect(chosen.plan).toBeGreaterThan(20 * chosen.interpreter);
});

/** The queries of the console, each with all fragments. */
function consoleQueries(): { operation: OperationDefinitionNode; document: DocumentNode }[] {
  const folder = join(import.meta.dirname, '../../../web/src');
  const files = globSync('**/*.graphql', { cwd: folder });
  const definitions = files.flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')).definitions);
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return definitions
    .filter(isOperation)
    .filter(({ operation }) => operation === 'query')
    .map((operation) => ({
      operation,
      document: { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] },
    }));
}

test(
  'the documents of the console have the same answers as with graphql-js',
  { timeout: 240_000 },
  async () => {
    const queries = consoleQueries();
    expect(queries.length).toBeGreaterThan(20);
    const inputs = new RandomDocuments(schema, new Chance('inputs'));
    const differences: unknown[] = [];
    for (const { operation, document } of queries)
      for (let repetition = 0; repetition < repetitions; repetition += 1) {
        const variables = inputs.variablesOf(operation);
        const found = await difference(document, variables, `${operation.name?.value} ${repetition}`);
        if (found) differences.push({ name: operation.name?.value, repetition, variables, ...found });
      }
    expect(differences).toEqual([]);
  },
);
