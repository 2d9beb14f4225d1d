import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { formatError, formatErrorBriefly } from '../../errors/graphql-errors.ts';
import { answerText } from '../../execution/answer-text.ts';
import { executedBy } from '../../execution/apollo.ts';
import { Executor } from '../../execution/executor.ts';
import { documentLimits, limits } from '../../plugins/limits.ts';
import { operationSteps } from '../../plugins/operation.ts';
import { operationTrace } from '../../plugins/operation-trace.ts';
import type { RestClient } from '../../rest/client.ts';
import type { Settings } from '../../settings.ts';
import { compress } from './compression.ts';
import { DocumentStore } from './document-store.ts';
import { explorerPage, explorerPolicy, serveExplorer } from './explorer.ts';
import type { Guard } from '../limits/guard.ts';
import type { Metrics } from '../metrics.ts';
import { refuseUnkeptConditions } from '../change-conditions.ts';
import { createContext } from './request-context.ts';
import { refuseExcess } from './request-limits.ts';
import { fillInDocument } from './trusted-documents.ts';
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
  const apollo = new ApolloServer<GatewayContext>({
    gateway: executedBy(schema, new Executor(schema, settings.compileQueries)),
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
    // The process that started the gateway handles signals.
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      settings.introspection ? explorerPage() : ApolloServerPluginLandingPageDisabled(),
      operationSteps(settings.queryCostLimit, metrics),
      ...(settings.tracing === null ? [] : [operationTrace()]),
    ],
    logger: server.log,
    nodeEnv: settings.production ? 'production' : 'development',
  });
  await apollo.start();
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
    handler: fastifyApolloHandler(apollo, {
      context: async (request, reply) =>
        createContext(request, reply, { client, observeBatch: metrics.observeBatch }, settings),
    }),
  });
  return apollo;
}
