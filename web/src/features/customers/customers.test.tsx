import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pageOf } from '../../testing/listAnswers.ts';
import { gatewayError } from '../../testing/mockGateway.ts';
import { afterTheDoubleClickGuard, cellsOf, choose, fill, press, statusTabs } from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { customer, withCustomer } from './customersFixture.ts';

const names = (requests: readonly { operationName: string }[]) =>
  requests.map(({ operationName }) => operationName);

test('the list of customers is sorted by name and shows their facts', async () => {
  const gateway = withCustomer();
  await renderConsole(gateway, '/customers?priority=vip&country_code[0]=GB');
  expect(await cellsOf('Albion Grocers')).toEqual([
    '7',
    'Albion Grocers',
    'Retail',
    'United Kingdom',
    'Standard',
    'Active',
    '01 Nov 26',
    '–',
  ]);
  expect(statusTabs()).toEqual(['All1', 'Active1', 'Inactive0', 'Archived0']);
  expect(gateway.requestsOf('CustomerList')[0]?.variables).toEqual({
    page: 1,
    perPage: 50,
    sort: { field: 'NAME', direction: 'ASC' },
    filter: { priority: ['VIP'], countryCodes: ['GB'] },
  });
  expect(screen.getByRole('link', { name: 'New customer' }).getAttribute('href')).toBe('/new-customer');
});

