import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { urlDebounceMilliseconds } from '../../../constants.ts';
import { order, orderPage, profile } from '../../../testing/fixtures.ts';
import { MockGateway } from '../../../testing/mockGateway.ts';
import { press } from '../../../testing/person.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';

beforeEach(() => localStorage.clear());

test('going elsewhere in a list holds, though what was chosen before is due to be written', async () => {
  const gateway = new MockGateway({
    me: () => profile(['ORDERS_VIEW']),
    orders: () => orderPage([order('10001', 'Window photography')]),
    countries: () => [],
    orderCategories: () => [],
  });
  const { router } = await renderConsole(gateway, '/orders?status=pending');
  await screen.findByRole('link', { name: 'Window photography' });
  const filters = () => gateway.requestsOf('OrderList').map(({ variables }) => variables['filter']);
  await press('Clear filters');
  await act(async () => {
    // Inside of this nothing is drawn: the address is another, and the list does not know it.
    await router.navigate('/orders?status=completed');
    await new Promise((resolve) => {
      setTimeout(resolve, 2 * urlDebounceMilliseconds);
    });
    expect(router.state.location.search).toBe('?status=completed');
  });
  await waitFor(() => expect(filters().at(-1)).toEqual({ status: ['COMPLETED'] }));
  expect(router.state.location.search).toBe('?status=completed');
});
