import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { order, orderPage, profile } from '../../testing/fixtures.ts';
import { dayInWords, resolvedDay } from '../../kit/date/relativeDay.ts';
import { MockGateway } from '../../testing/mockGateway.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const customers = [
  { id: '7', name: 'Beacon Coffee' },
  { id: '8', name: 'Beacon Books' },
  { id: '9', name: 'Łódź Kitchen' },
];

/** The user whose time zone the filters use. */
const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const withOrders = () =>
  new MockGateway({
    me: () => profile(['ORDERS_VIEW', 'CUSTOMERS_VIEW']),
    orders: () => orderPage([order('10001', 'Window photography')]),
    countries: () => [
      { id: 'GB', code: 'GB', name: 'United Kingdom' },
      { id: 'IE', code: 'IE', name: 'Ireland' },
    ],
    orderCategories: () => [],
    campaigns: () => ({ items: [] }),
    templates: () => ({ items: [] }),
    customers: () => ({ items: customers }),
  });

const lastFilter = (gateway: MockGateway) => gateway.requestsOf('OrderList').at(-1)?.variables?.['filter'];
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.findByRole('combobox', { name });
const day = (name: string) => screen.findByRole('textbox', { name });
const chips = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function open(address = '/orders') {
  const gateway = withOrders();
  const { router } = await renderConsole(gateway, address);
  await screen.findByRole('link', { name: 'Window photography' });
  return { gateway, router };
}

beforeEach(() => localStorage.clear());

describe('a filter with several values', () => {
  test('keeps the typed text and its matches while values are selected', async () => {
    const { gateway } = await open();
    await press('Show Filters');
    const box = await field('Customer');
    await userEvent.type(box, 'beac');
    await userEvent.click(await screen.findByRole('option', { name: 'Beacon Coffee' }));
    expect(box).toHaveProperty('value', 'beac');
    await userEvent.click(screen.getByRole('option', { name: 'Beacon Books' }));
    await waitFor(() => expect(lastFilter(gateway)).toEqual({ customerIds: ['7', '8'] }));
    expect(gateway.requestsOf('CustomerOptions')).toHaveLength(1);
  });

  test('shows the first value and how many more, and is cleared by keyboard', async () => {
    const { gateway } = await open('/orders?country_code[0]=GB&country_code[1]=IE');
    await press('Show Filters');
    const panel = within(await screen.findByRole('group', { name: 'Filters' }));
    expect(await panel.findByText('United Kingdom')).toBeTruthy();
    expect(panel.getByTitle('Ireland').textContent).toBe('+1');
    (await field('Country')).focus();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(lastFilter(gateway)).toEqual({ countryCodes: ['GB'] }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear country' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(lastFilter(gateway)).toEqual({}));
    expect(document.activeElement).toBe(await field('Country'));
  });

  test.each([
    ['Country', 'All countries', 'country_code[0]=GB'],
    ['Customer', 'All customers', 'customer_id[0]=7'],
  ])('begins with the option for no filter: %s', async (label, all, search) => {
    const { gateway } = await open(`/orders?${search}`);
    await press('Show Filters');
    await userEvent.click(await field(label));
    await userEvent.click(await screen.findByRole('option', { name: all }));
    await waitFor(() => expect(lastFilter(gateway)).toEqual({}));
    expect(await field(label)).toHaveProperty('placeholder', all);
  });

  test('from the server is searched 300 ms after the last key', async () => {
    const { gateway } = await open();
    await press('Show Filters');
    const box = await field('Campaign');
    const searches = () =>
      gateway.requestsOf('CampaignOptions').flatMap(({ variables }) => {
        const filter = variables['filter'];
        return typeof filter === 'object' && filter !== null && 'keywords' in filter ? [filter.keywords] : [];
      });
    vi.useFakeTimers();
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: 'au' } });
    await act(() => vi.advanceTimersByTimeAsync(200));
    fireEvent.change(box, { target: { value: 'aut' } });
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(searches()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(searches()).toEqual(['aut']);
  });

  test('filters its options by the typed text, and selects the first with Enter', async () => {
    const { gateway } = await open();
    await press('Show Filters');
    await userEvent.type(await field('Country'), 'irel');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'United Kingdom' })).toBeNull());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(lastFilter(gateway)).toEqual({ countryCodes: ['IE'] }));
  });
});

describe('active filters', () => {
  const address = '/orders?status=draft&customer_id[0]=7&customer_id[1]=9&start_date_from=2026-11-01';

  test('are shown as text while the panel is closed, and removed one by one', async () => {
    const { gateway } = await open(address);
    await waitFor(() =>
      expect(chips()).toEqual([
        'Status:Draft',
        'Customer:Beacon Coffee, Łódź Kitchen',
        'Starts from:01 Nov 26',
      ]),
    );
    await press('Remove filter customer');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove filter starts from' }));
    await userEvent.keyboard('{Enter}');
    expect(chips()).toEqual(['Status:Draft']);
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show Filters' }));
    await waitFor(() => expect(lastFilter(gateway)).toEqual({}));
  });

  test('are shown as chips only in print where the page shows them', async () => {
    await open('/orders?status=pending&keywords=tea&customer_id[0]=7');
    const kept = () =>
      screen
        .getAllByText(/^(Search|Status|Customer):$/)
        .map(({ parentElement }) => [parentElement?.textContent, parentElement?.dataset['paperOnly']]);
    await waitFor(() =>
      expect(kept()).toEqual([
        ['Search:tea', 'true'],
        ['Status:Pending', 'true'],
        ['Customer:Beacon Coffee', undefined],
      ]),
    );
    await press('Show Filters');
    expect(kept().map(([, paperOnly]) => paperOnly)).toEqual(['true', 'true', 'true']);
  });

  test("keep the panel's state on removal", async () => {
    await open();
    await press('Show Filters');
    cleanup();
    await open();
    expect(screen.getByRole('button', { name: 'Hide Filters' })).toBeTruthy();
    expect(await field('Customer')).toBeTruthy();
  });
});

