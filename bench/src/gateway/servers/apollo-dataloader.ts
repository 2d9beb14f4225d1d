import { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { fastify } from 'fastify';
import { typeDefinitions } from '../posts.ts';
import { createPeerContext, peerResolvers } from './dataloader-resolvers.ts';
import type { PeerContext } from './dataloader-resolvers.ts';
import { reportUsage } from './measured.ts';

/** Apollo Server with a DataLoader for users. */
const apollo = new ApolloServer<PeerContext>({ typeDefs: typeDefinitions, resolvers: peerResolvers });
await apollo.start();
const server = fastify();
server.route({
  method: ['GET', 'POST'],
  url: '/graphql',
  handler: fastifyApolloHandler(apollo, {
    context: async ({ headers }) => createPeerContext(headers.authorization),
  }),
});
await server.listen({ port: 0, host: '127.0.0.1' });
reportUsage(server.server);
