import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { OrderAction } from '../../../../graphql/generated/schema.ts';
import { gatewayError } from '../../../../testing/mockGateway.ts';
import type { MockGateway } from '../../../../testing/mockGateway.ts';
import { renderConsole } from '../../../../testing/renderConsole.tsx';
import { orderGateway } from '../orderFixture.ts';
import { openedDialog } from '../../../../testing/person.ts';

const opened = () => screen.findByRole('heading', { name: 'Shelf audit', level: 1, hidden: true });
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const settled = (gateway: MockGateway) =>
  waitFor(() => expect(gateway.requestsOf('OrderTasks')).toHaveLength(1));
const namesSince = (gateway: MockGateway, count: number) =>
  gateway.requests.slice(count).map(({ operationName }) => operationName);

const money = (amount: string, formatted: string) => ({ amount, currency: 'GBP', formatted });

async function openOrder(actions: OrderAction[], address = '/orders/7', choices = {}) {
  const { gateway, state } = orderGateway({ actions, ...choices });
  const { router } = await renderConsole(gateway, address);
  await opened();
  return { gateway, state, router };
}

describe('the offered actions', () => {
  test('are those that the order allows: the next step as a filled button, destructive ones in a menu', async () => {
    await openOrder(['APPROVE', 'START', 'REJECT', 'EXTEND', 'CANCEL'], '/orders/7', { status: 'PENDING' });
    expect((await button('Approve')).getAttribute('data-variant')).toBe('filled');
    expect((await button('Start')).getAttribute('data-variant')).toBe('default');
    expect(await button('Extend')).toBeTruthy();
    for (const name of ['Pause', 'Finish', 'Archive', 'Cancel order', 'Reject'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await press('More actions');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Duplicate', 'Reject', 'Cancel order']);
  });

  test('are hidden without the permission, and cannot be opened by an address', async () => {
    await openOrder(['FINISH', 'CANCEL'], '/orders/7?modal=cancel', { held: ['ORDERS_VIEW'] });
    await screen.findByText('Dates and value');
    for (const name of ['Finish', 'More actions', 'Edit', 'Add', 'Create lockout'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('cannot be opened by an address if the order does not allow them', async () => {
    await openOrder(['ARCHIVE'], '/orders/7?modal=cancel', { status: 'CANCELLED' });
    await button('Archive');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a dialog', () => {
  test.each([
    ['reject', 'Comment (optional)'],
    ['cancel', 'Comment'],
    ['extend', 'New end date'],
    ['finish', 'Status of the remaining jobs'],
  ])('%s focuses its first field', async (name, label) => {
    await openOrder(['REJECT', 'CANCEL', 'EXTEND', 'FINISH'], `/orders/7?modal=${name}`);
    const field = await screen.findByLabelText(new RegExp(`^${label.replace(/[()]/g, String.raw`\$&`)}`), {
      selector: 'input, textarea',
    });
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  test('without fields focuses its button', async () => {
    await openOrder(['START'], '/orders/7?modal=start');
    const act = await button('Start order');
    await waitFor(() => expect(document.activeElement).toBe(act));
  });
});

describe('a change of status', () => {
  test('updates the order: approving creates its jobs', async () => {
    const { gateway, state } = await openOrder(['APPROVE'], '/orders/7', { status: 'PENDING' });
    await settled(gateway);
    const worth = { value: money('104.50', '£104.50'), grandTotal: money('242', '£242.00') };
    gateway.answer({ approveOrder: () => Object.assign(state, { status: 'ACTIVE', ...worth }) });
    await press('Approve');
    expect(await screen.findByText('£104.50')).toBeTruthy();
    expect(screen.getByText('£242.00')).toBeTruthy();
  });

  test('is shown immediately on the page and in the list, and refetches only the list once it is open', async () => {
    const { gateway } = orderGateway({ actions: ['APPROVE'], status: 'PENDING' });
    const { router } = await renderConsole(gateway, '/orders');
    await userEvent.click(await screen.findByRole('link', { name: 'Shelf audit' }));
    await opened();
    await settled(gateway);
    const before = gateway.requests.length;
    await press('Approve');
    expect(await screen.findByText('Order approved')).toBeTruthy();
    expect(await screen.findByTitle('In progress')).toBeTruthy();
    expect(namesSince(gateway, before)).toEqual(['ApproveOrder']);
    expect(gateway.requestsOf('ApproveOrder')[0]?.variables).toEqual({ id: '7' });
    await router.navigate('/orders');
    expect(await screen.findByTitle('In progress')).toBeTruthy();
    await waitFor(() => expect(namesSince(gateway, before)).toEqual(['ApproveOrder', 'OrderList']));
  });

  test('shows its progress while the order is being approved', async () => {
    const { gateway, state } = orderGateway({ status: 'APPROVING' });
    await renderConsole(gateway, '/orders/7');
    await opened();
    expect(gateway.requestsOf('OrderDetail')).toHaveLength(1);
    state.status = 'ACTIVE';
    expect(await screen.findByTitle('In progress')).toBeTruthy();
    expect(gateway.requestsOf('OrderDetail')).toHaveLength(2);
  });

  test('refetches the jobs if they are on screen', async () => {
    const { gateway } = await openOrder(['PAUSE'], '/orders/7/jobs');
    await screen.findByText('Shop 7-1');
    const before = gateway.requests.length;
    await press('Pause');
    expect(await screen.findByText('Order paused')).toBeTruthy();
    expect(await screen.findByTitle('In progress, paused')).toBeTruthy();
    await waitFor(() => expect(namesSince(gateway, before)).toEqual(['PauseOrder', 'OrderJobs']));
  });

  test.each<[OrderAction, string, string, string, object, string]>([
    ['START', 'Start', 'Start this order now?', 'Start order', { id: '7' }, 'Order started'],
    [
      'REMOVE_INTEREST_JOBS',
      'Remove interest jobs',
      'Remove the interest jobs?',
      'Remove interest jobs',
      { id: '7' },
      'Interest jobs were removed',
    ],
    [
      'REJECT',
      'Reject',
      'Reject this order?',
      'Reject order',
      { input: { id: '7', comment: null } },
      'Order rejected',
    ],
  ])('%s is confirmed first', async (action, label, question, act, variables, notice) => {
    const { gateway, router } = await openOrder([action]);
    if (action === 'START') await press(label);
    else {
      await press('More actions');
      await userEvent.click(await screen.findByRole('menuitem', { name: label }));
    }
    const dialog = await openedDialog(question);
    expect(router.state.location.search).toBe(`?modal=${action.toLowerCase().replaceAll('_', '-')}`);
    await settled(gateway);
    const before = gateway.requests.length;
    await userEvent.click(within(dialog).getByRole('button', { name: act }));
    expect(await screen.findByText(notice)).toBeTruthy();
    expect(gateway.requests.slice(before).map((request) => request.variables)).toEqual([variables]);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('that is refused keeps the dialog and its input', async () => {
    const { gateway } = await openOrder(['CANCEL'], '/orders/7?modal=cancel');
    gateway.answer({
      cancelOrder: () =>
        gatewayError('The order is cancelled already', { code: 'order.invalid_transition', status: 409 }),
    });
    const box = await screen.findByRole('textbox', { name: /Comment/ });
    await userEvent.type(box, 'Placed twice');
    await press('Cancel order');
    expect(await screen.findByText('The order is cancelled already')).toBeTruthy();
    expect(box).toHaveProperty('value', 'Placed twice');
  });
});

describe('cancelling', () => {
  test('shows the number of affected jobs and requires a comment', async () => {
    const { gateway } = await openOrder(['CANCEL'], '/orders/7?modal=cancel', { openJobs: 12 });
    const dialog = await openedDialog('Cancel this order?');
    expect(await within(dialog).findByText('12 open jobs will be affected.')).toBeTruthy();
    expect(within(dialog).getByText(/cannot be undone/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    expect(await within(dialog).findByText('Comment required')).toBeTruthy();
    expect(document.activeElement).toBe(within(dialog).getByRole('textbox'));
    expect(gateway.requestsOf('CancelOrder')).toHaveLength(0);
    await userEvent.type(within(dialog).getByRole('textbox'), 'Placed twice');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Order cancelled')).toBeTruthy();
    expect(gateway.requestsOf('CancelOrder')[0]?.variables).toEqual({
      input: { id: '7', comment: 'Placed twice' },
    });
    expect(gateway.requestsOf('OpenJobCount')).toHaveLength(1);
  });
});

describe('finishing', () => {
  test('asks for status, reason and comment of the remaining jobs', async () => {
    const { gateway } = await openOrder(['FINISH'], '/orders/7?modal=finish', { openJobs: 1 });
    const dialog = await openedDialog('Finish this order?');
    expect(await within(dialog).findByRole('button', { name: 'Go back' })).toBeTruthy();
    expect(await within(dialog).findByText('1 open job will be affected.')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Finish order' }));
    expect(await within(dialog).findByText('Comment required')).toBeTruthy();
    expect(within(dialog).getAllByText('Value required')).toHaveLength(2);
    expect(gateway.requestsOf('FinishOrder')).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Status of the remaining jobs' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Unfulfilled' }));
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Reason' }));
    await userEvent.click(await screen.findByRole('option', { name: 'No Shepherds' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Comment' }), 'Nobody came');
    // The first press was refused by the form itself and does not count as half of a double click.
    await userEvent.click(within(dialog).getByRole('button', { name: 'Finish order' }));
    expect(await screen.findByText('Order finished')).toBeTruthy();
    expect(gateway.requestsOf('FinishOrder')[0]?.variables).toEqual({
      input: { id: '7', status: 'UNFULFILLED', reason: 'NO_SHEPHERDS', comment: 'Nobody came' },
    });
    expect(await screen.findByTitle('Completed')).toBeTruthy();
  });

  test('has no fields when no job is open', async () => {
    const { gateway } = await openOrder(['FINISH'], '/orders/7?modal=finish', { openJobs: 0 });
    const dialog = await openedDialog('Finish this order?');
    expect(await within(dialog).findByText('No job of it is open any more.')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Finish order' }));
    expect(await screen.findByText('Order finished')).toBeTruthy();
    expect(gateway.requestsOf('FinishOrder')[0]?.variables).toEqual({ input: { id: '7' } });
  });
});

describe('extending', () => {
  test('requires a later end, and updates the dates on the page without another request', async () => {
    const { gateway } = await openOrder(['EXTEND'], '/orders/7?modal=extend');
    const dialog = await openedDialog('Extend order');
    await settled(gateway);
    const before = gateway.requests.length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Extend order' }));
    expect(
      await within(dialog).findByText('The new end date must be later than the present one'),
    ).toBeTruthy();
    const date = within(dialog).getByRole('textbox', { name: 'New end date' });
    await userEvent.clear(date);
    await userEvent.type(date, '24/12/2026{Tab}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Extend order' }));
    expect(await screen.findByText('Order was extended')).toBeTruthy();
    expect(namesSince(gateway, before)).toEqual(['ExtendOrder']);
    expect(gateway.requestsOf('ExtendOrder')[0]?.variables).toEqual({
      input: { id: '7', endDate: new Date('2026-12-24T09:00:00Z').toISOString() },
    });
    expect(await screen.findByText(/^24 Dec 26/)).toBeTruthy();
  });
});

describe('an action with a dry run', () => {
  test.each<[OrderAction, string, string, string, string]>([
    ['RESUME', 'Resume', 'Resume this order?', 'Resume order', 'Order resumed'],
    ['RESTART', 'Restart', 'Restart this order?', 'Restart order', 'Order restarted'],
    ['ARCHIVE', 'Archive', 'Archive this order?', 'Archive order', 'Order archived'],
  ])(
    '%s shows its warnings and acts only after the confirmation',
    async (action, label, question, act, notice) => {
      const { gateway } = await openOrder([action]);
      await press(label);
      const dialog = await openedDialog(question);
      expect(await within(dialog).findByText('2 jobs are still waiting for their review')).toBeTruthy();
      expect(within(dialog).getByText(/4 jobs/)).toBeTruthy();
      expect(gateway.requestsOf('OrderActionCheck')[0]?.variables).toEqual({ id: '7', action });
      const operation = act.replace('order', 'Order').replace(' ', '');
      expect(gateway.requestsOf(operation)).toHaveLength(0);
      await userEvent.click(within(dialog).getByRole('button', { name: act }));
      expect(await screen.findByText(notice)).toBeTruthy();
      expect(gateway.requestsOf(operation)[0]?.variables).toEqual({ input: { id: '7', confirm: true } });
    },
  );

  test('is confirmed without a check where the server has none', async () => {
    const { gateway } = orderGateway({ actions: ['ARCHIVE'] });
    const message = 'This server does not tell beforehand what an action would change';
    gateway.answer({ orderActionCheck: () => gatewayError(message, { code: 'NOT_OFFERED', status: 501 }) });
    await renderConsole(gateway, '/orders/7?modal=archive');
    const dialog = await openedDialog('Archive this order?');
    expect(await within(dialog).findByText(`${message}.`)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Archive order' }));
    expect(await screen.findByText('Order archived')).toBeTruthy();
    expect(gateway.requestsOf('ArchiveOrder')[0]?.variables).toEqual({ input: { id: '7', confirm: true } });
  });

  test('offers no confirmation when the check fails', async () => {
    const { gateway } = orderGateway({ actions: ['ARCHIVE'] });
    gateway.answer({ orderActionCheck: () => gatewayError('No', { code: 'internal', status: 500 }) });
    await renderConsole(gateway, '/orders/7?modal=archive');
    const dialog = await openedDialog('Archive this order?');
    expect(await within(dialog).findByText('Nothing was changed.')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Archive order' })).toBeNull();
  });
});
