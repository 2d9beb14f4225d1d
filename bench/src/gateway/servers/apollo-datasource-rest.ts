import { RESTDataSource } from '@apollo/datasource-rest';
import { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { fastify } from 'fastify';
import { greeting, typeDefinitions } from '../posts.ts';
import type { PostRow, UserRow } from '../posts.ts';
import { given, reportUsage } from './measured.ts';

/** Apollo Server with its own data sources, as its documentation shows them. */
class Rest extends RESTDataSource {
  override baseURL = `${given('REST_API_URL')}/`;
  readonly #authorization: string;

  constructor(authorization: string) {
    super();
    this.#authorization = authorization;
  }

  override willSendRequest(_path: string, request: { headers: Record<string, string> }): void {
    request.headers['authorization'] = this.#authorization;
  }

  async posts(): Promise<PostRow[]> {
    return (await this.get<{ data: PostRow[] }>('posts')).data;
  }

  user(id: string): Promise<UserRow> {
    return this.get<UserRow>(`users/${id}`);
  }
}

type Context = { rest: Rest };

const apollo = new ApolloServer<Context>({
  typeDefs: typeDefinitions,
  resolvers: {
    Query: {
      hello: () => greeting,
      posts: (_query: unknown, _args: unknown, { rest }: Context) => rest.posts(),
    },
    Post: {
      userId: (post: PostRow) => post.user_id,
      user: (post: PostRow, _args: unknown, { rest }: Context) => rest.user(post.user_id),
    },
  },
});
await apollo.start();
const server = fastify();
server.route({
  method: ['GET', 'POST'],
  url: '/graphql',
  handler: fastifyApolloHandler(apollo, {
    context: async ({ headers }) => ({ rest: new Rest(headers.authorization ?? '') }),
  }),
});
await server.listen({ port: 0, host: '127.0.0.1' });
reportUsage(server.server);
