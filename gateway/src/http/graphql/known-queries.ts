import type { FastifyReply, FastifyRequest } from 'fastify';
import { getOperationAST } from 'graphql';
import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { answerText } from '../../execution/answer-text.ts';
import type { Executor, ReadyQuery } from '../../execution/executor.ts';
import type { Costs } from '../../plugins/cost.ts';
import { tagOf } from '../../plugins/entity-tag.ts';
import { observeAnswer } from '../../plugins/observation.ts';
import { isRecord } from '../../rest/answer.ts';
import type { Promised } from '../../rest/promised.ts';
import type { DocumentStore } from './document-store.ts';
import type { Metrics } from '../metrics.ts';

type Parts = Readonly<{
  schema: GraphQLSchema;
  executor: Executor;
  documents: DocumentStore;
  costs: Costs;
  costLimit: number;
  metrics: Metrics;
}>;

/** A query that is ready to run. */
export type KnownQuery = Readonly<{
  operation: OperationDefinitionNode;
  ready: ReadyQuery;
  contentType: string;
}>;

/**
 * Accept headers and the type of the answer: browsers and programs that take anything, Apollo Client, and the two types
 * by themselves. Apollo Server negotiates all others.
 */
const contentTypes: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
  [
    'application/graphql-response+json,application/json;q=0.9',
    'application/graphql-response+json; charset=utf-8',
  ],
]);

/**
 * Answers queries that Apollo Server has validated before without going through it again: only their variables are new.
 * All others (an error, a requested extension, a mutation) are left to Apollo Server, so that no decision is made in
 * two places.
 */
export class KnownQueries {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The query of a request; null where Apollo Server has to answer. */
  find({ method, body, headers }: FastifyRequest, trusted: boolean): KnownQuery | null {
    if (method !== 'POST' || !isRecord(body) || typeof body['query'] !== 'string') return null;
    const { operationName = null, variables = null, extensions = null } = body;
    if (operationName !== null && typeof operationName !== 'string') return null;
    if (variables !== null && !isRecord(variables)) return null;
    if (extensions !== null && (!isRecord(extensions) || extensions['cost'] !== undefined)) return null;
    const contentType = contentTypes.get(headers.accept);
    const document = this.#parts.documents.find(body['query']);
    const operation = document && getOperationAST(document, operationName);
    if (contentType === undefined || !document || operation?.operation !== 'query') return null;
    return this.#prepare(document, operation, variables ?? {}, trusted, contentType);
  }

  #prepare(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Readonly<Record<string, unknown>>,
    trusted: boolean,
    contentType: string,
  ): KnownQuery | null {
    const { schema, executor, costs, costLimit } = this.#parts;
    if (!trusted && costs.of(schema, document, operation, variables) > costLimit) return null;
    const ready = executor.prepare(operation, document, variables);
    return ready === null || 'errors' in ready ? null : { operation, ready, contentType };
  }

  /** Runs the query. */
  run({ ready }: KnownQuery, context: GatewayContext): Promised<ExecutionResult> {
    return this.#parts.executor.run(ready, context);
  }

  /** Sends the answer of the query, which has no errors. */
  send(
    { operation, contentType }: KnownQuery,
    result: ExecutionResult,
    context: GatewayContext,
    reply: FastifyReply,
  ): string {
    observeAnswer(this.#parts.metrics, operation, context, 'ok');
    const tag = tagOf(operation, context);
    if (tag !== null) void reply.header('etag', tag);
    void reply.header('content-type', contentType);
    return answerText(result);
  }
}
