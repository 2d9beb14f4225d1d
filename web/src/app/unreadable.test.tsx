import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { order, orderPage, profile } from '../testing/fixtures.ts';
import { gatewayError, MockGateway } from '../testing/mockGateway.ts';
import { cellsOf } from '../testing/person.ts';
import { renderConsole } from '../testing/renderConsole.tsx';

/* REST v1 may be an older or a newer server, whose answers have values that the gateway cannot read. */

const unknownWord = gatewayError('The server answered a value that is not known here', {
  code: 'UNKNOWN_VALUE',
  status: 502,
  value: 'on_hold',
});
const unreadable = gatewayError('The server answered a value that cannot be read', {
  code: 'INVALID_UPSTREAM_ANSWER',
  status: 502,
});
const reason = 'The server answered “on_hold”, which is not known here';

const withOrders = (...orders: readonly unknown[]) =>
  new MockGateway({
    me: () => profile(['ORDERS_VIEW', 'ORDERS_MANAGE']),
    orders: () => ({ ...orderPage([order('1', 'Tea')]), items: orders }),
    order: () => orders[0],
  });

test('a list shows all rows, and the values that could not be read as such', async () => {
  const gateway = withOrders(
    order('10001', 'Tea'),
    { ...order('10002', 'Coffee'), status: unknownWord, createdAt: unreadable },
    { ...order('10003', 'Cocoa'), title: unreadable },
  );
  await renderConsole(gateway, '/orders');
  expect(await cellsOf('Tea')).not.toContain('not readable');
  expect(await cellsOf('Coffee')).toContainEqual(expect.stringMatching(/^not readable/));
  expect(screen.getAllByTitle(reason).some((cell) => cell.textContent === 'not readable')).toBe(true);
  expect(screen.getByText('3 values could not be read: Status, Created at and Title')).toBeTruthy();
  const links = screen.getAllByRole('link', { name: 'not readable' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/orders/10003']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a row without an id is left out and counted', async () => {
  await renderConsole(
    withOrders(order('10001', 'Tea'), { ...order('10002', 'Coffee'), id: unreadable }, unreadable),
    '/orders',
  );
  await cellsOf('Tea');
  expect(screen.queryByText('Coffee')).toBeNull();
  expect(screen.getByText('2 values could not be read: Row')).toBeTruthy();
});

test('a page about a record shows what could be read', async () => {
  const odd = { ...order('10001', 'Tea'), status: unknownWord, priority: unknownWord };
  await renderConsole(withOrders(odd), '/orders/10001');
  expect(await screen.findByRole('heading', { level: 1, name: /Tea/ })).toBeTruthy();
  expect(screen.getByText('2 values could not be read: Status and Priority')).toBeTruthy();
  const facts = within(screen.getByText('Priority').parentElement ?? document.body);
  expect(facts.getByText('not readable').title).toBe(reason);
});

test('a role that could not be read does not prevent the sign-in', async () => {
  const gateway = withOrders(order('10001', 'Tea'));
  gateway.answer({ me: () => ({ ...profile(['ORDERS_VIEW']), role: unreadable }) });
  await renderConsole(gateway, '/orders');
  expect(await cellsOf('Tea')).toContain('10001');
});

test('a call whose answer could not be read at all has failed', async () => {
  const gateway = withOrders();
  gateway.answer({
    orders: () => {
      throw unreadable;
    },
  });
  await renderConsole(gateway, '/orders');
  expect((await screen.findAllByText(/could not be loaded/)).length).toBeGreaterThan(0);
});

test('a fact is marked by its field, whatever its label is, and says why to the keyboard', async () => {
  const odd = { ...order('10001', 'Tea'), workforce: unknownWord, endDate: unreadable };
  await renderConsole(withOrders(odd), '/orders/10001');
  const doneBy = within((await screen.findByText('Done by')).parentElement ?? document.body);
  const mark = doneBy.getByRole('button', { name: 'not readable' });
  expect(document.getElementById(mark.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
  const end = within(screen.getByText('End').parentElement ?? document.body);
  expect(end.getByRole('button', { name: 'not readable' })).toBeTruthy();
  const start = within(screen.getByText('Start').parentElement ?? document.body);
  expect(start.queryByText('not readable')).toBeNull();
});

test('a value of another record is marked at the fact that shows it, and nowhere else', async () => {
  const odd = { ...order('10001', 'Tea'), description: 'Two cups', template: { id: '7', name: unknownWord } };
  await renderConsole(withOrders(odd), '/orders/10001');
  const template = within((await screen.findByText('Template')).parentElement ?? document.body);
  expect(template.getByRole('button', { name: 'not readable' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'not readable' })).toHaveLength(1);
});

const whole = order('10001', 'Tea');
const fields = Object.keys(whole).filter((name) => !['__typename', 'id'].includes(name));

test.each(fields)('the page of an order stays when its %s cannot be read', async (name) => {
  await renderConsole(withOrders({ ...whole, [name]: unreadable }), '/orders/10001');
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(await screen.findByText(/^1 value could not be read/)).toBeTruthy();
  expect(screen.queryByText(/could not be shown/)).toBeNull();
});
