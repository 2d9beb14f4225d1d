import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepDownloads } from '../../../testing/download.ts';
import { pounds } from '../../../testing/fixtures.ts';
import { cellsOf, fill, openedDialog, press, statusTabs } from '../../../testing/person.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { portalUser, staffOfCustomers, withCustomer } from '../customersFixture.ts';

afterEach(() => void vi.restoreAllMocks());

const names = (requests: readonly { operationName: string }[]) =>
  requests.map(({ operationName }) => operationName);

describe('the list of a customer’s users', () => {
  test('shows the newest first, with counts of this customer', async () => {
    const gateway = withCustomer(staffOfCustomers, [portalUser('21'), portalUser('22', 'INVITED')]);
    await renderConsole(gateway, '/customers/7/users?status=active');
    expect(await cellsOf('Alfie Adams 21')).toEqual([
      'Alfie Adams 21',
      'alfie21@example.com',
      'Customer admin',
      'Active',
      '01 Nov 26',
    ]);
    expect(statusTabs()).toEqual(['All2', 'Active1', 'Invited1', 'Disabled0']);
    expect(screen.getByRole('link', { name: 'Alfie Adams 21' }).getAttribute('href')).toBe(
      '/customers/7/users/21',
    );
    expect(gateway.requestsOf('CustomerUserList').map(({ variables }) => variables)).toEqual([
      {
        customerId: '7',
        page: 1,
        perPage: 50,
        sort: { field: 'CREATED_AT', direction: 'DESC' },
        filter: { status: ['ACTIVE'] },
      },
    ]);
  });

  test('is exported in the browser, with formulas escaped', async () => {
    const files = keepDownloads();
    const cheat = { ...portalUser('21'), firstName: '=1+1' };
    const gateway = withCustomer(staffOfCustomers, [cheat]);
    await renderConsole(gateway, '/customers/7/users?keywords=a');
    await press('Export');
    expect(await screen.findByText('CSV downloaded')).toBeTruthy();
    expect(files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^customer-users_\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2}\.csv$/),
    ]);
    const lines = (await files[0]?.text)?.replaceAll('"', '').split('\r\n') ?? [];
    expect(lines[0]?.replace('\uFEFF', '')).toBe('Id,First name,Last name,Email,Role,Status,Created');
    expect(lines[1]).toContain("21,'=1+1,Adams 21,alfie21@example.com,customer_admin,active,2026-11-01");
    expect(gateway.requestsOf('CustomerUserList').at(-1)?.variables).toMatchObject({
      customerId: '7',
      filter: { keywords: 'a' },
    });
  });

  test('exports nothing without rows, and says so', async () => {
    const files = keepDownloads();
    await renderConsole(withCustomer(), '/customers/7/users');
    await press('Export');
    expect(await screen.findByText('No data to export. Please change your filters')).toBeTruthy();
    expect(files).toEqual([]);
  });
});