describe('the page of a customer', () => {
  test('shows orders, id, portal and links to the other tabs', async () => {
    const gateway = withCustomer();
    await renderConsole(gateway, '/customers/7');
    expect(await screen.findByRole('heading', { name: 'Albion Grocers', level: 1 })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy id 7' })).toBeTruthy();
    const portal = screen.getByRole('link', { name: 'Visit portal' });
    expect(portal.getAttribute('href')).toBe('https://albion.portal.example.com');
    expect(portal.getAttribute('target')).toBe('_blank');
    expect(portal.getAttribute('rel')).toContain('noopener');
    for (const [label, href] of [
      ['Orders', '/customers/7'],
      ['Account', '/customers/7/account'],
      ['Users', '/customers/7/users'],
      ['Campaigns', '/customers/7/campaigns'],
    ] as const) {
      const links = screen.getAllByRole('link', { name: label });
      expect(links.map((link) => link.getAttribute('href'))).toContain(href);
    }
    await waitFor(() =>
      expect(gateway.requestsOf('OrderList').map(({ variables }) => variables['filter'])).toEqual([
        { customerIds: ['7'] },
      ]),
    );
    await press('Show Filters');
    await screen.findByRole('combobox', { name: 'Campaign' });
    expect(screen.queryByRole('combobox', { name: 'Customer' })).toBeNull();
  });

  test('opens with the account for users without permission for orders', async () => {
    const gateway = withCustomer(['CUSTOMERS_VIEW']);
    const { router } = await renderConsole(gateway, '/customers/7');
    expect(await screen.findByRole('link', { name: 'Account', current: 'page' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/customers/7/account');
    expect(screen.queryByRole('link', { name: 'Orders', current: false })).toBeNull();
    expect(gateway.requestsOf('OrderList')).toHaveLength(0);
  });

  test('is found under the singular address, and not without such a customer', async () => {
    const { router } = await renderConsole(withCustomer(), '/customer/7');
    expect(await screen.findByRole('heading', { name: 'Albion Grocers', level: 1 })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/customers/7');
    await act(() => router.navigate('/customers/8'));
    expect(await screen.findByText('This customer does not exist')).toBeTruthy();
  });
});

describe('the account', () => {
  test('sends only changes, with a notice and without another request', async () => {
    const gateway = withCustomer();
    await renderConsole(gateway, '/customers/7/account');
    await fill('Name', 'Albion Foods');
    await fill('Email (optional)', '');
    await fill('Address line 2 (optional)', 'Unit 3');
    await fill('Jobs per Shepherd (optional)', '5');
    await fill('Limit period (optional)', '30');
    const before = gateway.requests.length;
    await press('Save');
    expect(await screen.findByText('Changes saved successfully')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Albion Foods', level: 1 })).toBeTruthy();
    expect(gateway.requests.slice(before)).toEqual([
      {
        operationName: 'UpdateCustomer',
        variables: {
          input: {
            id: '7',
            name: 'Albion Foods',
            email: null,
            address: {
              line1: '164 Bridge Street',
              line2: 'Unit 3',
              city: 'Brighton',
              zip: 'BN1 6AB',
              state: null,
              countryCode: 'GB',
            },
            jobsPerAgentLimit: 5,
            limitPeriod: 30,
          },
        },
      },
    ]);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  });

  test('updates cached lists, and refetches them only if the status changes', async () => {
    const gateway = withCustomer();
    const { router } = await renderConsole(gateway, '/customers');
    await screen.findByRole('link', { name: 'Albion Grocers' });
    await act(() => router.navigate('/customers/7/account'));
    await fill('Name', 'Albion Foods');
    await press('Save');
    await screen.findByText('Changes saved successfully');
    const slow = Promise.withResolvers<unknown>();
    gateway.answer({ customers: () => slow.promise });
    await act(() => router.navigate('/customers'));
    // The list's own answer is still pending: it shows the answer of the edit.
    expect(await screen.findByRole('link', { name: 'Albion Foods' })).toBeTruthy();
    const archived = { ...customer('7', 'Albion Foods'), status: 'ARCHIVED' };
    gateway.answer({ customers: () => pageOf([archived]) });
    await act(() => router.navigate('/customers/7/account'));
    await choose('Status', 'Archived');
    afterTheDoubleClickGuard();
    const before = gateway.requests.length;
    await press('Save');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true),
    );
    expect(names(gateway.requests.slice(before))).toEqual(['UpdateCustomer']);
    await act(() => router.navigate('/customers'));
    await waitFor(() => expect(statusTabs()).toEqual(['All1', 'Active0', 'Inactive0', 'Archived1']));
  });

  test.each([
    ['Name', '', 'That field is required'],
    ['Address', '', 'That field is required'],
    ['City', '', 'That field is required'],
    ['Phone', '', 'That field is required'],
    ['Phone', '0'.repeat(31), 'Max 30 characters'],
    ['Email (optional)', 'x', 'Email has incorrect format'],
    ['Jobs per Shepherd (optional)', 'many', 'You must pass a number'],
    ['Limit period (optional)', '1.5', 'Enter a whole number'],
    ['Limit period (optional)', '0', 'You have to pass more than 0'],
  ])('refuses %s %j with %j', async (label, text, message) => {
    const gateway = withCustomer();
    await renderConsole(gateway, '/customers/7/account');
    await fill(label, text);
    await press('Save');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(gateway.requestsOf('UpdateCustomer')).toHaveLength(0);
  });

  test('is read-only without the permission', async () => {
    await renderConsole(withCustomer(['CUSTOMERS_VIEW']), '/customers/7/account');
    expect(await screen.findByText('hello@example.com')).toBeTruthy();
    expect(screen.getByText(/164 Bridge Street/).textContent).toBe(
      '164 Bridge Street\nBrighton BN1 6AB\nUnited Kingdom',
    );
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

async function fillRequired(): Promise<void> {
  await fill('Name', 'Łódź Kitchen');
  await fill('Phone', '020 7946 0000');
  await fill('Address', '1 High Street');
  await fill('City', 'Leeds');
  await choose('Country', 'Ireland');
}

describe('a new customer', () => {
  test('requires name, phone, address, city and country', async () => {
    const gateway = withCustomer();
    await renderConsole(gateway, '/new-customer');
    await press('Create customer');
    expect(await screen.findByText('Country required')).toBeTruthy();
    expect(screen.getAllByText('That field is required')).toHaveLength(4);
    expect(gateway.requestsOf('CreateCustomer')).toHaveLength(0);
  });

  test('is created and opened, with a notice', async () => {
    const gateway = withCustomer();
    const { router } = await renderConsole(gateway, '/new-customer');
    await fillRequired();
    await choose('Tier', 'VIP');
    await choose('Industry (optional)', 'Banking');
    await press('Create customer');
    expect(await screen.findByText('Customer created successfully')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/customers/7'));
    expect(gateway.requestsOf('CreateCustomer')[0]?.variables).toEqual({
      input: {
        name: 'Łódź Kitchen',
        priority: 'VIP',
        industryId: 'i2',
        email: null,
        phone: '020 7946 0000',
        showBadge: false,
        address: {
          line1: '1 High Street',
          line2: null,
          city: 'Leeds',
          zip: null,
          state: null,
          countryCode: 'IE',
        },
        jobsPerAgentLimit: null,
        limitPeriod: null,
      },
    });
  });

  test('that is refused shows the reasons at the fields, and a notice', async () => {
    const gateway = withCustomer();
    gateway.answer({
      createCustomer: () =>
        gatewayError('Please check the fields', {
          code: 'validation.failed',
          status: 422,
          fields: { name: ['This name is taken'], 'address.zip': ['Not a postcode'] },
        }),
    });
    const { router } = await renderConsole(gateway, '/new-customer');
    await fillRequired();
    await press('Create customer');
    expect(await screen.findByText('Customer creation was rejected')).toBeTruthy();
    expect(await screen.findByText('Field Name: This name is taken')).toBeTruthy();
    expect(screen.getByText('This name is taken')).toBeTruthy();
    expect(screen.getByText('Not a postcode')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveProperty('value', 'Leeds');
    expect(router.state.location.pathname).toBe('/new-customer');
  });
});
