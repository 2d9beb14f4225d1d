import DataLoader from 'dataloader';
import { greeting } from '../posts.ts';
import type { PostRow, UserRow } from '../posts.ts';
import { fetchRest } from './rest-client.ts';

/** The context of one request in the servers with DataLoader. */
export type PeerContext = { authorization: string | undefined; users: DataLoader<string, UserRow> };

export const createPeerContext = (authorization: string | undefined): PeerContext => ({
  authorization,
  users: new DataLoader((ids) => Promise.all(ids.map((id) => fetchRest(`/users/${id}`, authorization)))),
});

export const peerResolvers = {
  Query: {
    hello: () => greeting,
    posts: async (_query: unknown, _args: unknown, { authorization }: PeerContext) =>
      (await fetchRest('/posts', authorization)).data,
  },
  Post: {
    userId: (post: PostRow) => post.user_id,
    user: (post: PostRow, _args: unknown, { users }: PeerContext) => users.load(post.user_id),
  },
};
