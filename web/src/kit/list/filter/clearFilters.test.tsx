import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { order, orderPage, profile } from '../../../testing/fixtures.ts';
import { MockGateway } from '../../../testing/mockGateway.ts';
import { fill, press } from '../../../testing/person.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';

beforeEach(() => localStorage.clear());

async function open(search: string) {
  const gateway = new MockGateway({
    me: () => profile(['ORDERS_VIEW']),
    orders: () => orderPage([order('10001', 'Window photography')]),
    countries: () => [],
    orderCategories: () => [],
  });
  await renderConsole(gateway, `/orders${search}`);
  await screen.findByRole('link', { name: 'Window photography' });
  return {
    filters: () => gateway.requestsOf('OrderList').map(({ variables }) => variables['filter']),
  };
}

test('clearing the filters also clears text that is still being typed', async () => {
  const { filters } = await open('?status=pending');
  const box = screen.getByRole('searchbox', { name: 'Search' });
  fireEvent.change(box, { target: { value: 'tea' } });
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveProperty('value', '');
  await waitFor(() => expect(filters()).toEqual([{ status: ['PENDING'] }, {}]));
  // Longer than the debounce.
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  expect(filters()).toEqual([{ status: ['PENDING'] }, {}]);
});

test('clearing the filters also clears invalid text', async () => {
  await open('?status=pending');
  await press('Show Filters');
  await fill('Starts from', '99/99/9999');
  await userEvent.tab();
  expect(await screen.findByText('Invalid date format')).toBeTruthy();
  await press('Clear filters');
  expect(screen.getByRole('textbox', { name: 'Starts from' })).toHaveProperty('value', '');
  expect(screen.queryByText('Invalid date format')).toBeNull();
});
