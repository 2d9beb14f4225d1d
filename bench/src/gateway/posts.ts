/** A post as the REST server of the benchmark answers it. */
export type PostRow = { id: string; user_id: string; title: string; body: string };
export type UserRow = { id: string; name: string; email: string };

const postCount = 100;
const userCount = 10;

const words =
  'sunt aut facere repellat provident occaecati excepturi optio reprehenderit quia et suscipit'.split(' ');
const text = (from: number, count: number): string =>
  Array.from({ length: count }, (_word, index) => words[(from + index) % words.length]).join(' ');

export const users: readonly UserRow[] = Array.from({ length: userCount }, (_user, index) => ({
  id: String(index + 1),
  name: `Leanne Graham ${index + 1}`,
  email: `leanne.${index + 1}@example.com`,
}));

export const posts: readonly PostRow[] = Array.from({ length: postCount }, (_post, index) => ({
  id: String(index + 1),
  user_id: String((index % userCount) + 1),
  title: text(index, 6),
  body: text(index, 24),
}));

/** The schema of every server in the benchmark. */
export const typeDefinitions = /* GraphQL */ `
  type Query {
    hello: String!
    posts: [Post!]!
  }

  type Post {
    id: ID!
    userId: ID!
    title: String!
    user: User
  }

  type User {
    id: ID!
    name: String!
    email: String!
  }
`;

export const greeting = 'Hello';