describe('a filter by days', () => {
  test('does not keep the previous day when the typed text is invalid', async () => {
    const { gateway } = await open('/orders?start_date_from=2026-11-01');
    await press('Show Filters');
    const box = await day('Starts from');
    await userEvent.clear(box);
    await userEvent.type(box, '1 nope');
    await userEvent.tab();
    expect(await screen.findByText('Invalid date format')).toBeTruthy();
    expect(box).toHaveProperty('value', '1 nope');
    await waitFor(() => expect(lastFilter(gateway)).toEqual({}));
  });

  test('parses the usual formats, and shows the parsed date', async () => {
    const { gateway } = await open();
    await press('Show Filters');
    const box = await day('Starts from');
    await userEvent.type(box, '10.11.2026');
    await userEvent.tab();
    expect(box).toHaveProperty('value', '10 Nov 26');
    await waitFor(() => expect(lastFilter(gateway)).toEqual({ startDateFrom: '2026-11-10', timezone }));
  });

  test('relative to today is kept in the address, and resolves to the current day', async () => {
    const { gateway, router } = await open();
    await press('Show Filters');
    const box = await day('Starts from');
    await userEvent.type(box, 'Tomorrow');
    await userEvent.tab();
    expect(box).toHaveProperty('value', 'tomorrow');
    const tomorrow = resolvedDay('tomorrow');
    await waitFor(() => expect(lastFilter(gateway)).toEqual({ startDateFrom: tomorrow, timezone }));
    await waitFor(() => expect(router.state.location.search).toBe('?start_date_from=tomorrow'));
    expect(chips()).toEqual([`Starts from:${dayInWords('tomorrow')}`]);
  });

  test('relative to today in a link is resolved when the link is opened', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2030, 0, 31, 12) });
    const { gateway } = await open('/orders?start_date_from=today&start_date_to=in_7_days');
    expect(lastFilter(gateway)).toEqual({ startDateFrom: '2030-01-31', startDateTo: '2030-02-07', timezone });
    expect(chips()).toEqual(['Starts from:today (31 Jan 30)', 'Starts until:in 7 days (07 Feb 30)']);
  });

  test('reports a period that ends before it begins', async () => {
    await open('/orders?start_date_from=2026-11-10&start_date_to=2026-11-01');
    await press('Show Filters');
    expect((await day('Starts until')).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('End date is before start date')).toBeTruthy();
    expect((await day('Ends until')).getAttribute('aria-invalid')).not.toBe('true');
  });

  test.each([
    ['Starts until', 'start_date_from=2026-11-10', '1 nov 2026', { startDateFrom: '2026-11-10', timezone }],
    ['Starts from', 'start_date_to=2026-11-01', '10 nov 2026', { startDateTo: '2026-11-01', timezone }],
  ])('keeps its results when "%s" reverses the period', async (label, search, typed, kept) => {
    const { gateway, router } = await open(`/orders?${search}`);
    await press('Show Filters');
    await userEvent.type(await day(label), typed);
    await userEvent.tab();
    expect(await screen.findByText('End date is before start date')).toBeTruthy();
    await userEvent.click(await field('Priority'));
    await userEvent.click(screen.getByRole('option', { name: 'High' }));
    await waitFor(() => expect(lastFilter(gateway)).toEqual({ ...kept, priority: ['HIGH'] }));
    const filters = gateway.requestsOf('OrderList').map(({ variables }) => variables?.['filter']);
    expect(filters).toEqual([kept, { ...kept, priority: ['HIGH'] }]);
    await waitFor(() => expect(router.state.location.search).toBe(`?priority=high&${search}`));
  });

  test('applies neither day of a reversed period in the address', async () => {
    const { gateway } = await open('/orders?start_date_from=2026-11-10&start_date_to=2026-11-01');
    expect(lastFilter(gateway)).toEqual({});
    await press('Show Filters');
    const until = await day('Starts until');
    await userEvent.clear(until);
    await userEvent.type(until, '12 nov 2026');
    await userEvent.tab();
    await waitFor(() =>
      expect(lastFilter(gateway)).toEqual({
        startDateFrom: '2026-11-10',
        startDateTo: '2026-11-12',
        timezone,
      }),
    );
  });
});

test('drafts and archived orders are among the further statuses', async () => {
  const { gateway } = await open();
  await press('Show Filters');
  await userEvent.click(await field('Status'));
  const options = within(screen.getByRole('listbox', { name: 'Status' })).getAllByRole('option');
  expect(options.slice(-5).map(({ textContent }) => textContent)).toEqual([
    'Draft',
    'In progress (active)',
    'Completed (finished)',
    'Rejected',
    'Archived',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Archived' }));
  await waitFor(() => expect(lastFilter(gateway)).toEqual({ status: ['ARCHIVED'] }));
});
