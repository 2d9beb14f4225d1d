import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { formatError, formatErrorBriefly } from '../errors/graphql-errors.ts';
import { answerText } from '../execution/answer-text.ts';
import { executedBy } from '../execution/apollo.ts';
import { costLimit } from '../plugins/cost.ts';
import { entityTag } from '../plugins/entity-tag.ts';
import { documentLimits, limits } from '../plugins/limits.ts';
import { observation } from '../plugins/observation.ts';
import { operationTrace } from '../plugins/operation-trace.ts';
import { refusalStatus } from '../plugins/refusal-status.ts';
import type { RestClient } from '../rest/client.ts';
import type { Settings } from '../settings.ts';
import { compressed } from './compression.ts';
import { DocumentStore } from './document-store.ts';
import { explorerPage, explorerPolicy, serveExplorer } from './explorer.ts';
import type { Guard } from './guard.ts';
import type { Metrics } from './metrics.ts';
import { createContext } from './request-context.ts';
import { refuseExcess } from './request-limits.ts';
import { fillInDocument, TrustedDocuments } from './trusted-documents.ts';

export type GraphqlParts = Readonly<{
  schema: GraphQLSchema;
  settings: Settings;
  client: RestClient;
  metrics: Metrics;
  guard: Guard;
}>;

/** Serves GraphQL at `/graphql`. Stop the answered Apollo Server after the HTTP server. */
export async function serveGraphql(
  server: FastifyInstance,
  { schema, settings, client, metrics, guard }: GraphqlParts,
): Promise<ApolloServer<GatewayContext>> {
  const apollo = new ApolloServer<GatewayContext>({
    gateway: executedBy(schema, settings.compileQueries),
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
    documentStore: new DocumentStore(),
    stringifyResult: answerText,
    // Whoever started the process decides when it stops.
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      settings.introspection ? explorerPage() : ApolloServerPluginLandingPageDisabled(),
      costLimit(settings.queryCostLimit),
      refusalStatus(),
      entityTag(),
      observation(metrics),
      ...(settings.tracing === null ? [] : [operationTrace()]),
    ],
    logger: server.log,
    nodeEnv: settings.production ? 'production' : 'development',
  });
  await apollo.start();
  const documents = new TrustedDocuments(settings.trustedDocuments);
  if (settings.introspection) serveExplorer(server);
  server.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    preHandler: [
      async (_request, reply) => void reply.header('cache-control', 'no-store'),
      guard.ownSite,
      guard.rate,
      async (request, reply) => fillInDocument(documents, request, reply),
      refuseExcess,
    ],
    onSend: async (request, reply, payload) => {
      if (String(reply.getHeader('content-type')).startsWith('text/html'))
        void reply.header('content-security-policy', explorerPolicy);
      return compressed(request, reply, payload);
    },
    handler: fastifyApolloHandler(apollo, {
      context: async (request, reply) =>
        createContext(request, reply, { client, observeBatch: metrics.observeBatch }, settings),
    }),
  });
  return apollo;
}
