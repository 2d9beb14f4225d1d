import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { busyLink } from './busyLink.ts';

const query = gql`
  query Name {
    name
  }
`;
const mutation = gql`
  mutation Rename {
    name
  }
`;

const refusal = (extensions: object) =>
  JSON.stringify({ errors: [{ message: 'The server is busy', extensions }], data: null });
const busy = (retryAfterSeconds: number) => refusal({ code: 'unavailable', status: 503, retryAfterSeconds });
const named = JSON.stringify({ data: { name: 'Ada' } });

/** A client whose server gives these answers in turn and repeats the last one, and the waits that it made. */
function clientOf(...answers: readonly (readonly [status: number, body: string])[]) {
  let calls = 0;
  const waits: number[] = [];
  const fetchAnswer = async () => {
    const [status, body] = answers[Math.min(calls++, answers.length - 1)] ?? [500, ''];
    return new Response(body, { status, headers: { 'content-type': 'application/graphql-response+json' } });
  };
  const link = busyLink((seconds) => {
    waits.push(seconds);
    return 0;
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([link, new HttpLink({ uri: 'http://gateway.test/graphql', fetch: fetchAnswer })]),
  });
  return { client, waits, calls: () => calls };
}

test.each([
  ['the gateway', 503],
  ['what it asks', 200],
])('a query that %s was too busy to answer is retried after the given wait', async (_who, status) => {
  const { client, waits, calls } = clientOf([status, busy(2)], [status, busy(1)], [200, named]);
  expect((await client.query({ query })).data).toEqual({ name: 'Ada' });
  expect([waits, calls()]).toEqual([[2, 1], 3]);
});

test.each([
  ['a server that stays busy, after two more tries', 503, busy(1), 3],
  ['one behind it that stays busy', 200, busy(1), 3],
  ['a wait that is too long for a user', 503, busy(60), 1],
  ['a failure that is none of load', 503, refusal({ code: 'unavailable', status: 503 }), 1],
  ['a limit of this session', 429, refusal({ code: 'rate_limited', status: 429, retryAfterSeconds: 1 }), 1],
  ["a proxy's own page", 503, '<h1>Service Unavailable</h1>', 1],
])('the error is reported for %s', async (_what, status, body, expected) => {
  const { client, calls } = clientOf([status, body]);
  await expect(client.query({ query })).rejects.toBeInstanceOf(Error);
  expect(calls()).toBe(expected);
});

test('a partial answer is not retried', async () => {
  const part = JSON.stringify({ ...JSON.parse(busy(1)), data: { name: 'Ada' } });
  const { client, calls } = clientOf([200, part]);
  const { data, error } = await client.query({ query, errorPolicy: 'all' });
  expect([data, error?.message, calls()]).toEqual([{ name: 'Ada' }, 'The server is busy', 3]);
});

test('a mutation is sent once', async () => {
  const { client, calls } = clientOf([503, busy(1)], [200, named]);
  await expect(client.mutate({ mutation })).rejects.toBeInstanceOf(Error);
  expect(calls()).toBe(1);
});
