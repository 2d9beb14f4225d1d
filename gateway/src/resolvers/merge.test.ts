import { expect, test } from 'vitest';
import { mergeResolvers } from './merge.ts';

const customer = (): string => 'customer';
const orders = (): string => 'orders';

test('a type may have fields from several areas', () => {
  expect(
    mergeResolvers({
      customerResolvers: { Query: { customer } },
      orderResolvers: { Query: { orders }, Customer: { orders } },
    }),
  ).toEqual({ Query: { customer, orders }, Customer: { orders } });
});

test('a field with resolvers in two areas is refused, with both their names', () => {
  expect(() =>
    mergeResolvers({
      customerResolvers: { Query: { customer } },
      orderResolvers: { Query: { orders, customer: () => null } },
    }),
  ).toThrow(
    'Query.customer has two resolvers, in customerResolvers and in orderResolvers: delete one of them.',
  );
});

test('the same field name in two types is no duplicate', () => {
  const areas = { customerResolvers: { Customer: { orders } }, campaignResolvers: { Campaign: { orders } } };
  expect(() => mergeResolvers(areas)).not.toThrow();
});
