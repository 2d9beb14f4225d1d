import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import { typeDefinitions } from '../posts.ts';
import { createPeerContext, peerResolvers } from './dataloader-resolvers.ts';
import type { PeerContext } from './dataloader-resolvers.ts';
import { reportUsage } from './measured.ts';

/** GraphQL Yoga on Node's own HTTP server, with a DataLoader for users. */
const yoga = createYoga<object, PeerContext>({
  schema: createSchema<PeerContext>({ typeDefs: typeDefinitions, resolvers: peerResolvers }),
  context: ({ request }) => createPeerContext(request.headers.get('authorization') ?? undefined),
  logging: false,
});
const server = createServer(yoga);
server.listen(0, '127.0.0.1', () => {
  reportUsage(server);
});
