import { gql } from '@apollo/client';
import type { TypedDocumentNode } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from '../../graphql/cache.ts';
import { applyRules, defineMutation } from './defineMutation.ts';

interface Renamed {
  readonly renameThing: { readonly id: string };
}
const document: TypedDocumentNode<Renamed, { id: string }> = gql`
  mutation Rename($id: ID!) {
    renameThing(id: $id) {
      id
    }
  }
`;

test('a mutation evicts what its rules name from the cache, and nothing else', () => {
  const cache = createCache();
  const order = cache.identify({ __typename: 'Order', id: '1' });
  const query = gql`
    query Page {
      orders {
        items {
          id
          title
          status
        }
      }
      campaigns {
        total
      }
    }
  `;
  cache.writeQuery({
    query,
    data: {
      orders: {
        __typename: 'OrderPage',
        items: [{ __typename: 'Order', id: '1', title: 'Shelves', status: 'DRAFT' }],
      },
      campaigns: { __typename: 'CampaignPage', total: 3 },
    },
  });
  const { renameThing } = { renameThing: { id: '1' } };
  applyRules<Renamed, { id: string }>(
    cache,
    { evictsFields: ({ id }) => [{ of: { __typename: 'Order', id }, fields: ['status'] }] },
    { id: '1' },
    { renameThing },
  );
  expect(cache.extract()[order ?? '']).toEqual({ __typename: 'Order', id: '1', title: 'Shelves' });
  applyRules<Renamed, { id: string }>(cache, { evicts: ['orders'] }, { id: '1' }, { renameThing });
  expect(cache.extract().ROOT_QUERY).toEqual({
    __typename: 'Query',
    campaigns: { __typename: 'CampaignPage', total: 3 },
  });
});

test('names that are not in the contract do not compile', () => {
  // @ts-expect-error -- no such field of Query
  defineMutation(document, { evicts: ['campaignz'] });
  defineMutation(document, {
    // @ts-expect-error -- no such field of an order
    evictsFields: ({ id }) => [{ of: { __typename: 'Order', id }, fields: ['statuz'] }],
  });
  defineMutation(document, {
    // @ts-expect-error -- a field of a customer, not of an order
    evictsFields: ({ id }) => [{ of: { __typename: 'Order', id }, fields: ['users'] }],
  });
  // @ts-expect-error -- no such type
  defineMutation(document, { removes: ({ id }) => [{ __typename: 'Ordre', id }] });
  // @ts-expect-error -- a type without an id is kept with its owner
  defineMutation(document, { removes: ({ id }) => [{ __typename: 'PageInfo', id }] });
  defineMutation(document, {
    // @ts-expect-error -- no such field of an order
    refusedFor: ({ id }) => ({ of: { __typename: 'Order', id }, fields: ['state'] }),
  });
  const { evicts } = defineMutation(document, { evicts: ['campaigns'] });
  expect(evicts).toEqual(['campaigns']);
});
