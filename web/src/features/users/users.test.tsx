import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Permission, UserStatus } from '../../graphql/generated/schema.ts';
import { profile } from '../../testing/fixtures.ts';
import { pageOf } from '../../testing/listAnswers.ts';
import { gatewayError, MockGateway } from '../../testing/mockGateway.ts';
import {
  afterTheDoubleClickGuard,
  cellsOf,
  choose,
  fill,
  openedDialog,
  press,
  statusTabs,
} from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const roles = [
  { id: '1', name: 'owner', permissions: [] },
  { id: '3', name: 'operations', permissions: [] },
];

const user = (id: string, status: UserStatus = 'ACTIVE', role = 'operations') => ({
  id,
  firstName: 'Oscar',
  lastName: `Bennett ${id}`,
  email: `oscar${id}@example.com`,
  status,
  type: 'STANDARD',
  createdAt: '2026-11-01T09:00:00Z',
  role: roles.find(({ name }) => name === role),
});

type User = ReturnType<typeof user>;

/** A gateway with these users; the signed-in one is an owner unless `role` says otherwise. */
function withUsers(
  users: User[],
  { permissions = ['USERS_VIEW', 'USERS_MANAGE'] as readonly Permission[], role = 'owner' } = {},
) {
  const find = (id: string) => users.find((candidate) => candidate.id === id) ?? null;
  const change = (id: string, changes: Partial<User>) => Object.assign(find(id) ?? {}, changes);
  return new MockGateway({
    me: () => ({ ...profile(permissions), role: { id: `of-${role}`, name: role, permissions: [] } }),
    users: () => pageOf(users),
    user: ({ id }: { id: string }) => find(id),
    roles: () => roles,
    inviteUser: ({ input }: { input: Partial<User> }) => {
      const invited = { ...user('9', 'INVITED'), ...input, role: roles[1] };
      users.unshift(invited);
      return invited;
    },
    updateUser: ({ input: { id, role: _role, ...changes } }: { input: { id: string; role?: string } }) =>
      change(id, changes),
    disableUser: ({ id }: { id: string }) => change(id, { status: 'DISABLED' }),
    enableUser: ({ id }: { id: string }) => change(id, { status: 'ACTIVE' }),
    revokeUserInvitation: ({ id }: { id: string }) => {
      users.splice(
        users.findIndex((candidate) => candidate.id === id),
        1,
      );
      return id;
    },
  });
}

async function openInvitation(role = 'owner') {
  const gateway = withUsers([user('4')], { role });
  await renderConsole(gateway, '/users');
  await press('Invite user');
  await openedDialog('Invite user');
  return gateway;
}

const month = (start: string, reviewed: number) => ({
  month: start,
  reviewed,
  completed: reviewed - 1,
  failed: 1,
  medianReviewMinutes: 12.5,
});

