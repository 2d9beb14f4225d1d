import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { orderGateway } from '../orderFixture.ts';
import { renderConsole } from '../../../../testing/renderConsole.tsx';

interface Asked {
  readonly page: number;
  readonly perPage: number;
}

/** The page of an order with this many pushes, with the requested page size. */
async function openPushes(total: number, search = '') {
  const { gateway, state } = orderGateway();
  const pushes = ({ page, perPage }: Asked) => {
    const from = (page - 1) * perPage;
    return {
      items: Array.from({ length: Math.max(0, Math.min(perPage, total - from)) }, (_, index) => ({
        id: `s${from + index + 1}`,
        status: 'SENT',
        kind: 'OFFER_DISTANCE',
        lockoutDuration: null,
        createdAt: '2026-11-02T09:30:00Z',
      })),
      pageInfo: { page, perPage, lastPage: Math.max(1, Math.ceil(total / perPage)), total, from: 1, to: 5 },
    };
  };
  Object.assign(state, { pushes });
  const { router } = await renderConsole(gateway, `/orders/7${search}`);
  const section = within(await screen.findByRole('region', { name: 'Push history' }));
  await section.findByText(total === 0 ? 'No data found' : `${total} found`);
  return { gateway, router, section };
}

type Opened = Awaited<ReturnType<typeof openPushes>>;
const asked = ({ gateway }: Opened) => gateway.requestsOf('OrderPushes').at(-1)?.variables;
const button = ({ section }: Opened, name: string) => section.queryByRole('button', { name });

test('says that there are none, without pages', async () => {
  const opened = await openPushes(0);
  expect(opened.section.queryByRole('navigation')).toBeNull();
});

test('has pages only if there are more rows than one page holds', async () => {
  const five = await openPushes(5);
  expect(five.section.queryByRole('navigation')).toBeNull();
  expect(button(five, 'Next')).toBeNull();
});

test('goes to the next page and back, within the existing pages', async () => {
  const opened = await openPushes(6);
  expect(button(opened, 'Previous')).toHaveProperty('disabled', true);
  await userEvent.click(opened.section.getByRole('button', { name: 'Next' }));
  expect(await opened.section.findByText('Page 2 of 2')).toBeTruthy();
  await waitFor(() => expect(asked(opened)).toEqual({ id: '7', page: 2, perPage: 5 }));
  expect(button(opened, 'Next')).toHaveProperty('disabled', true);
  expect(opened.router.state.location.search).toBe('?pushes_page=2');
  await userEvent.click(opened.section.getByRole('button', { name: 'Previous' }));
  expect(await opened.section.findByText('Page 1 of 2')).toBeTruthy();
});

test('offers its page sizes, with the smallest as the default', async () => {
  const opened = await openPushes(12, '?pushes_page=2');
  const sizes = opened.section.getByRole('combobox', { name: 'Rows per page of push history' });
  expect(
    within(sizes)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Show 5', 'Show 10', 'Show 25', 'Show 50']);
  expect(sizes).toHaveProperty('value', '5');
  await userEvent.selectOptions(sizes, '25');
  await waitFor(() => expect(asked(opened)).toEqual({ id: '7', page: 1, perPage: 25 }));
  expect(opened.router.state.location.search).toBe('?pushes_per_page=25');
  expect(button(opened, 'Next')).toBeNull();
});

test('requests the first page if the address names one that does not exist', async () => {
  const opened = await openPushes(6, '?pushes_page=9');
  expect(await opened.section.findByText('Page 1 of 2')).toBeTruthy();
  await waitFor(() => expect(asked(opened)).toEqual({ id: '7', page: 1, perPage: 5 }));
});
