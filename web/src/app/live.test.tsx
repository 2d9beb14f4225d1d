import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { UserFilter, UserStatus } from '../graphql/generated/schema.ts';
import type { Change, StreamReader } from '../kit/live/late/change.ts';
import { followChanges } from '../kit/live/late/followChanges.ts';
import { profile } from '../testing/fixtures.ts';
import { pageOf } from '../testing/listAnswers.ts';
import { MockGateway } from '../testing/mockGateway.ts';
import { renderConsole } from '../testing/renderConsole.tsx';

const user = (id: string, lastName: string, status: UserStatus = 'ACTIVE') => ({
  id,
  firstName: 'Oscar',
  lastName,
  email: `oscar${id}@example.com`,
  status,
  type: 'STANDARD',
  createdAt: '2026-11-01T09:00:00Z',
  role: { id: '3', name: 'operations', permissions: [] },
});

let end = (): void => undefined;
afterEach(() => end());

/** The console before a gateway with users, and a stream of changes that the test writes. */
async function following(address: string) {
  const users = [user('4', 'Bennett'), user('5', 'Carver')];
  const gateway = new MockGateway({
    me: () => profile(['USERS_VIEW', 'USERS_MANAGE']),
    users: ({ filter }: { filter?: UserFilter }) =>
      pageOf(
        users.filter(
          ({ id, status }) =>
            (filter?.ids?.includes(id) ?? true) && (filter?.status?.includes(status) ?? true),
        ),
      ),
    user: ({ id }: { id: string }) => users.find((candidate) => candidate.id === id) ?? null,
    roles: () => [],
  });
  const { session } = await renderConsole(gateway, address);
  let reader: StreamReader | undefined;
  end = followChanges({
    client: session.client,
    person: 'u1',
    source: {
      open: (_after, opened) => {
        reader = opened;
        return () => undefined;
      },
    },
  });
  const tell = (id: string, kind: Change['kind'] = 'UPDATED', by = { id: '2', name: 'Anna Field' }) =>
    act(() => reader?.changed({ position: '1', type: 'USER', id, kind, by }));
  return { gateway, users, tell, reader: () => reader };
}

const row = (name: RegExp) => screen.getByRole('row', { name });

test('a changed row changes in place, and its changed cell is marked', async () => {
  const { gateway, users, tell } = await following('/users');
  await screen.findByText('Oscar Bennett');
  const read = gateway.requestsOf('UserList').length;
  Object.assign(users[0] ?? {}, { email: 'new@example.com' });
  await tell('4');
  const cell = (await screen.findByText('new@example.com')).closest('td');
  await waitFor(() => expect(cell?.hasAttribute('data-live-changed')).toBe(true));
  const [first] = gateway.requestsOf('UserList').slice(read);
  expect(first?.variables).toMatchObject({ perPage: 1, filter: { ids: ['4'] } });
});

test('a row that no longer matches is struck and stays', async () => {
  const { users, tell } = await following('/users?status=active');
  await screen.findByText('Oscar Bennett');
  Object.assign(users[0] ?? {}, { status: 'DISABLED' });
  await tell('4');
  await screen.findByText('No longer matches');
  // Beside the words that say which row it is.
  expect(row(/Bennett.*No longer matches/).hasAttribute('data-struck')).toBe(true);
  expect(row(/Carver/).hasAttribute('data-struck')).toBe(false);
});

test('a deleted row is struck without a request', async () => {
  const { tell } = await following('/users');
  await screen.findByText('Oscar Bennett');
  await tell('5', 'DELETED');
  expect(await within(row(/Carver/)).findByText('Deleted')).toBeTruthy();
});

test('new rows are offered, and shown when the user asks for them', async () => {
  const { users, tell } = await following('/users');
  await screen.findByText('Oscar Bennett');
  users.unshift(user('9', 'Dalton'));
  await tell('9', 'CREATED');
  const offer = await screen.findByRole('button', { name: '1 new user' });
  expect(screen.queryByText('Oscar Dalton')).toBeNull();
  await userEvent.click(offer);
  await screen.findByText('Oscar Dalton');
  await waitFor(() => expect(screen.queryByRole('button', { name: '1 new user' })).toBeNull());
});

test('without a stream, what is on screen is read again each minute, each query once', async () => {
  const { gateway, users, reader } = await following('/users');
  await screen.findByText('Oscar Bennett');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  act(() => reader()?.ended('not-offered'));
  const before = gateway.requests.length;
  Object.assign(users[0] ?? {}, { email: 'new@example.com' });
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect(gateway.requests).toHaveLength(before);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  vi.useRealTimers();
  await screen.findByText('new@example.com');
  const names = gateway.requests.slice(before).map(({ operationName }) => operationName);
  expect(names).toEqual([...new Set(names)]);
});

test('a list does not read for records of another type', async () => {
  const { gateway, reader } = await following('/users');
  await screen.findByText('Oscar Bennett');
  await act(() => reader()?.changed({ position: '1', type: 'JOB', id: '4', kind: 'UPDATED', by: null }));
  // The second change is applied after the first.
  await act(() => reader()?.changed({ position: '2', type: 'USER', id: '5', kind: 'DELETED', by: null }));
  await screen.findByText('Deleted');
  const byIds = gateway
    .requestsOf('UserList')
    .filter(({ variables }) => JSON.stringify(variables).includes('"ids"'));
  expect(byIds).toEqual([]);
});

test('an own change that was answered already is not read again', async () => {
  const { gateway, users, tell } = await following('/users/4');
  gateway.answer({
    updateUser: () => Object.assign(users[0] ?? {}, { email: 'mine@example.com' }),
  });
  const email = await screen.findByRole('textbox', { name: /email/i });
  await userEvent.clear(email);
  await userEvent.type(email, 'mine@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.requestsOf('UpdateUser')).toHaveLength(1));
  const read = () => gateway.requestsOf('UserDetail').length;
  const before = read();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await tell('4', 'UPDATED', { id: 'u1', name: 'Olivia Hart' });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(read()).toBe(before);
  // The same change by another user is read.
  await tell('4');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  vi.useRealTimers();
  await waitFor(() => expect(read()).toBe(before + 1));
});

test('a record on screen changes in place, and an open form says who changed it', async () => {
  const { users, tell } = await following('/users/4');
  const email = await screen.findByRole('textbox', { name: /email/i });
  await userEvent.type(email, 'x');
  Object.assign(users[0] ?? {}, { lastName: 'Dalton' });
  await tell('4');
  await within(screen.getByRole('main')).findByText('Anna Field has just changed this record');
  expect(await screen.findByRole('heading', { name: /Dalton/ })).toBeTruthy();
  expect(email).toHaveProperty('value', 'oscar4@example.comx');
});

test('a deleted record stays on screen, and the page says so', async () => {
  const { tell } = await following('/users/4');
  await screen.findByRole('heading', { name: /Bennett/ });
  await tell('4', 'DELETED');
  expect(
    await within(screen.getByRole('main')).findAllByText('Anna Field has deleted this record'),
  ).not.toHaveLength(0);
  expect(screen.getByRole('heading', { name: /Bennett/ })).toBeTruthy();
});
