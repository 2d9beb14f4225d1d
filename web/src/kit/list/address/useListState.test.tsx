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

test('going back before what was written is drawn holds: the list does not stay at what was left', async () => {
  const { router } = await listAt('/orders');
  await press('Next page');
  await act(async () => {
    // Inside of this nothing is drawn: the address comes and goes, and the page is drawn at the first one only.
    await vi.waitFor(() => expect(router.state.location.search).toBe('?page=2'), { interval: 10 });
    await router.navigate(-1);
  });
  expect(await screen.findByText('Page 1 of 4')).toBeTruthy();
  expect(router.state.location.search).toBe('');
});

test('going elsewhere in a list holds, though what was chosen before is due to be written', async () => {
  const { router, filters } = await listAt('/orders?status=pending');
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
