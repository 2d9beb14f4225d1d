// @module-tag any-store
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GatewayProcess, startGateway } from '../support/processes/gateway-process.ts';
import { plain } from './behaviours.ts';
import { type FaultyRest, order, page, startFaultyRest } from './faulty-rest.ts';
import { ask } from './gateway-answers.ts';
import { invalid, unknown } from './told.ts';

let rest: FaultyRest;
let gateway: GatewayProcess;
beforeAll(async () => {
  rest = await startFaultyRest();
  gateway = await startGateway(rest.url, { REST_TIMEOUT_MS: '25000' });
});
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

/** The answer to a list whose second row is this text; the order itself is answered with the same text. */
async function read(row: string) {
  const list = JSON.stringify(page([order('6'), '-', order('8')])).replace('"-"', () => row);
  rest.behave((call) => plain(call.path === '/orders' ? list : row)(call));
  const { answer } = await ask(gateway.url, '{ orders { items { id title status } } }');
  const failures = (answer.errors ?? []).map(({ path, extensions: { code, status } }) => ({
    path: path?.join('.'),
    code,
    status,
  }));
  return { items: Object(answer.data?.['orders'])['items'], failures };
}

const row = (id: string, change: object = {}) => ({ id, title: `Order ${id}`, status: 'ACTIVE', ...change });
const rows = (second: object) => [row('6'), second, row('8')];
const text = (id: string) => JSON.stringify(order(id));

it('keeps the row of an unknown word', async () => {
  expect(await read(JSON.stringify({ ...order('7'), status: 'on_hold' }))).toEqual({
    items: rows(row('7', { status: null })),
    failures: [{ path: 'orders.items.1.status', ...unknown }],
  });
});

it('keeps the place of a row that is none', async () => {
  expect(await read('7')).toEqual({
    items: [row('6'), null, row('8')],
    failures: [{ path: 'orders.items.1', ...invalid }],
  });
});

it('takes the last of two keys', async () => {
  const { items, failures } = await read(`{"title":"Earlier",${text('7').slice(1)}`);
  expect({ items, failures }).toEqual({ items: rows(row('7')), failures: [] });
});

it('passes half a character on', async () => {
  const { items, failures } = await read(text('7').replace('Order 7', String.raw`\ud800`));
  expect(failures).toEqual([]);
  expect(items).toEqual(rows(row('7', { title: expect.stringMatching(/^[\uD800\uFFFD]$/u) })));
});

it('takes nothing from a key __proto__', async () => {
  const { title: _title, ...others } = order('7');
  const { items, failures } = await read(`{"__proto__":{"title":"Evil"},${JSON.stringify(others).slice(1)}`);
  expect(items).toEqual(rows(row('7', { title: null })));
  expect(failures).toEqual([{ path: 'orders.items.1.title', ...invalid }]);
});