describe('an invitation to the portal', () => {
  test('requires names, email and role, and then refetches only the list', async () => {
    const gateway = withCustomer(staffOfCustomers, [portalUser('21')]);
    await renderConsole(gateway, '/customers/7/users');
    await press('Invite user');
    await press('Send invitation');
    expect(await screen.findByText('Email required')).toBeTruthy();
    expect(screen.getAllByText('That field is required')).toHaveLength(2);
    await fill('First name', 'Ada');
    await fill('Last name', 'Byron');
    await fill('Email', 'ada@example.com');
    const role = screen.getByRole('combobox', { name: 'Role' });
    expect(role).toHaveProperty('value', 'Customer viewer');
    await userEvent.click(role);
    const list = within(await screen.findByRole('listbox', { name: 'Role' }));
    expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Customer viewer',
      'Customer admin',
    ]);
    await userEvent.click(list.getByRole('option', { name: 'Customer admin' }));
    expect(screen.queryByRole('combobox', { name: 'Type' })).toBeNull();
    const before = gateway.requests.length;
    await press('Send invitation');
    expect(await screen.findByText('Invitation sent')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Ada Byron' })).toBeTruthy();
    expect(statusTabs()).toEqual(['All2', 'Active1', 'Invited1', 'Disabled0']);
    expect(names(gateway.requests.slice(before))).toEqual(['InviteCustomerUser', 'CustomerUserList']);
    expect(gateway.requestsOf('InviteCustomerUser')[0]?.variables).toEqual({
      input: { customerId: '7', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', role: '9' },
    });
  });

  test('is offered only to users who manage customers', async () => {
    await renderConsole(
      withCustomer(['CUSTOMERS_VIEW', 'USERS_VIEW'], [portalUser('21')]),
      '/customers/7/users?modal=invite-customer-user',
    );
    await screen.findByRole('link', { name: 'Alfie Adams 21' });
    expect(screen.queryByRole('button', { name: 'Invite user' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a customer’s user', () => {
  test('is edited without another request', async () => {
    const gateway = withCustomer(staffOfCustomers, [portalUser('21')]);
    await renderConsole(gateway, '/customers/7/users/21/account');
    await fill('Last name', 'Baker');
    const before = gateway.requests.length;
    await press('Save');
    expect(await screen.findByText('Changes saved successfully')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Alfie Baker', level: 1 })).toBeTruthy();
    expect(gateway.requests.slice(before)).toEqual([
      {
        operationName: 'UpdateCustomerUser',
        variables: { input: { customerId: '7', id: '21', lastName: 'Baker' } },
      },
    ]);
  });

  test.each([
    ['ACTIVE', 'Disable', 'Disable user', 'User disabled', 'Enable'],
    ['DISABLED', 'Enable', 'Enable user', 'User enabled', 'Disable'],
  ] as const)('%s: %s asks first', async (status, offer, act, told, next) => {
    const gateway = withCustomer(staffOfCustomers, [portalUser('21', status)]);
    await renderConsole(gateway, '/customers/7/users/21');
    await press(offer);
    expect(await screen.findByText(/Alfie Adams 21 .*the portal of Albion Grocers/)).toBeTruthy();
    const before = gateway.requests.length;
    await press(act);
    expect(await screen.findByText(told)).toBeTruthy();
    expect(await screen.findByRole('button', { name: next })).toBeTruthy();
    expect(gateway.requests.slice(before)).toHaveLength(1);
  });

  test('disabling is undone for the version that it gave', async () => {
    const gateway = withCustomer(staffOfCustomers, [
      Object.assign(portalUser('21', 'ACTIVE'), { version: 'v2' }),
    ]);
    await renderConsole(gateway, '/customers/7/users/21');
    await press('Disable');
    await press('Disable user');
    await press('Undo: User disabled');
    expect(await screen.findByText('Undone: User disabled')).toBeTruthy();
    expect(gateway.requestsOf('EnableCustomerUser').map(({ variables }) => variables)).toEqual([
      { input: { customerId: '7', id: '21', expectedVersion: 'v2' } },
    ]);
  });

  test('INVITED: revoking returns to the list', async () => {
    const gateway = withCustomer(staffOfCustomers, [portalUser('21', 'INVITED'), portalUser('22')]);
    const { router } = await renderConsole(gateway, '/customers/7/users/21');
    await press('Revoke invitation');
    const dialog = within(await openedDialog());
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke invitation' }));
    expect(await screen.findByText('Invitation revoked')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/customers/7/users'));
    expect(await screen.findByRole('link', { name: 'Alfie Adams 22' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Alfie Adams 21' })).toBeNull();
  });

  test('has analytics with orders, jobs and spend', async () => {
    const gateway = withCustomer();
    const months = [
      {
        month: '2026-11-01',
        orders: 2,
        jobs: 24,
        spending: [pounds('180.5')],
      },
    ];
    gateway.answer({
      customer: () => ({
        id: '7',
        name: 'Albion Grocers',
        user: { ...portalUser('21'), analytics: { months } },
      }),
    });
    await renderConsole(gateway, '/customers/7/users/21/analytics');
    const table = await screen.findByRole('table');
    const text = [...table.querySelectorAll('tr')].map(({ cells }) => [...cells].map((c) => c.textContent));
    expect(text).toEqual([
      ['Month', 'Orders', 'Jobs', 'Spend'],
      ['Nov 26', '2', '24', '£180.50'],
      ['Total', '2', '24', '£180.50'],
    ]);
  });

  test('does not add up spend in different currencies', async () => {
    const gateway = withCustomer();
    const euros = { amount: '20', currency: 'EUR', formatted: '€20.00' };
    const months = [
      { month: '2026-10-01', orders: 1, jobs: 2, spending: [euros] },
      { month: '2026-11-01', orders: 2, jobs: 24, spending: [euros, pounds('180.5')] },
    ];
    gateway.answer({
      customer: () => ({
        id: '7',
        name: 'Albion Grocers',
        user: { ...portalUser('21'), analytics: { months } },
      }),
    });
    await renderConsole(gateway, '/customers/7/users/21/analytics');
    const table = await screen.findByRole('table');
    const text = [...table.querySelectorAll('tr')].map(({ cells }) => [...cells].map((c) => c.textContent));
    expect(text.at(0)).toEqual(['Month', 'Orders', 'Jobs', 'Spend in EUR', 'Spend in GBP']);
    expect(text.at(-1)).toEqual(['Total', '3', '26', '€40.00', '£180.50']);
  });

  test('of another customer is not found', async () => {
    const gateway = withCustomer(staffOfCustomers, [portalUser('21')]);
    await renderConsole(gateway, '/customers/8/users/21');
    expect(await screen.findByText('This user does not exist')).toBeTruthy();
  });
});
