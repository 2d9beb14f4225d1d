import { fastify } from 'fastify';
import { mercurius } from 'mercurius';
import type { MercuriusContext } from 'mercurius';
import { greeting, typeDefinitions } from '../posts.ts';
import type { PostRow, UserRow } from '../posts.ts';
import { given, reportUsage } from './measured.ts';
import { requestRest } from './rest-client.ts';

/** Mercurius with graphql-jit and its own loaders; it reads users one by one, or all of a request by one list call. */
const readUsers = { each: readEach, list: readList }[given('BENCH_USERS') === 'list' ? 'list' : 'each'];

async function readEach(ids: readonly string[], authorization: string | undefined): Promise<UserRow[]> {
  return Promise.all(ids.map((id) => requestRest(`/users/${id}`, authorization)));
}

async function readList(ids: readonly string[], authorization: string | undefined): Promise<UserRow[]> {
  return (await requestRest(`/users?${ids.map((id) => `id[]=${id}`).join('&')}`, authorization)).data;
}

const authorizationOf = ({ reply }: MercuriusContext): string | undefined =>
  reply.request.headers.authorization;

const server = fastify();
await server.register(mercurius, {
  schema: typeDefinitions,
  jit: 1,
  resolvers: {
    Query: {
      hello: () => greeting,
      posts: async (_query: unknown, _args: unknown, context: MercuriusContext) =>
        (await requestRest('/posts', authorizationOf(context))).data,
    },
    Post: { userId: (post: PostRow) => post.user_id },
  },
  loaders: {
    Post: {
      user: {
        loader: async (queries: readonly { obj: PostRow }[], context: MercuriusContext) => {
          const ids = [...new Set(queries.map(({ obj }) => obj.user_id))];
          const users = new Map(
            (await readUsers(ids, authorizationOf(context))).map((user) => [user.id, user]),
          );
          return queries.map(({ obj }) => users.get(obj.user_id) ?? null);
        },
        opts: { cache: false },
      },
    },
  },
});
await server.listen({ port: 0, host: '127.0.0.1' });
reportUsage(server.server);
