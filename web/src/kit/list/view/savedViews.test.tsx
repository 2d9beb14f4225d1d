import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { order, orderPage, profile } from '../../../testing/fixtures.ts';
import { MockGateway } from '../../../testing/mockGateway.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import type { ListShape } from '../address/listState.ts';
import { lostFilters } from './lostFilters.ts';

const columns = { order: [], shown: [], hidden: [], pinned: [], widths: [] };
const view = {
  id: '5',
  list: '/orders',
  name: 'Urgent',
  search: 'keywords=window',
  columns,
  audience: 'EVERYONE',
  role: null,
  default: true,
  owner: { id: 'u2', name: 'Ada Lane' },
  editable: true,
};
const kept = (...views: object[]) =>
  localStorage.setItem(
    'u1:saved-views',
    JSON.stringify(views.map((one) => ({ ...view, ...one, columns: {} }))),
  );

beforeEach(() => localStorage.clear());

async function openOrders(more: object = {}, address = '/orders') {
  const gateway = new MockGateway({
    me: () => profile(['ORDERS_VIEW', 'USERS_MANAGE']),
    orders: () => orderPage([order('10001', 'Window photography')]),
    savedViews: () => [view],
    roles: () => [{ id: 'r3', name: 'operations' }],
    ...more,
  });
  await renderConsole(gateway, address);
  await screen.findByRole('link', { name: 'Window photography' });
  return gateway;
}
const openViews = async (name = 'Views') => {
  await userEvent.click(screen.getByRole('button', { name }));
  await screen.findByLabelText('Name of this view');
};
const inputOf = (gateway: MockGateway, operation: string) =>
  gateway.requestsOf(operation).map(({ variables }) => variables['input']);

test('the menu opens a list with the default view of the user', async () => {
  kept({}, { id: '6', audience: 'ROLE', role: { id: 'r3', name: 'operations' }, search: 'keywords=other' });
  await openOrders();
  const menu = screen.getByRole('navigation', { name: 'Main' });
  expect(within(menu).getByRole('link', { name: 'Orders' })).toHaveProperty(
    'href',
    'http://localhost:3000/orders?keywords=window',
  );
});

test('a shared view names its audience, its author, and a filter that the list no longer has', async () => {
  kept({ search: 'gone=1&keywords=window' });
  await openOrders({ savedViews: () => [{ ...view, search: 'gone=1&keywords=window' }] });
  await openViews();
  const button = screen.getByRole('button', { name: /^Urgent/ });
  expect(button.textContent).toContain('All users · by Ada Lane · opens with the list');
  expect(button.textContent).toContain('This list no longer has its filter “Gone”');
});

test('the state of a list is saved on the server, and over an own view of the name', async () => {
  kept();
  const own = {
    ...view,
    id: '7',
    name: 'Mine',
    audience: 'OWNER',
    default: false,
    owner: { id: 'u1', name: 'O' },
  };
  const gateway = await openOrders({
    savedViews: () => [],
    createSavedView: () => own,
    updateSavedView: () => own,
  });
  await openViews();
  await userEvent.type(screen.getByLabelText('Name of this view'), 'Mine{Enter}');
  await openViews();
  await userEvent.type(screen.getByLabelText('Name of this view'), 'mine{Enter}');
  expect(inputOf(gateway, 'CreateSavedView')).toMatchObject([{ list: '/orders', name: 'Mine', search: '' }]);
  expect(inputOf(gateway, 'UpdateSavedView')).toMatchObject([{ id: '7', search: '' }]);
});

test('a view is shared with a role, made its default, and removed after a second press', async () => {
  kept();
  const changed = { ...view, audience: 'ROLE', role: { id: 'r3', name: 'operations' }, default: false };
  const gateway = await openOrders({ updateSavedView: () => changed, deleteSavedView: () => '5' });
  await openViews();
  await userEvent.click(await screen.findByRole('button', { name: 'Options of the view Urgent' }));
  await screen.findByRole('option', { name: 'Role Operations' });
  await userEvent.selectOptions(screen.getByLabelText('Who sees it'), 'Role Operations');
  await screen.findByText(/Role Operations · by Ada Lane/);
  await userEvent.click(screen.getByLabelText('The menu opens the list with it'));
  expect(inputOf(gateway, 'UpdateSavedView')).toEqual([
    { id: '5', audience: 'ROLE', role: 'r3' },
    { id: '5', default: true },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the view Urgent' }));
  expect(gateway.requestsOf('DeleteSavedView')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the view Urgent' }));
  await screen.findByText('Keeps filters, sorting and columns under a name.');
  expect(gateway.requestsOf('DeleteSavedView')).toHaveLength(1);
});

test('a view is saved in the browser while the server has given no answer', async () => {
  const gateway = await openOrders({
    savedViews: () => {
      throw new Error('no answer');
    },
  });
  await openViews();
  await userEvent.type(screen.getByLabelText('Name of this view'), 'Mine{Enter}');
  expect(JSON.parse(localStorage.getItem('u1:views:/orders') ?? '')).toMatchObject([{ name: 'Mine' }]);
  expect(gateway.requestsOf('CreateSavedView')).toEqual([]);
});

test.each([
  ['keywords=a&page=2&per_page=50', []],
  ['sort=-created_at&status=open', []],
  ['sort=-gone&status=closed&old[0]=1&old[1]=2', ['Sort', 'Status', 'Old']],
])('%s has lost %o', (search, lost) => {
  const shape: ListShape = {
    filters: [],
    statuses: [{ value: 'OPEN', label: 'Open' }],
    sortFields: ['CREATED_AT'],
    pageSizes: [25],
    prefix: '',
    defaults: { page: 1, perPage: 25, sort: { field: 'CREATED_AT', direction: 'DESC' }, filters: {} },
  };
  expect(lostFilters(search, shape)).toEqual(lost);
});
