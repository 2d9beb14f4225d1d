import { gql } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { profile } from '../testing/fixtures.ts';
import { gatewayError, MockGateway } from '../testing/mockGateway.ts';
import { begin, beginning } from './begin.ts';
import { createClient } from './client.ts';

const query = gql`
  query Name {
    me {
      id
      firstName
    }
  }
`;

function clientOf(gateway: MockGateway) {
  const onErrorLines = vi.fn<(lines: readonly string[]) => void>();
  const client = createClient({
    uri: 'http://gateway.test/graphql',
    fetch: gateway.fetch,
    onErrorLines,
    onUnauthenticated: () => undefined,
  });
  const ask = () => client.query({ query, fetchPolicy: 'network-only', errorPolicy: 'all' });
  return { client, onErrorLines, ask };
}
const name = beginning(query, {});
const person = () => new MockGateway({ me: () => profile([]) });

test('a begun query hands its answer to the first request for it, once', async () => {
  const gateway = person();
  const { client, ask } = clientOf(gateway);
  begin(client, name);
  expect((await ask()).data).toMatchObject({ me: { id: 'u1' } });
  expect(gateway.requests).toHaveLength(1);
  await ask();
  expect(gateway.requests).toHaveLength(2);
});

test('an answer that arrives before it is requested is kept', async () => {
  const gateway = person();
  const { client, ask } = clientOf(gateway);
  begin(client, name);
  await vi.waitFor(() => expect(JSON.stringify(client.cache.extract())).toContain('u1'));
  await ask();
  expect(gateway.requests).toHaveLength(1);
});

test('a query that is begun twice before it is requested is sent once', async () => {
  const gateway = person();
  const { client, ask } = clientOf(gateway);
  begin(client, name);
  await vi.waitFor(() => expect(JSON.stringify(client.cache.extract())).toContain('u1'));
  begin(client, name);
  expect((await ask()).data).toMatchObject({ me: { id: 'u1' } });
  expect(gateway.requests).toHaveLength(1);
});

test('an answer that was begun long ago is requested again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const gateway = person();
  const { client, ask } = clientOf(gateway);
  begin(client, name);
  vi.setSystemTime(Date.now() + 60_000);
  await ask();
  expect(gateway.requests).toHaveLength(2);
});

test('a failure raises no notice, and is not handed on once it is known', async () => {
  const gateway = new MockGateway({ me: () => gatewayError('Down', { code: 'internal', status: 500 }) });
  const { client, onErrorLines, ask } = clientOf(gateway);
  begin(client, name);
  await vi.waitFor(() => expect(gateway.requests).toHaveLength(1));
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(onErrorLines).not.toHaveBeenCalled();
  gateway.answer({ me: () => profile([]) });
  expect((await ask()).data).toMatchObject({ me: { id: 'u1' } });
});

test("a mutation and another user's session clear what was begun before", async () => {
  const gateway = person();
  gateway.answer({ logout: () => true });
  const { client, ask } = clientOf(gateway);
  begin(client, name);
  await client.mutate({
    mutation: gql`
      mutation Leave {
        logout
      }
    `,
  });
  await ask();
  expect(gateway.requests).toHaveLength(3);
  begin(client, name);
  await vi.waitFor(() => expect(gateway.requests).toHaveLength(4));
  await client.clearStore();
  await ask();
  expect(gateway.requests).toHaveLength(5);
});
