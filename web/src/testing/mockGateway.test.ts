import { expect, test } from 'vitest';
import { MockGateway } from './mockGateway.ts';

const ask = async (
  query: string,
  answers: ConstructorParameters<typeof MockGateway>[0],
): Promise<unknown> => {
  const response = await new MockGateway(answers).fetch('http://gateway.test/graphql', {
    body: JSON.stringify({ query }),
  });
  return response.json();
};

test('a field that a record leaves out is null, or the default of its type', async () => {
  expect(
    await ask('{ customer(id: "7") { id name phone address { line1 line2 } } }', {
      customer: () => ({ id: '7', address: {} }),
    }),
  ).toEqual({
    data: { customer: { id: '7', name: '', phone: null, address: { line1: '', line2: null } } },
  });
});

test('an id and a record without an answer fail', async () => {
  expect(await ask('{ customer(id: "7") { id } }', { customer: () => ({}) })).toHaveProperty('errors');
  expect(await ask('{ customers { pageInfo { total } } }', { customers: () => ({}) })).toHaveProperty(
    'errors',
  );
});
