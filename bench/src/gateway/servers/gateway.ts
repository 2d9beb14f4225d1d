import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GatewayContext } from '../../../../gateway/src/context.ts';
import type { RestCall } from '../../../../gateway/src/rest/declaration.ts';
import { addFieldResolvers } from '../../../../gateway/src/schema/build-schema.ts';
import { createGateway } from '../../../../gateway/src/server.ts';
import { readSettings } from '../../../../gateway/src/settings.ts';
import { keepRequestsYoung } from '../../../../service/src/memory/young-requests.ts';
import { greeting, typeDefinitions } from '../posts.ts';
import type { PostRow } from '../posts.ts';
import { reportUsage } from './measured.ts';

/**
 * The gateway as it is delivered, with every limit on, in front of the benchmark's REST server. The rate limit is high
 * enough for one machine to send all requests.
 */
const settings = readSettings({ ...process.env, RATE_LIMIT_PER_SECOND: '1000000', PORT: '0' });

const listPosts: RestCall<object, { data: PostRow[] }> = {
  method: 'GET',
  path: '/posts',
  idempotent: true,
  public: false,
  reads: false,
  cacheable: false,
  verbatim: [],
  answers: 'json',
  empty: false,
  notOffered: '',
  safe: true,
  apart: false,
};

/** Users are read by the gateway's own loader, like every entity of which a row only has the id. */
const postsSchema = () =>
  addFieldResolvers(
    makeExecutableSchema<GatewayContext>({
      typeDefs: typeDefinitions,
      resolvers: {
        Query: {
          hello: () => greeting,
          posts: async (_query, _args, context) => (await context.read(listPosts, {})).data,
        },
      },
    }),
  );

keepRequestsYoung();
const gateway = await createGateway(
  settings,
  process.env['BENCH_SCHEMA'] === 'posts' ? postsSchema : undefined,
);
await gateway.server.listen({ port: 0, host: '127.0.0.1' });
reportUsage(gateway.server.server);
