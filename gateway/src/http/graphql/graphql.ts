import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { formatError, formatErrorBriefly } from '../../errors/graphql-errors.ts';
import { answerText } from '../../execution/answer-text.ts';
import { executedBy } from '../../execution/apollo.ts';
import { Executor } from '../../execution/executor.ts';
import { costLimit, Costs } from '../../plugins/cost.ts';
import { entityTag } from '../../plugins/entity-tag.ts';
import { documentLimits, limits } from '../../plugins/limits.ts';
import { observation } from '../../plugins/observation.ts';
import { operationTrace } from '../../plugins/operation-trace.ts';
import { refusalStatus } from '../../plugins/refusal-status.ts';
import type { RestClient } from '../../rest/client.ts';
import type { Settings } from '../../settings.ts';
import { compress } from './compression.ts';
import { DocumentStore } from './document-store.ts';
import { explorerPage, explorerPolicy, serveExplorer } from './explorer.ts';
import type { Guard } from '../limits/guard.ts';
import { KnownQueries } from './known-queries.ts';
import type { Metrics } from '../metrics.ts';
import { refuseUnkeptConditions } from '../change-conditions.ts';
import { createContext } from './request-context.ts';
import { refuseExcess } from './request-limits.ts';
import { fillInDocument, isTrusted } from './trusted-documents.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

export type GraphqlParts = Readonly<{
  schema: GraphQLSchema;
  settings: Settings;
  client: RestClient;
  metrics: Metrics;
  guard: Guard;
  documents: TrustedDocuments;
}>;

/** Serves GraphQL at `/graphql`. Stop the answered Apollo Server after the HTTP server. */
export async function serveGraphql(
  server: FastifyInstance,
  { schema, settings, client, metrics, guard, documents }: GraphqlParts,
): Promise<ApolloServer<GatewayContext>> {
  const executor = new Executor(schema, settings.compileQueries);
  const documentStore = new DocumentStore();
  const costs = new Costs();
  const apollo = new ApolloServer<GatewayContext>({
    gateway: executedBy(schema, executor),
    formatError: settings.introspection ? formatError : formatErrorBriefly,
    introspection: settings.introspection,
    hideSchemaDetailsFromClientErrors: !settings.introspection,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    parseOptions: { maxTokens: limits.tokens },
    validationRules: [documentLimits],
    validationOptions: { maxErrors: limits.errors },
    documentStore,
    stringifyResult: answerText,
    // The process that started the gateway handles signals.
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      settings.introspection ? explorerPage() : ApolloServerPluginLandingPageDisabled(),
      costLimit(settings.queryCostLimit, costs),
      refusalStatus(),
      entityTag(),
      observation(metrics),
      ...(settings.tracing === null ? [] : [operationTrace()]),
    ],
    logger: server.log,
    nodeEnv: settings.production ? 'production' : 'development',
  });
  await apollo.start();
  const contextOf = (request: FastifyRequest, reply: FastifyReply): GatewayContext =>
    createContext(request, reply, { client, observeBatch: metrics.observeBatch }, settings);
  const answeredAlready = new WeakMap<FastifyRequest, GatewayContext>();
  const throughApollo = fastifyApolloHandler(apollo, {
    context: async (request, reply) => answeredAlready.get(request) ?? contextOf(request, reply),
  });
  // Traces show the steps of Apollo Server, though they take longer than the steps themselves.
  const known =
    settings.tracing === null
      ? new KnownQueries({
          schema,
          executor,
          documents: documentStore,
          costs,
          costLimit: settings.queryCostLimit,
          metrics,
        })
      : null;
  if (settings.introspection) serveExplorer(server);
  server.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    preHandler: [
      (_request, reply, done) => {
        void reply.header('cache-control', 'no-store');
        done();
      },
      guard.ownSite,
      guard.rate,
      refuseUnkeptConditions,
      (request, reply, done) => {
        if (fillInDocument(documents, request, reply) || refuseExcess(request, reply)) return;
        done();
      },
    ],
    onSend: (request, reply, payload, done) => {
      if (String(reply.getHeader('content-type')).startsWith('text/html'))
        void reply.header('content-security-policy', explorerPolicy);
      compress(request, reply, payload, done);
    },
    // Synchronous where possible: a promise costs as much as a hook.
    handler: function answer(request, reply): unknown {
      const query = known?.find(request, isTrusted(request));
      if (!known || !query) return throughApollo.call(this, request, reply);
      const context = contextOf(request, reply);
      const answering = known.run(query, context);
      const finish = (answered: ExecutionResult | null): unknown => {
        if (answered !== null && answered.errors === undefined)
          return known.send(query, answered, context, reply);
        // Apollo Server waits for the same promise and formats its failure.
        answeredAlready.set(request, Object.assign(context, { answered: answering }));
        return throughApollo.call(this, request, reply);
      };
      return answering instanceof Promise ? answering.catch(() => null).then(finish) : finish(answering);
    },
  });
  return apollo;
}
