// @module-tag any-store
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GraphqlClient, signedInClient } from '../support/graphql-client.ts';
import { type ForeignProduct, startForeignProduct } from './foreign-product.ts';
import { newerServer, olderServer } from './modes/versions.ts';

let started: ForeignProduct;
let staff: GraphqlClient;
beforeAll(async () => {
  started = await startForeignProduct();
  staff = await signedInClient(started.product.graphqlUrl, 'owner@shepherd.test');
});
afterAll(() => started.stop());

const codes = (errors: readonly { readonly extensions: Readonly<Record<string, unknown>> }[]): unknown[] =>
  errors.map(({ extensions }) => extensions['code']);

/**
 * A REST v1 that is deployed before its gateway. An earlier release of the gateway is not here to be started: for this
 * one, a server that adds what the contract does not have is what the next REST v1 will be.
 */
describe('a REST v1 with one more permission, status, property and call than the gateway knows', () => {
  beforeAll(() => started.foreign.use(newerServer));

  it('lets users sign in, with the permissions that are known', async () => {
    const owner = await signedInClient(started.product.graphqlUrl, 'owner@shepherd.test');
    const { data, errors } = await owner('{ me { permissions } }');
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ me: { permissions: expect.arrayContaining(['ORDERS_VIEW']) } });
  });

  it('has all rows in its lists, and a status that is new in none of the others', async () => {
    const { data, errors } = await staff(
      '{ orders(perPage: 50) { items { id title status } pageInfo { total } } }',
    );
    const { orders } = data as { orders: { items: { id: string; title: string; status: string | null }[] } };
    const without = orders.items.flatMap(({ status }, index) => (status === null ? [index] : []));
    expect(orders.items).toHaveLength(50);
    expect(orders.items.every(({ title }) => title !== '')).toBe(true);
    expect(without.length).toBeGreaterThan(0);
    expect(errors.map(({ path }) => path)).toEqual(
      without.map((index) => ['orders', 'items', index, 'status']),
    );
    expect(new Set(codes(errors))).toEqual(new Set(['UNKNOWN_VALUE']));
  });

  it('accepts changes, and answers them', async () => {
    const { data } = await staff('{ customers(perPage: 1) { items { id name } } }');
    const { customers } = data as { customers: { items: { id: string; name: string }[] } };
    const [customer] = customers.items;
    const changed = await staff(
      'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { id name status } }',
      { input: { id: customer?.id, name: `${customer?.name} Ltd` } },
    );
    expect(changed.data).toMatchObject({
      updateCustomer: { id: customer?.id, name: `${customer?.name} Ltd` },
    });
    expect(codes(changed.errors).filter((code) => code !== 'UNKNOWN_VALUE')).toEqual([]);
  });
});

describe('a REST v1 from before the additions to the contract', () => {
  beforeAll(() => started.foreign.use(olderServer));

  it('lists orders, with what stands for the values that it lacks', async () => {
    const { data, errors } = await staff(
      '{ orders(perPage: 3) { items { id title status paused archivedAt workforce } } }',
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      orders: {
        items: Array.from({ length: 3 }, () =>
          expect.objectContaining({
            status: expect.any(String),
            paused: false,
            archivedAt: null,
            workforce: 'PLATFORM',
          }),
        ),
      },
    });
  });

  it.each([
    ['background work', '{ backgroundWorks { items { id } } }'],
    ['trainings', '{ trainings { items { id } } }'],
    ['an address search', '{ findPlaces(keywords: "London") { label } }'],
  ])('does not offer %s, and says so', async (_what, query) => {
    const { errors } = await staff(query);
    expect(codes(errors)).toEqual(['NOT_OFFERED']);
  });

  it('has no links of a shared report, and no activity of a user', async () => {
    const { data, errors } = await staff(
      '{ jobs(perPage: 1) { items { reportLinks { id } } } users(perPage: 1) { items { analytics { months { month } } } } }',
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      jobs: { items: [{ reportLinks: null }] },
      users: { items: [{ analytics: null }] },
    });
  });

  it('is edited without stating a version', async () => {
    const { data } = await staff('{ customers(perPage: 1) { items { id name } } }');
    const { customers } = data as { customers: { items: { id: string; name: string }[] } };
    const [customer] = customers.items;
    const { data: changed, errors } = await staff(
      'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { id name } }',
      { input: { id: customer?.id, name: `${customer?.name} and Sons` } },
    );
    expect(errors).toEqual([]);
    expect(changed).toMatchObject({ updateCustomer: { name: `${customer?.name} and Sons` } });
  });
});
