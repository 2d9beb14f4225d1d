import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { order, orderPage, profile } from '../../testing/fixtures.ts';
import { gatewayError, MockGateway } from '../../testing/mockGateway.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const withOrders = () =>
  new MockGateway({
    me: () => profile(['ORDERS_VIEW']),
    orders: () => orderPage([order('10001', 'Window photography')]),
    customers: () => ({ items: [{ id: '7', name: 'Beacon Coffee' }] }),
    orderCategories: () => [],
    countries: () => [],
  });

test('text that matched no option is removed from a filter', async () => {
  const gateway = withOrders();
  await renderConsole(gateway, '/orders');
  await userEvent.click(await screen.findByRole('button', { name: 'Show Filters' }));
  const box = await screen.findByRole('combobox', { name: 'Customer' });
  await userEvent.type(box, 'beac');
  await screen.findByText('Beacon Coffee');
  await userEvent.tab();
  await waitFor(() => expect(box).toHaveProperty('value', ''));
  expect(gateway.requestsOf('OrderList')).toHaveLength(1);
});

test('failed counts do not affect the rows of the list', async () => {
  const gateway = withOrders();
  let broken = true;
  const summary = () => {
    if (broken) throw gatewayError('The counts do not answer', { code: 'internal', status: 500 });
    return { total: 1, groups: [] };
  };
  gateway.answer({
    orders: () => ({ ...orderPage([order('10001', 'Window photography')]), summary }),
  });
  await renderConsole(gateway, '/orders');
  expect(await screen.findByText('Window photography')).toBeTruthy();
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain('The counts of the tabs could not be loaded');
  expect(told.textContent).toContain('The counts do not answer.');
  broken = false;
  await userEvent.click(within(told).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByRole('button', { name: /^All/ }).textContent).toBe('All1');
});

test('a failed list does not show the previous count', async () => {
  const gateway = withOrders();
  await renderConsole(gateway, '/orders');
  expect(await screen.findByText('1 found')).toBeTruthy();
  gateway.answer({ orders: () => gatewayError('It sleeps', { code: 'internal', status: 500 }) });
  await userEvent.click(screen.getByRole('button', { name: /^Pending/ }));
  expect(await screen.findByText('This list could not be loaded')).toBeTruthy();
  expect(screen.queryByText('1 found')).toBeNull();
});
