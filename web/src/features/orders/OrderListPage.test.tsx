import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { order, orderPage, profile } from '../../testing/fixtures.ts';
import { gatewayError, MockGateway } from '../../testing/mockGateway.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const withOrders = () =>
  new MockGateway({
    me: () => profile(['ORDERS_VIEW', 'CUSTOMERS_VIEW']),
    orders: ({ page }: { page: number }) =>
      orderPage([order('10001', 'Window photography'), order('10002', 'Shelf audit')], {
        page,
        lastPage: 4,
        total: 180,
      }),
    countries: () => [{ id: 'GB', code: 'GB', name: 'United Kingdom' }],
    orderCategories: () => [{ id: '1', name: 'Event' }],
    campaigns: () => ({ items: [] }),
    templates: () => ({ items: [] }),
    customers: () => ({
      items: [
        { id: '7', name: 'Beacon Coffee' },
        { id: '9', name: 'Łódź Kitchen' },
      ],
    }),
  });

const lastRequest = (gateway: MockGateway) => gateway.requestsOf('OrderList').at(-1)?.variables;
const rows = () => screen.getAllByRole('row').slice(1);

describe('the orders list', () => {
  test('shows the newest first, with counts on its tabs and a link in every row', async () => {
    const gateway = withOrders();
    await renderConsole(gateway, '/orders');
    const link = await screen.findByRole('link', { name: 'Window photography' });
    expect(link.getAttribute('href')).toBe('/orders/10001');
    expect(screen.getByText('180 found')).toBeTruthy();
    expect(document.title).toBe('Orders · Shepherd Console');
    const tabs = within(screen.getByRole('group', { name: 'Status' })).getAllByRole('button');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'All9',
      'Pending4',
      'In progress5',
      'Completed0',
      'Cancelled0',
    ]);
    expect(lastRequest(gateway)).toEqual({
      page: 1,
      perPage: 50,
      sort: { field: 'CREATED_AT', direction: 'DESC' },
      filter: {},
    });
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('181');
    expect(screen.getByRole('columnheader', { name: 'Created' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
  });

  test('restores everything from its address, with labels for ids in one request', async () => {
    const gateway = withOrders();
    await renderConsole(
      gateway,
      '/orders?page=2&per_page=25&sort=title&status=in_progress&customer_id[0]=7&customer_id[1]=9',
    );
    await screen.findByRole('link', { name: 'Window photography' });
    expect(lastRequest(gateway)).toEqual({
      page: 2,
      perPage: 25,
      sort: { field: 'TITLE', direction: 'ASC' },
      filter: { status: ['IN_PROGRESS'], customerIds: ['7', '9'] },
    });
    expect(screen.getByRole('button', { name: '2 active filters' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show Filters' }));
    expect(screen.getByRole('button', { name: 'Hide Filters' })).toBeTruthy();
    const panel = within(await screen.findByRole('group', { name: 'Filters' }));
    expect(await panel.findByText('Beacon Coffee')).toBeTruthy();
    expect(panel.getByTitle('Łódź Kitchen')).toBeTruthy();
    expect(gateway.requestsOf('CustomerOptions').map(({ variables }) => variables)).toEqual([
      { perPage: 10_000, filter: { ids: ['7', '9'] } },
    ]);
  });

  test('sends a request 300 ms after the last of several changes and writes the address after 200 ms', async () => {
    const gateway = withOrders();
    const { router } = await renderConsole(gateway, '/orders');
    await screen.findByRole('link', { name: 'Window photography' });
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: /^Pending/ }));
    await act(() => vi.advanceTimersByTimeAsync(150));
    fireEvent.click(screen.getByRole('button', { name: /^In progress/ }));
    await act(() => vi.advanceTimersByTimeAsync(199));
    expect(router.state.location.search).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(router.state.location.search).toBe('?status=in_progress');
    await act(() => vi.advanceTimersByTimeAsync(99));
    expect(gateway.requestsOf('OrderList')).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(gateway.requestsOf('OrderList')).toHaveLength(2);
    expect(lastRequest(gateway)).toMatchObject({ filter: { status: ['IN_PROGRESS'] } });
  });

  test('searches 500 ms after the last key', async () => {
    const gateway = withOrders();
    await renderConsole(gateway, '/orders?page=2');
    await screen.findByRole('link', { name: 'Window photography' });
    vi.useFakeTimers();
    const box = screen.getByRole('searchbox', { name: 'Search' });
    fireEvent.change(box, { target: { value: 'caf' } });
    await act(() => vi.advanceTimersByTimeAsync(400));
    fireEvent.change(box, { target: { value: 'cafe' } });
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(gateway.requestsOf('OrderList')).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(2));
    expect(gateway.requestsOf('OrderList')).toHaveLength(2);
    expect(lastRequest(gateway)).toMatchObject({ page: 1, filter: { keywords: 'cafe' } });
  });

  test('keeps the page when the text grows by one character', async () => {
    const gateway = withOrders();
    await renderConsole(gateway, '/orders?page=2&keywords=ab');
    await screen.findByRole('link', { name: 'Window photography' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'c');
    await waitFor(() => expect(lastRequest(gateway)).toMatchObject({ page: 2, filter: { keywords: 'abc' } }));
  });

  test('goes to the first page when the current one is beyond the last', async () => {
    const gateway = withOrders();
    gateway.answer({
      orders: ({ page }: { page: number }) =>
        page > 4
          ? orderPage([], { page, lastPage: 4, total: 180 })
          : orderPage([order('1', 'First')], { page, lastPage: 4 }),
    });
    await renderConsole(gateway, '/orders?page=9');
    expect(await screen.findByRole('link', { name: 'First' })).toBeTruthy();
    expect(lastRequest(gateway)).toMatchObject({ page: 1 });
  });

  test('sorts by one column at a time', async () => {
    const gateway = withOrders();
    await renderConsole(gateway, '/orders');
    await screen.findByRole('link', { name: 'Window photography' });
    await userEvent.click(screen.getByRole('button', { name: 'Title' }));
    await waitFor(() =>
      expect(lastRequest(gateway)).toMatchObject({ sort: { field: 'TITLE', direction: 'ASC' } }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Title' }));
    await waitFor(() =>
      expect(lastRequest(gateway)).toMatchObject({ sort: { field: 'TITLE', direction: 'DESC' } }),
    );
    expect(screen.getByRole('columnheader', { name: 'Created' }).getAttribute('aria-sort')).toBe('none');
  });

  test('goes to a typed page, clamped to the valid range', async () => {
    const gateway = withOrders();
    await renderConsole(gateway, '/orders');
    expect(await screen.findByText('Page 1 of 4')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Go to page' }), '9999{Enter}');
    expect(await screen.findByText('Page 4 of 4')).toBeTruthy();
    await waitFor(() => expect(lastRequest(gateway)).toMatchObject({ page: 4 }));
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true);
  });

  test('goes back to its previous state', async () => {
    const gateway = withOrders();
    const { router } = await renderConsole(gateway, '/orders');
    await screen.findByRole('link', { name: 'Window photography' });
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Page 1 of 4')).toBeTruthy();
    expect(router.state.location.search).toBe('');
  });

  test('shows a cut title in full on hover, only over its text', async () => {
    await renderConsole(withOrders(), '/orders');
    const link = await screen.findByRole('link', { name: 'Window photography' });
    expect(link.title).toBe('');
    expect(within(link).getByTitle('Window photography')).toBeTruthy();
  });

  test('moves between rows with the arrow keys', async () => {
    await renderConsole(withOrders(), '/orders');
    const first = await screen.findByRole('link', { name: 'Window photography' });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Shelf audit' }));
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(first);
  });
});

/** The number of skeleton rows at the moment the table appears. */
function skeletonsOfFirstTable(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const observer = new MutationObserver(() => {
    const table = document.querySelector('table');
    if (!table) return;
    observer.disconnect();
    resolve(table.querySelectorAll('[data-kind="skeleton"]').length);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return promise;
}

describe('the states of a list', () => {
  test('skeleton rows are shown only for slow answers', async () => {
    const gateway = withOrders();
    const slow = Promise.withResolvers<unknown>();
    gateway.answer({ orders: () => slow.promise });
    const atFirst = skeletonsOfFirstTable();
    await renderConsole(gateway, '/orders');
    expect(await atFirst).toBe(0);
    await waitFor(() =>
      expect(screen.getByRole('table').querySelectorAll('[data-kind="skeleton"]').length).toBeGreaterThan(5),
    );
    expect(screen.queryByText('No data available')).toBeNull();
    await act(async () => slow.resolve(orderPage([order('10001', 'Window photography')])));
    expect(await screen.findByRole('link', { name: 'Window photography' })).toBeTruthy();
    expect(rows()).toHaveLength(1);
  });

  test('an empty list says so and offers to clear the active filters', async () => {
    const gateway = withOrders();
    gateway.answer({ orders: () => orderPage([]) });
    const { router } = await renderConsole(gateway, '/orders?keywords=zzz');
    expect(await screen.findByText('No data available')).toBeTruthy();
    const [, inMessage] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (!inMessage) throw new Error('The message offers no way out');
    await userEvent.click(inMessage);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  test('a failed list keeps its controls and can be retried', async () => {
    const gateway = withOrders();
    gateway.answer({ orders: () => gatewayError('The database sleeps', { code: 'internal', status: 500 }) });
    await renderConsole(gateway, '/orders');
    expect(await screen.findByText('This list could not be loaded')).toBeTruthy();
    expect(await screen.findByText(/The database sleeps\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show Filters' })).toBeTruthy();
    gateway.answer({ orders: () => orderPage([order('10001', 'Window photography')]) });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Window photography' })).toBeTruthy();
  });

  test('a page without permission names the missing one', async () => {
    const gateway = withOrders();
    gateway.answer({ me: () => profile(['CONTENT_VIEW']) });
    await renderConsole(gateway, '/orders');
    expect(await screen.findByText('You do not have access to this page')).toBeTruthy();
    expect(screen.getByText('orders.view')).toBeTruthy();
    expect(gateway.requestsOf('OrderList')).toHaveLength(0);
  });
});

async function openFilters() {
  const gateway = withOrders();
  await renderConsole(gateway, '/orders');
  await userEvent.click(await screen.findByRole('button', { name: 'Show Filters' }));
  return { gateway, box: await screen.findByRole('combobox', { name: 'Customer' }) };
}

describe('the customer filter', () => {
  test('searches from the third character, 500 ms after the last key, and requests all matches in one page', async () => {
    const { gateway, box } = await openFilters();
    vi.useFakeTimers();
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: 'be' } });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(gateway.requestsOf('CustomerOptions')).toHaveLength(0);
    fireEvent.change(box, { target: { value: 'bea' } });
    expect(screen.getAllByText('Loading...').length).toBeGreaterThan(0);
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(gateway.requestsOf('CustomerOptions')).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(gateway.requestsOf('CustomerOptions')[0]?.variables).toEqual({
      perPage: 10_000,
      filter: { keywords: 'bea' },
    });
  });

  test('filters by its selection and can be cleared', async () => {
    const { gateway, box } = await openFilters();
    await userEvent.type(box, 'bea');
    await userEvent.click(await screen.findByText('Beacon Coffee'));
    await waitFor(() => expect(lastRequest(gateway)).toMatchObject({ filter: { customerIds: ['7'] } }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear customer' }));
    await waitFor(() => expect(lastRequest(gateway)).toMatchObject({ filter: {} }));
  });

  test.each([
    ['No items found', () => ({ items: [] })],
    ['Error loading items', () => gatewayError('x', { code: 'internal', status: 500 })],
  ])('shows the note %j', async (note, customers) => {
    const { gateway, box } = await openFilters();
    gateway.answer({ customers });
    await userEvent.type(box, 'nonsense');
    expect(await screen.findByText(note)).toBeTruthy();
  });
});

describe('a filter with options from the server', () => {
  test('that could not be loaded is loaded again each time its list is opened', async () => {
    const gateway = withOrders();
    gateway.answer({
      orderCategories: () => gatewayError('The database sleeps', { code: 'internal', status: 500 }),
    });
    await renderConsole(gateway, '/orders');
    await userEvent.click(await screen.findByRole('button', { name: 'Show Filters' }));
    const field = await screen.findByRole('combobox', { name: 'Category' });
    await userEvent.click(field);
    expect(await screen.findByText('Error loading items. Open the list again to retry.')).toBeTruthy();
    gateway.answer({ orderCategories: () => [{ id: '1', name: 'Event' }] });
    await userEvent.tab();
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Event' }));
    await waitFor(() => expect(lastRequest(gateway)).toMatchObject({ filter: { categoryIds: ['1'] } }));
  });
});

describe('the export', () => {
  test.each([
    ['EMAILED', 'We are preparing your CSV. Please check your email.'],
    ['NO_DATA', 'No data to export. Please change your filters'],
  ])('that ended with %s reports it, and runs once at a time', async (outcome, text) => {
    const gateway = withOrders();
    const slow = Promise.withResolvers<unknown>();
    gateway.answer({ exportOrders: () => slow.promise });
    await renderConsole(gateway, '/orders?status=pending');
    await screen.findByRole('link', { name: 'Window photography' });
    const button = screen.getByRole('button', { name: 'Export' });
    await userEvent.click(button);
    await waitFor(() => expect(gateway.requestsOf('ExportOrders')).toHaveLength(1));
    expect(button).toHaveProperty('disabled', true);
    expect(gateway.requestsOf('ExportOrders')[0]?.variables).toEqual({
      input: {
        filter: { status: ['PENDING'] },
        sort: { field: 'CREATED_AT', direction: 'DESC' },
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    });
    await act(async () => slow.resolve({ outcome }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(button).toHaveProperty('disabled', false);
  });
});

test('an order opens with its values, and a missing one is not found', async () => {
  const gateway = withOrders();
  gateway.answer({
    order: ({ id }: { id: string }) => (id === '10001' ? order('10001', 'Window photography') : null),
  });
  const { router } = await renderConsole(gateway, '/orders/10001');
  expect(await screen.findByRole('heading', { name: 'Window photography', level: 1 })).toBeTruthy();
  expect(await screen.findByText('£120.00')).toBeTruthy();
  await act(() => router.navigate('/orders/2'));
  expect(await screen.findByText('This order does not exist')).toBeTruthy();
});
