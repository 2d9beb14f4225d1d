import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Permission } from '../../../../graphql/generated/schema.ts';
import { pollMilliseconds } from '../../../../constants.ts';
import { fill, openedDialog, press } from '../../../../testing/person.ts';
import { renderConsole } from '../../../../testing/renderConsole.tsx';
import { orderGateway } from '../orderFixture.ts';

const upload = (status: string, more: object = {}) => ({
  id: '3',
  status,
  completed: 12,
  fails: [],
  locating: 0,
  notices: [],
  cancellationReason: null,
  ...more,
});

const fails = [
  { row: 3, field: 'zip', message: 'That field is required' },
  { row: 9, field: null, message: 'The row has too few columns' },
];

/** The page of an order with these uploads; `become` changes them like the server's progress. */
async function openOrder(
  uploads: unknown,
  held: readonly Permission[] = ['ORDERS_VIEW', 'ORDERS_MANAGE'],
  status = 'PENDING',
) {
  const { gateway, state } = orderGateway({ status, held, actions: ['APPROVE', 'START'] });
  const become = (next: unknown) => void Object.assign(state, { uploads: next });
  become(uploads);
  gateway.answer({
    cancelLocationsUpload: ({ input }: { input: { reason: string } }) => {
      const cancelled = upload('CANCELLED', { completed: 0, cancellationReason: input.reason });
      become([cancelled]);
      return cancelled;
    },
  });
  await renderConsole(gateway, '/orders/7');
  await screen.findByRole('heading', { name: 'Push history' });
  return { gateway, become };
}

const section = async () => within(await screen.findByRole('region', { name: 'Uploads' }));
const asked = (gateway: { requestsOf: (name: string) => unknown[] }) =>
  gateway.requestsOf('OrderUploads').length;

/** Triggers the next poll: advances the clock and shows the tab again. */
function whenDue(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + pollMilliseconds });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test.each<readonly [string, readonly Permission[], string]>([
  ['that takes no more', ['ORDERS_VIEW', 'ORDERS_MANAGE'], 'STARTED'],
  ['that is only read', ['ORDERS_VIEW'], 'PENDING'],
])('an order without uploads %s has no section for them', async (_case, held, status) => {
  const { gateway } = await openOrder([], held, status);
  await waitFor(() => expect(asked(gateway)).toBe(1));
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
});

test('an upload is polled until it is completed, then its locations are refetched', async () => {
  const { gateway, become } = await openOrder([upload('IN_PROGRESS')]);
  const uploads = await section();
  expect(await uploads.findByText('In progress')).toBeTruthy();
  expect(uploads.getByText('12 rows added')).toBeTruthy();
  expect(uploads.getByRole('progressbar', { name: 'Upload 3 is being processed' })).toBeTruthy();
  become([upload('IN_PROGRESS', { completed: 1200 })]);
  whenDue();
  expect(await uploads.findByText('1,200 rows added')).toBeTruthy();
  const before = gateway.requests.length;
  become([upload('COMPLETED', { completed: 1500, fails })]);
  whenDue();
  expect(await uploads.findByText('1,500 rows added, 2 with errors')).toBeTruthy();
  expect(uploads.queryByRole('progressbar')).toBeNull();
  await waitFor(() =>
    expect(
      gateway.requests
        .slice(before)
        .map(({ operationName }) => operationName)
        .toSorted(),
    ).toEqual(['OrderLocationGroups', 'OrderLocations', 'OrderUploads']),
  );
  whenDue();
  await userEvent.click(uploads.getByRole('button', { name: 'Show errors' }));
  const errors = within(await openedDialog('Rows with errors'));
  expect(errors.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'RowWhat is wrongReferenceValues',
    '3Postcode: That field is required––',
    '9The row has too few columns––',
  ]);
  expect(asked(gateway)).toBe(3);
});

test('addresses without coordinates are polled until they are found, and those without a result are named', async () => {
  const { gateway, become } = await openOrder([upload('COMPLETED', { locating: 1200 })]);
  const uploads = await section();
  expect(uploads.getByText('12 rows added, 1,200 addresses still being looked for')).toBeTruthy();
  expect(uploads.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('button', { name: 'Approve' }).getAttribute('aria-disabled')).toBeNull();

  const before = gateway.requests.length;
  const notices = [{ row: 8, field: 'address1', message: 'This address was not found' }];
  become([upload('COMPLETED', { notices })]);
  whenDue();
  expect(await uploads.findByText('12 rows added, 1 without an exact place')).toBeTruthy();
  await waitFor(() =>
    expect(
      gateway.requests
        .slice(before)
        .map(({ operationName }) => operationName)
        .toSorted(),
    ).toEqual(['OrderLocationGroups', 'OrderLocations', 'OrderUploads']),
  );

  await userEvent.click(uploads.getByRole('button', { name: 'Show places' }));
  const rows = within(await openedDialog('Rows without an exact place'));
  expect(rows.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'RowColumnMessage',
    '8address1This address was not found',
  ]);
  whenDue();
  expect(asked(gateway)).toBe(2);
});

test('the order can be approved once its files are read; until then the button shows the reason', async () => {
  const { gateway, become } = await openOrder([upload('IN_PROGRESS')]);
  const reason = 'Locations are still being read from a file. Wait until it is completed, or cancel it';
  const approve = () => screen.getByRole('button', { name: 'Approve' });
  await waitFor(() => expect(approve().getAttribute('aria-disabled')).toBe('true'));
  expect(screen.getByRole('button', { name: 'Start', description: reason })).toBeTruthy();
  await press('Approve');
  // Once for each of the buttons, and as a notice.
  await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(3));
  expect(gateway.requestsOf('ApproveOrder')).toHaveLength(0);
  become([upload('COMPLETED')]);
  whenDue();
  await waitFor(() => expect(approve().getAttribute('aria-disabled')).toBeNull());
  await press('Approve');
  expect(await screen.findByText('Order approved')).toBeTruthy();
});

test('a cancelled upload shows the reason, and an older answer does not restore it', async () => {
  const other = upload('IN_PROGRESS', { id: '4' });
  const { gateway } = await openOrder([upload('IN_PROGRESS'), other]);
  const uploads = await section();
  const held: ((order: unknown) => void)[] = [];
  gateway.answer({ order: () => new Promise((resolve) => held.push(resolve)) });
  whenDue();
  await waitFor(() => expect(asked(gateway)).toBe(2));
  const [first] = uploads.getAllByRole('button', { name: 'Cancel' });
  await userEvent.click(first ?? document.body);
  await fill('Reason (optional)', 'Wrong file');
  await press('Cancel upload');
  expect(await screen.findByText('Order upload was cancelled: Wrong file')).toBeTruthy();
  expect(await uploads.findByText('Cancelled')).toBeTruthy();
  await act(async () => held[0]?.({ id: '7', uploads: [upload('IN_PROGRESS'), other] }));
  whenDue();
  await waitFor(() => expect(asked(gateway)).toBe(3));
  expect(uploads.getAllByText('In progress')).toHaveLength(1);
  expect(uploads.getByText('0 rows added. Wrong file')).toBeTruthy();
});

test('uploads are read-only without permission to manage orders', async () => {
  await openOrder([upload('PENDING')], ['ORDERS_VIEW']);
  const uploads = await section();
  expect(uploads.getByText('Pending')).toBeTruthy();
  expect(uploads.queryByRole('button')).toBeNull();
});
