import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { gatewayError } from '../../../testing/mockGateway.ts';
import type { MockGateway } from '../../../testing/mockGateway.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { orderGateway } from './orderFixture.ts';
import { openedDialog } from '../../../testing/person.ts';

const fail = () => gatewayError('It sleeps', { code: 'internal', status: 500 });
const section = (name: string) => screen.findByRole('region', { name });
const sections = [
  'OrderLocationGroups',
  'OrderLocations',
  'OrderLockout',
  'OrderPushes',
  'OrderTasks',
  'OrderUploads',
  'OrderWorkflows',
];
const answered = (gateway: MockGateway) =>
  waitFor(() => {
    const asked = new Set(gateway.requests.map(({ operationName }) => operationName));
    expect(sections.filter((name) => !asked.has(name))).toEqual([]);
  });
const operationsSince = (gateway: MockGateway, count: number) =>
  gateway.requests.slice(count).map(({ operationName }) => operationName);

describe('the details tab', () => {
  test('sends one query for each section', async () => {
    const { gateway } = orderGateway();
    await renderConsole(gateway, '/orders/7');
    await answered(gateway);
    expect((await screen.findAllByText('Harbour shop')).length).toBe(1);
    expect(gateway.requests.map(({ operationName }) => operationName).toSorted()).toEqual(
      ['OrderDetail', 'Me', ...sections].toSorted(),
    );
    expect(gateway.requestsOf('OrderPushes')[0]?.variables).toEqual({ id: '7', page: 1, perPage: 5 });
  });

  test('names further parts of the order that failed, and still shows the order', async () => {
    const { gateway, state } = orderGateway();
    Object.assign(state, { wave: fail(), category: fail() });
    await renderConsole(gateway, '/orders/7');
    const told = await screen.findByRole('alert');
    expect(told.textContent).toContain('The wave and the category could not be loaded');
    expect(await screen.findAllByText('Harbour shop')).toHaveLength(1);
    Object.assign(state, { wave: null, category: null });
    await userEvent.click(within(told).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
  });

  test.each([
    ['DRAFT', 'Draft'],
    ['PENDING', 'Pending'],
    ['APPROVING', 'Pending'],
    ['ACTIVE', 'In progress'],
    ['STARTED', 'In progress'],
    ['FINISHED', 'Completed'],
    ['CANCELLED', 'Cancelled'],
    ['REJECTED', 'Rejected'],
  ])('calls %s "%s"', async (status, label) => {
    await renderConsole(orderGateway({ status }).gateway, '/orders/7');
    expect(await screen.findByTitle(label)).toBeTruthy();
  });

  test('marks an archived order', async () => {
    await renderConsole(
      orderGateway({ status: 'FINISHED', archivedAt: '2026-11-01T00:00:00Z' }).gateway,
      '/orders/7',
    );
    expect(await screen.findByText('Archived')).toBeTruthy();
  });

  test('shows how many jobs of a cancelled order are still open, until none is', async () => {
    const { gateway, state } = orderGateway({ status: 'CANCELLED', jobsToEnd: 83_500 });
    await renderConsole(gateway, '/orders/7');
    expect(await screen.findByText('83,500 jobs still follow')).toBeTruthy();
    state.jobsToEnd = null;
    await waitFor(() => expect(screen.queryByText(/still follow/)).toBeNull());
  });

  test('reports a missing order as not found, without a notice', async () => {
    await renderConsole(orderGateway().gateway, '/orders/does-not-exist');
    expect(await screen.findByText('This order does not exist')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Orders' }).getAttribute('href')).toBe('/orders');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('has no sections about places for an order without places', async () => {
    const { gateway } = orderGateway({ type: 'ANYWHERE' });
    await renderConsole(gateway, '/orders/7');
    await section('Workflows');
    expect(screen.queryByRole('region', { name: 'Location groups' })).toBeNull();
    expect(gateway.requestsOf('OrderLocations')).toHaveLength(0);
  });

  test('keeps the other sections when one fails, which can be retried', async () => {
    const { gateway, state } = orderGateway();
    const { workflows, pushes, locationGroups } = state;
    Object.assign(state, { workflows: fail, pushes: fail, locationGroups: fail });
    await renderConsole(gateway, '/orders/7');
    expect(await screen.findByText('Workflows could not be loaded')).toBeTruthy();
    expect(await screen.findByText('Location groups could not be loaded')).toBeTruthy();
    expect(
      await within(await section('Push history')).findByText('This list could not be loaded'),
    ).toBeTruthy();
    expect(within(await section('Overview')).getByText('Count the shelves')).toBeTruthy();
    expect(await screen.findByText('Harbour shop')).toBeTruthy();
    Object.assign(state, { workflows, pushes, locationGroups });
    await userEvent.click(within(await section('Workflows')).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('switch', { name: 'Photo check' })).toBeTruthy();
    await userEvent.click(within(await section('Push history')).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No audience')).toBeTruthy();
    expect(screen.getByText('30 min')).toBeTruthy();
    expect(screen.getByText('Page 1 of 3')).toBeTruthy();
  });
});

describe('the overview', () => {
  test('is edited with one request, and the list updates without another', async () => {
    const { gateway } = orderGateway(
      {},
      { campaigns: () => ({ items: [{ id: 'k2', name: 'Campaign k2' }] }) },
    );
    const { router } = await renderConsole(gateway, '/orders');
    await userEvent.click(await screen.findByRole('link', { name: 'Shelf audit' }));
    await answered(gateway);
    await userEvent.click(within(await section('Overview')).getByRole('button', { name: 'Edit' }));
    const dialog = await openedDialog('Edit overview');
    expect(router.state.location.search).toBe('?modal=edit-overview');
    const title = await within(dialog).findByRole('textbox', { name: 'Name' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Shelf audit two');
    await userEvent.clear(within(dialog).getByRole('textbox', { name: 'Dashboard id (optional)' }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /ID check required/ }));
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Campaign' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Campaign k2' }));
    expect(gateway.requestsOf('CampaignOptions').at(-1)?.variables).toEqual({
      perPage: 10_000,
      filter: { customerIds: ['c1'] },
    });
    const before = gateway.requests.length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changes saved successfully')).toBeTruthy();
    expect(gateway.requestsOf('EditOrder')[0]?.variables).toEqual({
      input: {
        id: '7',
        title: 'Shelf audit two',
        dashboardId: null,
        campaignId: 'k2',
        identityCheckRequired: true,
      },
    });
    expect(await screen.findByRole('heading', { name: 'Shelf audit two', level: 1 })).toBeTruthy();
    expect(operationsSince(gateway, before)).toEqual(['EditOrder']);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    gateway.answer({ orders: () => new Promise(() => undefined) });
    await router.navigate('/orders');
    expect(await screen.findByRole('link', { name: 'Shelf audit two' })).toBeTruthy();
  });

  test('requires a name of three characters, and does not change the campaign', async () => {
    const { gateway } = orderGateway();
    await renderConsole(gateway, '/orders/7?modal=edit-overview');
    const dialog = await openedDialog('Edit overview');
    const title = await within(dialog).findByRole('textbox', { name: 'Name' });
    await userEvent.clear(title);
    await userEvent.type(title, 'ab');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Min 3 characters')).toBeTruthy();
    expect(gateway.requestsOf('EditOrder')).toHaveLength(0);
    await userEvent.type(title, 'c{Enter}');
    await waitFor(() => expect(gateway.requestsOf('EditOrder')).toHaveLength(1));
    expect(gateway.requestsOf('EditOrder')[0]?.variables['input']).not.toHaveProperty('campaignId');
  });

  test("shows the server's refusal at its field", async () => {
    const { gateway } = orderGateway();
    gateway.answer({
      updateOrder: () =>
        gatewayError('Please check', {
          code: 'validation.failed',
          status: 422,
          fields: { dashboardId: ['Taken already'] },
        }),
    });
    await renderConsole(gateway, '/orders/7?modal=edit-overview');
    const dialog = await openedDialog('Edit overview');
    await userEvent.type(
      await within(dialog).findByRole('textbox', { name: 'Dashboard id (optional)' }),
      '-2',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Taken already')).toBeTruthy();
  });
});

describe('location groups', () => {
  test('show and change their limit and visibility', async () => {
    const { gateway } = orderGateway();
    await renderConsole(gateway, '/orders/7');
    const groups = await section('Location groups');
    await userEvent.click(await within(groups).findByRole('button', { name: 'Edit City' }));
    const dialog = await openedDialog('Edit location group');
    const limit = await within(dialog).findByRole('textbox', { name: 'Job time limit (optional)' });
    await userEvent.clear(limit);
    await userEvent.type(limit, 'soon');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('You must pass a number')).toBeTruthy();
    expect(gateway.requestsOf('EditLocationGroup')).toHaveLength(0);
    await userEvent.clear(limit);
    await userEvent.type(limit, '45');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Hidden on market' }));
    const before = gateway.requests.length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(groups).findByText('45 min')).toBeTruthy();
    expect(within(groups).getAllByText('Hidden')).toHaveLength(2);
    expect(gateway.requestsOf('EditLocationGroup')[0]?.variables).toEqual({
      input: { orderId: '7', id: 'g1', jobTimeLimit: 45, hideFromMarket: true },
    });
    expect(operationsSince(gateway, before)).toEqual(['EditLocationGroup']);
  });

  test('lose all restrictions after a confirmation', async () => {
    const { gateway } = orderGateway();
    await renderConsole(gateway, '/orders/7');
    const groups = await section('Location groups');
    await userEvent.click(await within(groups).findByRole('button', { name: 'Remove limits' }));
    const dialog = await openedDialog('Remove all time limits?');
    expect(await within(dialog).findByText('1 location group will be affected.')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove limits' }));
    expect(await screen.findByText('Restrictions removed')).toBeTruthy();
    expect(gateway.requestsOf('RemoveRestrictions')[0]?.variables).toEqual({
      input: { id: '7', type: 'JOB_TIME_LIMIT' },
    });
    await waitFor(() => expect(within(groups).queryByText('30 min')).toBeNull());
  });

  test('can be edited by users who administrate jobs, and are read-only for others', async () => {
    await renderConsole(
      orderGateway({ held: ['ORDERS_VIEW', 'JOBS_ADMINISTRATE'] }).gateway,
      '/orders/7?modal=edit-group:g2',
    );
    const dialog = await openedDialog('Edit location group');
    expect(await within(dialog).findByDisplayValue('Shore')).toBeTruthy();
  });
});

describe('workflows', () => {
  test('are switched one by one, and all of them are offered', async () => {
    const { gateway } = orderGateway();
    await renderConsole(gateway, '/orders/7');
    expect(await screen.findByRole('switch', { name: 'Second review' })).toHaveProperty('checked', true);
    const photo = screen.getByRole('switch', { name: 'Photo check' });
    expect(photo).toHaveProperty('checked', false);
    await answered(gateway);
    const before = gateway.requests.length;
    await userEvent.click(photo);
    expect(await screen.findByText('Changes saved successfully')).toBeTruthy();
    expect(gateway.requestsOf('SwitchWorkflow')[0]?.variables).toEqual({
      input: { orderId: '7', workflowId: 'w2', active: true },
    });
    expect(screen.getByRole('switch', { name: 'Photo check' })).toHaveProperty('checked', true);
    expect(operationsSince(gateway, before)).toEqual(['SwitchWorkflow']);
  });

  test('that cannot be switched keep their state', async () => {
    const { gateway } = orderGateway();
    gateway.answer({ updateOrderWorkflow: () => gatewayError('Not now', { code: 'internal', status: 500 }) });
    await renderConsole(gateway, '/orders/7');
    await userEvent.click(await screen.findByRole('switch', { name: 'Photo check' }));
    expect(await screen.findByText('Not now')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Photo check' })).toMatchObject({
        checked: false,
        disabled: false,
      }),
    );
  });

  test('are read-only without the permission', async () => {
    await renderConsole(orderGateway({ held: ['ORDERS_VIEW'] }).gateway, '/orders/7');
    expect(await screen.findByRole('switch', { name: 'Photo check' })).toHaveProperty('disabled', true);
  });
});

