import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { urlDebounceMilliseconds } from '../../../constants.ts';
import { order, orderPage, profile } from '../../../testing/fixtures.ts';
import { MockGateway } from '../../../testing/mockGateway.ts';
import { press } from '../../../testing/person.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';

beforeEach(() => localStorage.clear());

const listAt = async (address: string) => {
  const gateway = new MockGateway({
    me: () => profile(['ORDERS_VIEW']),
    orders: ({ page }: { page: number }) =>
      orderPage([order('10001', 'Window photography')], { page, lastPage: 4 }),
    countries: () => [],
    orderCategories: () => [],
  });
  const { router } = await renderConsole(gateway, address);
  await screen.findByRole('link', { name: 'Window photography' });
  const filters = () => gateway.requestsOf('OrderList').map(({ variables }) => variables['filter']);
  return { router, filters };
};

test("going back before a written address is rendered restores the list's earlier state", async () => {
  const { router } = await listAt('/orders');
  await press('Next page');
  await act(async () => {
    // Nothing is rendered inside this: the address changes and changes back, and only the first one is rendered.
    await vi.waitFor(() => expect(router.state.location.search).toBe('?page=2'), { interval: 10 });
    await router.navigate(-1);
  });
  expect(await screen.findByText('Page 1 of 4')).toBeTruthy();
  expect(router.state.location.search).toBe('');
});

test('navigation within a list wins over a pending filter change', async () => {
  const { router, filters } = await listAt('/orders?status=pending');
  await press('Clear filters');
  await act(async () => {
    // Nothing is rendered inside this: the address has changed, but the list does not know it yet.
    await router.navigate('/orders?status=completed');
    await new Promise((resolve) => {
      setTimeout(resolve, 2 * urlDebounceMilliseconds);
    });
    expect(router.state.location.search).toBe('?status=completed');
  });
  await waitFor(() => expect(filters().at(-1)).toEqual({ status: ['COMPLETED'] }));
  expect(router.state.location.search).toBe('?status=completed');
});