describe('the list of users', () => {
  test('shows name, email, role, type, status and date, newest first, with counts', async () => {
    const gateway = withUsers([user('4'), user('5', 'INVITED')]);
    await renderConsole(gateway, '/users?status=active&role_id[0]=3');
    const link = await screen.findByRole('link', { name: 'Oscar Bennett 4' });
    expect(link.getAttribute('href')).toBe('/users/4');
    expect(await cellsOf('Oscar Bennett 4')).toEqual([
      'Oscar Bennett 4',
      'oscar4@example.com',
      'Operations',
      'Standard',
      'Active',
      '01 Nov 26',
    ]);
    expect(statusTabs()).toEqual(['All2', 'Active1', 'Invited1', 'Disabled0']);
    expect(gateway.requestsOf('UserList').map(({ variables }) => variables)).toEqual([
      {
        page: 1,
        perPage: 50,
        sort: { field: 'CREATED_AT', direction: 'DESC' },
        filter: { status: ['ACTIVE'], roleIds: ['3'] },
      },
    ]);
  });

  test('offers no invitation without the permission', async () => {
    await renderConsole(withUsers([user('4')], { permissions: ['USERS_VIEW'] }), '/users?modal=invite');
    await screen.findByRole('link', { name: 'Oscar Bennett 4' });
    expect(screen.queryByRole('button', { name: 'Invite user' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('an invitation', () => {
  test('requires names, email and role before anything is sent', async () => {
    const gateway = await openInvitation();
    await press('Send invitation');
    expect(await screen.findByText('Email required')).toBeTruthy();
    expect(screen.getAllByText('That field is required')).toHaveLength(3);
    await fill('Email', 'x');
    expect(await screen.findByText('Email has incorrect format')).toBeTruthy();
    expect(gateway.requestsOf('InviteUser')).toHaveLength(0);
  });

  test('is sent with a notice, and refetches only the list', async () => {
    const gateway = await openInvitation();
    await fill('First name', 'Ada');
    await fill('Last name', 'Byron');
    await fill('Email', 'ada@example.com');
    await choose('Role', 'Operations');
    await choose('Type', 'Manager');
    const before = gateway.requests.length;
    await press('Send invitation');
    expect(await screen.findByText('Invitation sent')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Ada Byron' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(gateway.requests.slice(before).map(({ operationName }) => operationName)).toEqual([
      'InviteUser',
      'UserList',
    ]);
    expect(gateway.requestsOf('InviteUser')[0]?.variables).toEqual({
      input: {
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@example.com',
        role: '3',
        type: 'MANAGER',
      },
    });
  });

  test('that is refused shows the reason at the field and in a notice, and keeps the input', async () => {
    const gateway = await openInvitation();
    gateway.answer({
      inviteUser: () =>
        gatewayError('Please check the fields', {
          code: 'validation.failed',
          status: 422,
          fields: { email: ['This email is taken'] },
        }),
    });
    await fill('First name', 'Ada');
    await fill('Last name', 'Byron');
    await fill('Email', 'oscar4@example.com');
    await choose('Role', 'Operations');
    await press('Send invitation');
    expect(await screen.findByText('Field Email: This email is taken')).toBeTruthy();
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('This email is taken')).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Ada');
  });

  test('whose roles could not be loaded loads them again each time its list is opened', async () => {
    const gateway = withUsers([user('4')]);
    gateway.answer({ roles: () => gatewayError('The database sleeps', { code: 'internal', status: 500 }) });
    await renderConsole(gateway, '/users?modal=invite');
    const field = await screen.findByRole('combobox', { name: 'Role' });
    await userEvent.click(field);
    expect(await screen.findByText('Error loading items. Open the list again to retry.')).toBeTruthy();
    const before = gateway.requestsOf('Roles').length;
    gateway.answer({ roles: () => roles });
    await userEvent.click(field);
    await choose('Role', 'Operations');
    expect(field).toHaveProperty('value', 'Operations');
    expect(screen.queryByText(/Error loading items/)).toBeNull();
    await userEvent.click(field);
    expect(gateway.requestsOf('Roles')).toHaveLength(before + 1);
  });

  test('whose roles could not be loaded says so immediately and can retry', async () => {
    const gateway = withUsers([user('4')]);
    gateway.answer({ roles: () => gatewayError('The database sleeps', { code: 'internal', status: 500 }) });
    await renderConsole(gateway, '/users?modal=invite');
    expect(await screen.findByText('Error loading items')).toBeTruthy();
    gateway.answer({ roles: () => roles });
    await userEvent.click(screen.getByRole('button', { name: 'Try again: Role' }));
    await choose('Role', 'Operations');
    expect(screen.queryByText('Error loading items')).toBeNull();
  });

  test('never offers a role of customers', async () => {
    const gateway = withUsers([user('4')]);
    gateway.answer({ roles: () => [...roles, { id: '8', name: 'customer_viewer', permissions: [] }] });
    await renderConsole(gateway, '/users?modal=invite');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Role' }));
    await screen.findByRole('option', { name: 'Operations' });
    expect(screen.queryByRole('option', { name: 'Customer viewer' })).toBeNull();
  });

  test('can create an owner only when an owner sends it', async () => {
    await openInvitation('administrator');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Role' }));
    await screen.findByRole('option', { name: 'Operations' });
    expect(screen.queryByRole('option', { name: 'Owner' })).toBeNull();
  });
});

describe('the account of a user', () => {
  test('shows and keeps the role when the others could not be loaded', async () => {
    const gateway = withUsers([user('4')]);
    gateway.answer({ roles: () => gatewayError('The database sleeps', { code: 'internal', status: 500 }) });
    await renderConsole(gateway, '/users/4/account');
    expect(await screen.findByText('Error loading items')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Role' })).not.toHaveProperty('value', '');
    await fill('First name', 'Otto');
    await press('Save');
    await screen.findByText('Changes saved successfully');
    expect(gateway.requestsOf('UpdateUser')[0]?.variables).toEqual({ input: { id: '4', firstName: 'Otto' } });
  });

  test.each(['/users/4', '/users/4/account'])(
    'at %s sends only changes, without another request',
    async (path) => {
      const gateway = withUsers([user('4')]);
      await renderConsole(gateway, path);
      await fill('First name', 'Otto');
      expect(screen.getByRole('link', { name: 'Account' }).getAttribute('aria-current')).toBe('page');
      const before = gateway.requests.length;
      await press('Save');
      expect(await screen.findByText('Changes saved successfully')).toBeTruthy();
      expect(await screen.findByRole('heading', { name: 'Otto Bennett 4', level: 1 })).toBeTruthy();
      expect(gateway.requests.slice(before)).toEqual([
        { operationName: 'UpdateUser', variables: { input: { id: '4', firstName: 'Otto' } } },
      ]);
      // The saved values are the new base: going back to the old name is a change.
      afterTheDoubleClickGuard();
      await fill('First name', 'Oscar');
      await press('Save');
      await waitFor(() =>
        expect(gateway.requestsOf('UpdateUser').at(-1)?.variables).toEqual({
          input: { id: '4', firstName: 'Oscar' },
        }),
      );
    },
  );

  test('is read-only without the permission', async () => {
    await renderConsole(withUsers([user('4')], { permissions: ['USERS_VIEW'] }), '/users/4');
    expect(await screen.findByText('oscar4@example.com')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
  });

  test('of an owner is read-only for users who are no owners', async () => {
    await renderConsole(withUsers([user('4', 'ACTIVE', 'owner')], { role: 'administrator' }), '/users/4');
    expect(await screen.findByText('oscar4@example.com')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
  });

  test('of the signed-in owner can be neither disabled nor demoted', async () => {
    await renderConsole(withUsers([user('u1', 'ACTIVE', 'owner')]), '/users/u1');
    expect(await screen.findByRole('combobox', { name: 'Role' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('disabled', false);
    expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
  });
});

describe('access', () => {
  test.each([
    ['ACTIVE', 'Disable', 'Disable user', 'User disabled', 'Enable'],
    ['DISABLED', 'Enable', 'Enable user', 'User enabled', 'Disable'],
  ] as const)('%s: %s asks first and needs no other request', async (status, offer, act, told, next) => {
    const gateway = withUsers([user('4', status)]);
    await renderConsole(gateway, '/users/4');
    await press(offer);
    expect(await screen.findByText(/Oscar Bennett 4 .*this console/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: next })).toBeNull();
    const before = gateway.requests.length;
    await press(act);
    expect(await screen.findByText(told)).toBeTruthy();
    expect(await screen.findByRole('button', { name: next })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(gateway.requests.slice(before)).toHaveLength(1);
  });

  test.each([
    ['ACTIVE', 'Disable', 'disabled', 'EnableUser'],
    ['DISABLED', 'Enable', 'enabled', 'DisableUser'],
  ] as const)('%s: %s is undone for the version that it gave', async (status, act, told, opposite) => {
    const gateway = withUsers([Object.assign(user('4', status), { version: 'v2' })]);
    await renderConsole(gateway, '/users/4');
    await press(act);
    await press(`${act} user`);
    await press(`Undo: User ${told}`);
    expect(await screen.findByText(`Undone: User ${told}`)).toBeTruthy();
    expect(gateway.requestsOf(opposite).map(({ variables }) => variables)).toEqual([
      { id: '4', expectedVersion: 'v2' },
    ]);
  });

  test('INVITED: revoking asks first and returns to the list without the user', async () => {
    const gateway = withUsers([user('4', 'INVITED'), user('5')]);
    const { router } = await renderConsole(gateway, '/users/4');
    await press('Revoke invitation');
    const dialog = within(await openedDialog('Revoke this invitation?'));
    const before = gateway.requests.length;
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke invitation' }));
    expect(await screen.findByText('Invitation revoked')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Oscar Bennett 5' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/users');
    expect(screen.queryByRole('link', { name: 'Oscar Bennett 4' })).toBeNull();
    expect(gateway.requests.slice(before).map(({ operationName }) => operationName)).toEqual([
      'RevokeUserInvitation',
      'UserList',
    ]);
  });

  test('a user whom another user has changed meanwhile is disabled only after a question', async () => {
    const gateway = withUsers([Object.assign(user('4'), { version: '"1"' })]);
    const sent: unknown[] = [];
    gateway.answer({
      disableUser: ({ expectedVersion }: { expectedVersion?: string }) => {
        sent.push(expectedVersion);
        return expectedVersion === undefined
          ? user('4', 'DISABLED')
          : gatewayError('Changed', { code: 'precondition.failed', status: 412 });
      },
    });
    await renderConsole(gateway, '/users/4?modal=disable');
    await press('Disable user');
    expect((await screen.findByRole('alert')).textContent).toContain('Another user has changed this');
    await press('Disable user anyway');
    expect(await screen.findByText('User disabled')).toBeTruthy();
    expect(sent).toEqual(['"1"', undefined]);
  });

  test('a refusal keeps the dialog open', async () => {
    const gateway = withUsers([user('4')]);
    gateway.answer({
      disableUser: () =>
        gatewayError('One active owner must remain', { code: 'user.last_owner', status: 403 }),
    });
    await renderConsole(gateway, '/users/4?modal=disable');
    await press('Disable user');
    expect(await screen.findByText('One active owner must remain')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Disable this user?' })).toBeTruthy();
  });
});

describe('analytics', () => {
  test('counts each month, the latest first, with totals where they are meaningful', async () => {
    const gateway = withUsers([]);
    const months = [month('2026-10-01', 4), { ...month('2026-11-01', 1200), medianReviewMinutes: null }];
    gateway.answer({ user: () => ({ ...user('4'), analytics: { months } }) });
    await renderConsole(gateway, '/users/4/analytics');
    const table = await screen.findByRole('table');
    expect(
      [...table.querySelectorAll('tr')].map(({ cells }) => [...cells].map((cell) => cell.textContent)),
    ).toEqual([
      ['Month', 'Reviewed', 'Completed', 'Failed', 'Median review'],
      ['Nov 26', '1,200', '1,199', '1', '–'],
      ['Oct 26', '4', '3', '1', '12.5 min'],
      ['Total', '1,204', '1,202', '2', '–'],
    ]);
  });

  test('that the server does not have are named as missing', async () => {
    const gateway = withUsers([user('4')]);
    gateway.answer({ user: () => ({ ...user('4'), analytics: null }) });
    await renderConsole(gateway, '/users/4/analytics');
    expect(await screen.findByText('This server has no such figures')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  test('of a user without reviews are empty, and failed ones can be retried', async () => {
    const gateway = withUsers([user('4')]);
    gateway.answer({
      user: () => ({
        ...user('4'),
        analytics: () => gatewayError('Down', { code: 'internal', status: 500 }),
      }),
    });
    await renderConsole(gateway, '/users/4/analytics');
    expect(await screen.findByText('These figures could not be loaded')).toBeTruthy();
    gateway.answer({ user: () => ({ ...user('4'), analytics: { months: [] } }) });
    await press('Retry');
    expect(await screen.findByText('No data found')).toBeTruthy();
  });
});
