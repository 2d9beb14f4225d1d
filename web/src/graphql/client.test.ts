import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { profile } from '../testing/fixtures.ts';
import { gatewayError, MockGateway } from '../testing/mockGateway.ts';
import { createClient } from './client.ts';
import { withParts } from './parts.ts';

test('an answer whose root field failed is an error, unless the caller declares parts', async () => {
  const gateway = new MockGateway({
    me: () => profile([]),
    orders: () => {
      throw gatewayError('Broken', { code: 'internal', status: 500 });
    },
  });
  const client = createClient({
    uri: 'http://gateway.test/graphql',
    fetch: gateway.fetch,
    onErrorLines: () => undefined,
    onUnauthenticated: () => undefined,
  });
  const two = gql`
    query Two {
      me {
        id
      }
      orders {
        pageInfo {
          total
        }
      }
    }
  `;
  const asked = { query: two, errorPolicy: 'all', context: { quiet: true } } as const;
  expect((await client.query(asked)).data).toBeNull();
  // The rest of the answer is not cached either: half of an answer would be taken for all of it.
  expect(client.readQuery({ query: two })).toBeNull();
  const context = { quiet: true, ...withParts({ orders: 'The orders' }) };
  expect((await client.query({ query: two, context })).data).toMatchObject({
    me: { id: 'u1' },
    orders: null,
  });
});

test('only a change of what the server does not have raises a notice', async () => {
  const refuse = () => gatewayError('This server has none', { code: 'NOT_OFFERED', status: 501 });
  const gateway = new MockGateway({ trainings: refuse, createTraining: refuse });
  const told: (readonly string[])[] = [];
  const client = createClient({
    uri: 'http://gateway.test/graphql',
    fetch: gateway.fetch,
    onErrorLines: (lines) => told.push(lines),
    onUnauthenticated: () => undefined,
  });
  const list = gql`
    query Trainings {
      trainings {
        pageInfo {
          total
        }
      }
    }
  `;
  const create = gql`
    mutation CreateOne($input: CreateTrainingInput!) {
      createTraining(input: $input) {
        id
      }
    }
  `;
  await expect(client.query({ query: list })).rejects.toThrow('This server has none');
  expect(told).toEqual([]);
  const variables = { input: { title: 'Photos', body: 'Stand back' } };
  await expect(client.mutate({ mutation: create, variables })).rejects.toThrow('This server has none');
  expect(told).toEqual([['This server has none']]);
});