describe('documentation', () => {
  test('requires a title and a valid address for a link', async () => {
    const { gateway } = orderGateway();
    await renderConsole(gateway, '/orders/7?modal=add-documentation');
    const dialog = await openedDialog('Add documentation');
    const add = await within(dialog).findByRole('button', { name: 'Add' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Title' }), 'Manual');
    await userEvent.click(add);
    expect(await within(dialog).findByText('Both fields are required')).toBeTruthy();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'URL' }), 'foo');
    await userEvent.click(add);
    expect(await within(dialog).findByText('Provide proper url')).toBeTruthy();
    expect(gateway.requestsOf('EditDocumentation')).toHaveLength(0);
    await userEvent.clear(within(dialog).getByRole('textbox', { name: 'URL' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'URL' }), 'https://example.com/manual');
    await userEvent.click(add);
    expect(await screen.findByText('Documentation added')).toBeTruthy();
    expect(gateway.requestsOf('EditDocumentation')[0]?.variables).toEqual({
      input: {
        id: '7',
        documentation: [
          { id: 'd1', title: 'Brand guide', url: 'https://example.com/guide', type: 'LINK' },
          { id: 'd2', title: 'Example', type: 'IMAGE' },
          { title: 'Manual', url: 'https://example.com/manual', type: 'LINK' },
        ],
      },
    });
    expect(await screen.findByRole('link', { name: 'Manual' })).toBeTruthy();
  });

  test('requires the file of an image', async () => {
    const { gateway } = orderGateway();
    await renderConsole(gateway, '/orders/7?modal=add-documentation');
    const dialog = await openedDialog('Add documentation');
    await userEvent.click(await within(dialog).findByRole('combobox', { name: 'Type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Image' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Title' }), 'Shelf');
    expect(await within(dialog).findByRole('button', { name: 'Choose a file: Image' })).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(await within(dialog).findByText('Both fields are required')).toBeTruthy();
    expect(gateway.requestsOf('EditDocumentation')).toHaveLength(0);
  });

  test('is removed item by item, after a confirmation', async () => {
    const { gateway } = orderGateway();
    await renderConsole(gateway, '/orders/7');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Brand guide' }));
    const dialog = await openedDialog('Remove this item?');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Documentation removed')).toBeTruthy();
    expect(gateway.requestsOf('EditDocumentation')[0]?.variables).toEqual({
      input: { id: '7', documentation: [{ id: 'd2', title: 'Example', type: 'IMAGE' }] },
    });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Brand guide' })).toBeNull());
  });
});
