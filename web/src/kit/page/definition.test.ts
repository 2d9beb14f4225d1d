import { expect, test } from 'vitest';
import type { ListAction } from '../list/definition.ts';
import { definePage } from './definition.ts';
import type { Address } from './definition.ts';

const list = definePage({ path: '/orders', title: 'Orders' });
const detail = definePage({ path: '/orders/:id', title: 'Order' });
const user = definePage({ path: '/customers/:id/users/:userId', title: 'User' });

test('a page leads to its address', () => {
  expect(list.to()).toBe('/orders');
  expect(detail.to({ id: '10023' })).toBe('/orders/10023');
  expect(user.to({ id: '7', userId: '9' })).toBe('/customers/7/users/9');
});

test('a parameter in an address stays one segment', () => {
  expect(detail.to({ id: 'a/b?c' })).toBe('/orders/a%2Fb%3Fc');
});

test('a search part follows the path', () => {
  expect(list.to({ status: 'active', keywords: 'a b' })).toBe('/orders?status=active&keywords=a+b');
  expect(detail.to({ id: '1' }, { modal: 'edit' })).toBe('/orders/1?modal=edit');
});

test('wrong names in an address do not compile', () => {
  // @ts-expect-error the path has a parameter
  detail.to();
  // @ts-expect-error the parameter is called `id`
  detail.to({ ide: '1' });
  // @ts-expect-error one parameter is missing
  user.to({ id: '1' });
  // @ts-expect-error a path begins at the root
  definePage({ path: 'orders', title: 'Orders' });
  // @ts-expect-error there is no such parameter in the path
  definePage({ path: '/orders/:id', title: 'Order', parameters: { ide: /^\d+$/ } });
  // @ts-expect-error an address written by hand
  const address: Address = '/orders';
  // @ts-expect-error an address written by hand
  const action: ListAction = { label: 'New', opens: { to: '/orders' } };
  expect([address, action]).toHaveLength(2);
});
