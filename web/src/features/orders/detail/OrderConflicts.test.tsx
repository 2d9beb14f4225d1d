import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { gatewayError } from '../../../testing/mockGateway.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { orderGateway } from './orderFixture.ts';
import { openedDialog } from '../../../testing/person.ts';

const fill = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('two users editing one order', () => {
  test('each save only their own changes of the overview', async () => {
    const { gateway } = orderGateway();
    await renderConsole(gateway, '/orders/7?modal=edit-overview');
    const dialog = await openedDialog('Edit overview');
    await fill(await within(dialog).findByRole('textbox', { name: 'Dashboard id (optional)' }), 'dash-2');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(gateway.requestsOf('EditOrder')).toHaveLength(1));
    expect(gateway.requestsOf('EditOrder')[0]?.variables).toEqual({
      input: { id: '7', dashboardId: 'dash-2' },
    });
  });

  test('each save only their own changes of a location group', async () => {
    const { gateway } = orderGateway();
    await renderConsole(gateway, '/orders/7?modal=edit-group:g1');
    const dialog = await openedDialog('Edit location group');
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'Hidden on market' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(gateway.requestsOf('EditLocationGroup')).toHaveLength(1));
    expect(gateway.requestsOf('EditLocationGroup')[0]?.variables).toEqual({
      input: { orderId: '7', id: 'g1', hideFromMarket: true },
    });
  });

  const theirs = { id: 'd9', title: 'Theirs', url: 'https://example.com/theirs', type: 'LINK' };

  test('keep both of their added documents', async () => {
    const { gateway, state } = orderGateway();
    await renderConsole(gateway, '/orders/7?modal=add-documentation');
    const dialog = await openedDialog('Add documentation');
    await fill(await within(dialog).findByRole('textbox', { name: 'Title' }), 'Mine');
    await fill(within(dialog).getByRole('textbox', { name: 'URL' }), 'https://example.com/mine');
    Object.assign(state, { documentation: [theirs] });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Documentation added')).toBeTruthy();
    expect(gateway.requestsOf('EditDocumentation')[0]?.variables).toEqual({
      input: {
        id: '7',
        documentation: [theirs, { title: 'Mine', url: 'https://example.com/mine', type: 'LINK' }],
      },
    });
  });

  test('keep an added document when the other user removes another one', async () => {
    const { gateway, state } = orderGateway();
    await renderConsole(gateway, '/orders/7?modal=remove-documentation:d1');
    const dialog = await openedDialog('Remove this item?');
    Object.assign(state, { documentation: [...state.documentation, theirs] });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Documentation removed')).toBeTruthy();
    expect(gateway.requestsOf('EditDocumentation')[0]?.variables).toEqual({
      input: { id: '7', documentation: [{ id: 'd2', title: 'Example', type: 'IMAGE' }, theirs] },
    });
  });

  test('a removed item is not restored by the other user, who is notified', async () => {
    const { gateway, state } = orderGateway();
    await renderConsole(gateway, '/orders/7?modal=edit-documentation:d1');
    const dialog = await openedDialog('Edit documentation');
    const title = await within(dialog).findByRole('textbox', { name: 'Title' });
    await fill(title, 'Brand guide 2');
    Object.assign(state, { documentation: [theirs] });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This item is not there any more.')).toBeTruthy();
    expect(gateway.requestsOf('EditDocumentation')).toHaveLength(0);
    expect(title).toHaveProperty('value', 'Brand guide 2');
  });

  test('an action that the other user has made impossible is no longer offered after the refusal', async () => {
    const { gateway, state } = orderGateway({ actions: ['PAUSE', 'CANCEL'], status: 'STARTED' });
    gateway.answer({
      pauseOrder: () => {
        Object.assign(state, { status: 'CANCELLED', availableActions: ['ARCHIVE'] });
        return gatewayError('This is not possible in the current status of the order', {
          code: 'order.invalid_transition',
          status: 409,
        });
      },
    });
    await renderConsole(gateway, '/orders/7');
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('This is not possible in the current status of the order')).toBeTruthy();
    expect(await screen.findByTitle('Cancelled')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Archive' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    expect(gateway.requestsOf('OrderDetail')).toHaveLength(2);
  });

  test('a refusal for another reason causes no refetch', async () => {
    const { gateway } = orderGateway({ actions: ['PAUSE'], status: 'STARTED' });
    gateway.answer({ pauseOrder: () => gatewayError('Not now', { code: 'internal', status: 500 }) });
    await renderConsole(gateway, '/orders/7');
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('Not now')).toBeTruthy();
    expect(gateway.requestsOf('OrderDetail')).toHaveLength(1);
  });
});

test.each([
  [
    'Edit location group',
    '/orders/7?modal=edit-group:g1',
    'Job time limit (optional)',
    'Save',
    'EditLocationGroup',
  ],
  ['Create lockout', '/orders/7?modal=create-lockout', 'Duration', 'Create lockout', 'CreateLockout'],
])("%s refuses a number beyond the server's range", async (title, address, label, act, operation) => {
  const { gateway } = orderGateway();
  await renderConsole(gateway, address);
  const dialog = await openedDialog(title);
  await fill(await within(dialog).findByRole('textbox', { name: 'Name' }), 'City');
  await fill(within(dialog).getByRole('textbox', { name: label }), '2147483648');
  await userEvent.click(within(dialog).getByRole('button', { name: act }));
  expect(await within(dialog).findByText('Must be 2147483647 or less')).toBeTruthy();
  expect(gateway.requestsOf(operation)).toHaveLength(0);
});
