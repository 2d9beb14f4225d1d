import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { gatewayError } from '../../testing/mockGateway.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { orderGateway } from './detail/orderFixture.ts';
import { openedDialog } from '../../testing/person.ts';

afterEach(() => vi.restoreAllMocks());

test('every tab has its address', async () => {
  const { router } = await renderConsole(orderGateway().gateway, '/orders/7');
  const tabs = await screen.findByRole('navigation', { name: 'Orders sections' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/orders/7', '/orders/7/jobs', '/orders/7/analytics']);
  await userEvent.click(within(tabs).getByRole('link', { name: 'Jobs' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/7/jobs'));
  expect(await screen.findByText('Shop 7-1')).toBeTruthy();
});

test("the jobs tab requests only this order's jobs, with their statuses as tabs", async () => {
  const { gateway } = orderGateway();
  await renderConsole(gateway, '/orders/7/jobs?status=qa');
  await screen.findByText('Shop 7-2');
  expect(gateway.requestsOf('OrderJobs')[0]?.variables).toEqual({
    page: 1,
    perPage: 50,
    sort: { field: 'START_DATE', direction: 'DESC' },
    filter: { status: ['QA'], orderIds: ['7'] },
  });
  const tabs = within(screen.getByRole('group', { name: 'Status' })).getAllByRole('button');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'All2',
    'Unassigned1',
    'Pending0',
    'Assigned0',
    'In progress0',
    'QA1',
    'Attempted0',
    'Unfulfilled0',
    'Completed0',
    'Cancelled0',
  ]);
});

test("the jobs tab exports this order's filtered jobs, with permission", async () => {
  const { gateway } = orderGateway(
    { held: ['ORDERS_VIEW', 'JOBS_VIEW', 'JOBS_EXPORT'] },
    { exportJobs: () => ({ outcome: 'EMAILED' }) },
  );
  await renderConsole(gateway, '/orders/7/jobs?status=qa');
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  expect(await screen.findByText('We are preparing your CSV. Please check your email.')).toBeTruthy();
  expect(gateway.requestsOf('ExportJobs')[0]?.variables).toEqual({
    input: {
      filter: { status: ['QA'], orderIds: ['7'] },
      sort: { field: 'START_DATE', direction: 'DESC' },
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  });
});

test('the jobs tab has no export without the permission', async () => {
  await renderConsole(orderGateway().gateway, '/orders/7/jobs');
  await screen.findByText('Shop 7-1');
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});

test('an action on a job of the tab is confirmed once', async () => {
  const { gateway } = orderGateway(
    { held: ['ORDERS_VIEW', 'JOBS_VIEW', 'JOBS_ADMINISTRATE'] },
    {
      cancelJobs: () => [
        { id: '7-1', status: 'CANCELLED', order: { id: '7', status: 'STARTED', paused: false } },
      ],
    },
  );
  await renderConsole(gateway, '/orders/7/jobs');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 7-1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = within(await openedDialog());
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Comment' }), 'Closed');
  const before = gateway.requests.length;
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel job' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(gateway.requests.slice(before).map(({ operationName }) => operationName)).toEqual([
    'CancelJobs',
    'OrderJobs',
  ]);
});

test('the jobs tab names the permission that is missing', async () => {
  const { gateway } = orderGateway({ held: ['ORDERS_VIEW'] });
  await renderConsole(gateway, '/orders/7/jobs');
  expect(await screen.findByText('You do not have access to this page')).toBeTruthy();
  expect(gateway.requestsOf('OrderJobs')).toHaveLength(0);
});

test("the analytics tab counts the jobs and saves the results under the server's file name", async () => {
  const { gateway } = orderGateway(
    {},
    {
      exportOrderResults: () => ({ fileName: 'order-7-results-20261120-140500.csv', csv: 'Job,Status\r\n' }),
    },
  );
  const saved: { name: string; href: string }[] = [];
  const texts: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    texts.push(blob);
    return 'blob:results';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  });
  await renderConsole(gateway, '/orders/7/analytics');
  const counts = await screen.findByRole('region', { name: 'Jobs per status' });
  const rows = (await within(counts).findByRole('table')).querySelectorAll('tr');
  expect([...rows].map(({ cells }) => [...cells].map(({ textContent }) => textContent)).slice(0, 3)).toEqual([
    ['Status', 'Jobs', 'Share'],
    ['Unassigned', '1', '50%'],
    ['Pending', '0', '0%'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Export results' }));
  await waitFor(() =>
    expect(saved).toEqual([{ name: 'order-7-results-20261120-140500.csv', href: 'blob:results' }]),
  );
  expect(texts[0]?.type).toBe('text/csv;charset=utf-8');
  // The byte order mark has three bytes.
  expect(texts[0]?.size).toBe(3 + 'Job,Status\r\n'.length);
  expect(gateway.requestsOf('ExportOrderResults')[0]?.variables).toEqual({
    input: { id: '7', timezone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  });
});

test('a failed export says so and can be retried', async () => {
  const { gateway } = orderGateway(
    {},
    { exportOrderResults: () => gatewayError('Too busy', { code: 'internal', status: 500 }) },
  );
  await renderConsole(gateway, '/orders/7/analytics');
  const button = await screen.findByRole('button', { name: 'Export results' });
  await userEvent.click(button);
  expect(await screen.findByText('Too busy')).toBeTruthy();
  expect(button).toHaveProperty('disabled', false);
});

const administrator = [
  'ORDERS_VIEW',
  'ORDERS_MANAGE',
  'JOBS_VIEW',
  'JOBS_MANAGE',
  'JOBS_ADMINISTRATE',
] as const;

test('cancelling selected jobs never cancels the order, which has a dialog of its own', async () => {
  const { gateway } = orderGateway(
    { held: administrator, actions: ['CANCEL'] },
    {
      cancelJobs: ({ input }: { input: { ids: string[] } }) =>
        input.ids.map((id) => ({ id, status: 'CANCELLED' })),
    },
  );
  const { router } = await renderConsole(gateway, '/orders/7/jobs');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 7-1' }));
  const bar = within(screen.getByRole('region', { name: 'Selected jobs' }));
  await userEvent.click(bar.getByRole('button', { name: 'Cancel' }));
  const dialog = await openedDialog('Cancel job 7-1?');
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  const comment = within(dialog).getByRole('textbox', { name: 'Comment' });
  await waitFor(() => expect(document.activeElement).toBe(comment));
  await userEvent.keyboard('Shop closed{Control>}{Enter}{/Control}');
  await waitFor(() => expect(gateway.requestsOf('CancelJobs')).toHaveLength(1));
  expect(gateway.requestsOf('CancelOrder')).toHaveLength(0);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => router.navigate('/orders/7/jobs?modal=cancel'));
  await openedDialog('Cancel this order?');
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
});
