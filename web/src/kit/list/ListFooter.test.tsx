import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { order, orderPage, profile } from '../../testing/fixtures.ts';
import { MockGateway } from '../../testing/mockGateway.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

beforeEach(() => localStorage.clear());

interface Asked {
  readonly page: number;
  readonly perPage: number;
}

/** A list of 130 rows, three pages of the usual size. */
async function open(search = '') {
  const gateway = new MockGateway({
    me: () => profile(['ORDERS_VIEW']),
    orders: ({ page, perPage }: Asked) =>
      orderPage([order(String(page), `First of page ${page}`)], {
        page,
        total: 130,
        lastPage: Math.ceil(130 / perPage),
      }),
  });
  const { router } = await renderConsole(gateway, `/orders${search}`);
  await screen.findByRole('link', { name: /^First of page/ });
  return { gateway, router };
}

const buttons = ['First page', 'Previous page', 'Next page', 'Last page'];
const disabled = () => buttons.filter((name) => screen.getByRole('button', { name }).matches(':disabled'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shows = (page: number, last = 3) => screen.findByText(`Page ${page} of ${last}`);

test('leads to the first, previous, next and last page, where they exist', async () => {
  await open();
  await shows(1);
  expect(disabled()).toEqual(['First page', 'Previous page']);
  await press('Next page');
  await shows(2);
  await waitFor(() => expect(disabled()).toEqual([]));
  await press('Last page');
  await shows(3);
  expect(disabled()).toEqual(['Next page', 'Last page']);
  await press('Previous page');
  await shows(2);
  await press('First page');
  await shows(1);
});

test.each([
  ['0', 1],
  ['-3', 1],
  ['9999', 3],
  ['2', 2],
  ['two', 2],
])('goes from the second page with a typed %s to page %i', async (typed, page) => {
  await open('?page=2');
  const field = screen.getByRole('textbox', { name: 'Go to page' });
  await userEvent.type(field, `${typed}{Enter}`);
  await shows(page);
  expect(field).toHaveProperty('value', '');
});

test('offers the page size, and returns to the first page after a change', async () => {
  const { gateway, router } = await open('?page=2');
  const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
  expect(sizes).toHaveProperty('value', '50');
  expect(
    within(sizes)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Show 10', 'Show 25', 'Show 50', 'Show 100', 'Show 200']);
  await userEvent.selectOptions(sizes, '100');
  await shows(1, 2);
  await waitFor(() =>
    expect(gateway.requestsOf('OrderList').at(-1)?.variables).toMatchObject({ page: 1, perPage: 100 }),
  );
  await waitFor(() => expect(router.state.location.search).toBe('?per_page=100'));
});
