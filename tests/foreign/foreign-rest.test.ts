// @module-tag any-store
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answerJson, type Call, type FaultyRest, page, startFaultyRest } from '../faults/faulty-rest.ts';
import { type ForeignRest, rowsSent, sessionOf, startForeignRest } from './foreign-rest.ts';
import { modes, plain } from './modes/modes.ts';
import { olderServer } from './modes/versions.ts';

let behind: FaultyRest;
let foreign: ForeignRest;
let received: Call[];
beforeAll(async () => {
  [behind, foreign] = await Promise.all([startFaultyRest(), startForeignRest()]);
  foreign.forwardTo(behind.url);
});
afterAll(async () => {
  await foreign.stop();
  await behind.stop();
});

const order = (id: string) => ({ id, status: 'active', image_url: `${behind.url}/files/${id}.png` });
beforeEach(() => {
  received = [];
  behind.behave((call) => {
    received.push(call);
    answerJson(call.response, page([order('7'), order('8')]), 200, { etag: '"1"' });
  });
  foreign.use(plain);
});

const read = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${foreign.url}${address}`, { headers: { 'x-request-id': 'one', ...headers } });

it('passes calls on in the session behind its own, and addresses files below itself', async () => {
  const answer = await read('/orders?page=1', { authorization: `Bearer ${sessionOf('staff', 'other')}` });
  expect(await answer.json()).toMatchObject({ data: [{ image_url: `${foreign.url}/files/7.png` }, {}] });
  expect(answer.headers.get('etag')).toBe('"1"');
  expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer staff']);
});

it('words one answer of REST v1 in every way, and reads again what may have changed', async () => {
  const [unknownWords] = modes;
  await read('/orders?page=2');
  if (unknownWords) foreign.use(unknownWords);
  const words = await (await read('/orders?page=2')).json();
  expect(words).toMatchObject({ data: [{ status: 'active' }, { status: 'on_hold' }] });
  expect(received).toHaveLength(1);
  await fetch(`${foreign.url}/orders/7/approve`, { method: 'POST' });
  await read('/orders?page=2');
  expect(received).toHaveLength(3);
});

it('knows the calls of a request, and the rows that it sent', async () => {
  foreign.takeExchanges('one');
  await Promise.all([
    read('/orders?page=1'),
    read('/customers?id[]=7'),
    read('/orders', { 'x-request-id': 'two' }),
  ]);
  const found = foreign.takeExchanges('one');
  expect(found.map(({ call }) => call.path).toSorted()).toEqual(['/customers', '/orders']);
  expect(rowsSent(found)).toBe(2);
  expect(foreign.takeExchanges('one')).toEqual([]);
});

it('does not have the calls that an older server lacks', async () => {
  foreign.use(olderServer);
  const [missing, there] = [await read('/background-work'), await read('/orders?page=1')];
  expect([missing.status, there.status, there.headers.get('etag')]).toEqual([404, 200, null]);
  expect(received.map(({ path }) => path)).not.toContain('/background-work');
});
