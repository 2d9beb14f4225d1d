import { screen, waitFor } from '@testing-library/react';
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

test('text that chose nothing does not stay in a filter as if it did', async () => {
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

test('a list that failed does not count what was asked for before', async () => {
  const gateway = withOrders();
  await renderConsole(gateway, '/orders');
  expect(await screen.findByText('1 found')).toBeTruthy();
  gateway.answer({ orders: () => gatewayError('It sleeps', { code: 'internal', status: 500 }) });
  await userEvent.click(screen.getByRole('button', { name: /^Pending/ }));
  expect(await screen.findByText('This list could not be loaded')).toBeTruthy();
  expect(screen.queryByText('1 found')).toBeNull();
});
