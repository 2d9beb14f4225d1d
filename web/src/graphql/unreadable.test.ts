import { gql } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { order } from '../testing/fixtures.ts';
import { gatewayError, MockGateway } from '../testing/mockGateway.ts';
import { createClient } from './client.ts';

const unknownWord = gatewayError('Unknown', { code: 'UNKNOWN_VALUE', status: 502, value: 'on_hold' });

const approve = gql`
  mutation Approve {
    approveOrder(id: "1") {
      id
      status
    }
  }
`;

function connect(answer: unknown) {
  const gateway = new MockGateway({ approveOrder: () => answer });
  const onErrorLines = vi.fn<() => void>();
  const client = createClient({
    uri: 'http://gateway.test/graphql',
    fetch: gateway.fetch,
    onErrorLines,
    onUnauthenticated: () => undefined,
  });
  return { change: () => client.mutate({ mutation: approve }), onErrorLines };
}

test('a change whose answer has a value that cannot be read was done', async () => {
  const { change, onErrorLines } = connect({ ...order('1', 'Tea'), status: unknownWord });
  expect((await change()).data).toMatchObject({ approveOrder: { id: '1', status: null } });
  expect(onErrorLines).not.toHaveBeenCalled();
});

test.each([
  ['a root field that cannot be read', unknownWord],
  [
    'another error',
    { ...order('1', 'Tea'), status: gatewayError('No', { code: 'auth.forbidden', status: 403 }) },
  ],
])('%s fails the call', async (_what, answer) => {
  const { change, onErrorLines } = connect(answer);
  await expect(change()).rejects.toThrow(/Unknown|No/);
  expect(onErrorLines).toHaveBeenCalledTimes(1);
});
