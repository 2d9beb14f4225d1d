import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { paramsDebounceMilliseconds, urlDebounceMilliseconds } from '../../../constants.ts';
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
  const requests = () => gateway.requestsOf('OrderList').map(({ variables }) => variables);
  const filters = () => requests().map(({ filter }) => filter);
  return { router, requests, filters };
};

const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: text } });
const showCompleted = () => fireEvent.click(screen.getByRole('button', { name: /^Completed/ }));

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

test('text that is still being typed survives a change of another filter in the address', async () => {
  const { router, filters } = await listAt('/orders');
  type('tea');
  await act(() => router.navigate('/orders?status=completed'));
  await waitFor(() => expect(filters().at(-1)).toEqual({ status: ['COMPLETED'], keywords: 'tea' }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=completed&keywords=tea'));
});

test('going back while text waits in its field keeps the text', async () => {
  const { router, filters } = await listAt('/orders');
  await act(() => router.navigate('/orders?status=completed'));
  await waitFor(() => expect(filters().at(-1)).toEqual({ status: ['COMPLETED'] }));
  type('tea');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(filters().at(-1)).toEqual({ keywords: 'tea' }));
  await waitFor(() => expect(router.state.location.search).toBe('?keywords=tea'));
});

test('going back before a change is written drops the change', async () => {
  const { router, requests } = await listAt('/orders');
  await act(() => router.navigate('/orders?page=2'));
  await screen.findByText('Page 2 of 4');
  await press('Next page');
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Page 1 of 4')).toBeTruthy();
  // Longer than both debounces.
  await act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 2 * paramsDebounceMilliseconds);
      }),
  );
  expect(router.state.location.search).toBe('');
  expect(requests().map(({ page }) => page)).not.toContain(3);
});

test('a change stays that is made before the address with the one before is rendered', async () => {
  const { router, requests } = await listAt('/orders');
  await press('Next page');
  await act(async () => {
    await vi.waitFor(() => expect(router.state.location.search).toBe('?page=2'), { interval: 10 });
    showCompleted();
  });
  await waitFor(() => expect(router.state.location.search).toBe('?status=completed'));
  await waitFor(() =>
    expect(requests().at(-1)).toMatchObject({ page: 1, filter: { status: ['COMPLETED'] } }),
  );
});

test('two quick changes are one request and one entry in the history', async () => {
  const { router, requests } = await listAt('/orders?keywords=tea');
  await press('Next page');
  showCompleted();
  await waitFor(() => expect(router.state.location.search).toBe('?keywords=tea&status=completed'));
  await waitFor(() => expect(requests()).toHaveLength(2));
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?keywords=tea');
});

test('typing makes one request and no entry in the history', async () => {
  const { router, filters } = await listAt('/orders');
  await act(() => router.navigate('/orders?status=completed'));
  for (const text of ['t', 'te', 'tea']) type(text);
  await waitFor(() => expect(router.state.location.search).toBe('?status=completed&keywords=tea'));
  expect(filters()).toEqual([{}, { status: ['COMPLETED'] }, { status: ['COMPLETED'], keywords: 'tea' }]);
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
});
