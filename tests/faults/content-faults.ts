import { gzipSync } from 'node:zlib';
import { flood, json, page, plain, secret } from './behaviours.ts';
import type { Fault } from './fault.ts';
import { healthy, order, page as listOf } from './faulty-rest.ts';
import { invalid, network, unknown } from './told.ts';

const always = (name: string, behaviour: Fault['behaviour'], told: Fault['list']): Fault => ({
  name,
  behaviour,
  list: told,
  change: told,
});
/** Only the answer to a list, or only that to a change, is affected; the other one does not contain it. */
const list = (name: string, body: unknown, told: Fault['list'] = invalid): Fault => ({
  name,
  behaviour: (call) => (call.path === '/orders' ? json(body)(call) : healthy(call)),
  list: told,
  change: null,
});
const change = (name: string, body: unknown, told: Fault['list'] = invalid): Fault => ({
  name,
  behaviour: (call) => (call.method === 'GET' ? healthy(call) : json(body)(call)),
  list: null,
  change: told,
});

const whole = JSON.stringify(listOf([order('7')]));

/**
 * The text of the answer, changed: that of the order, also within the list.
 * @param told null where it can be read
 */
const text = (name: string, reword: (json: string) => string, told: Fault['list'] = null): Fault => ({
  name,
  behaviour(call) {
    const one = reword(JSON.stringify(order('7')));
    plain(call.method === 'GET' ? whole.replace(JSON.stringify(order('7')), () => one) : one)(call);
  },
  list: told,
  change: told,
});
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
const { data: _data, ...withoutData } = listOf([]);
const { total: _total, ...withoutTotal } = listOf([]);

/** Answers that arrive and break the contract. */
export const contentFaults: readonly Fault[] = [
  always('an empty 200', plain(''), invalid),
  always('only spaces', plain('   '), invalid),
  always('JSON that is cut off', plain('{"data":[{"id":"7"'), invalid),
  always('no JSON', plain(`Error: ${secret}`), invalid),
  always('a page with 200', page(200), invalid),
  always('null', plain('null'), invalid),
  always('a number', plain('7'), invalid),
  always('a text', json(secret), invalid),
  always('a list rather than an object', json([]), invalid),
  always('an empty object', json({}), invalid),
  always('two objects', plain('{}{}'), invalid),
  always('JSON with a comma too many', plain('{"id":"7","data":[],"total":0,}'), invalid),
  always(
    '40 megabytes',
    plain(`{"id":"7","data":[],"total":0,"padding":"${'x'.repeat(40_000_000)}"}`),
    invalid,
  ),
  always('a body without an end', flood, invalid),
  text('a key twice, of which the last counts', (json) => `{"title":{},${json.slice(1)}`),
  text('a deep value under a key that is not known', (json) => `{"deep":${deep},${json.slice(1)}`),
  text('a deep value for a text', (json) => json.replace('"Order 7"', deep), invalid),
  text('half a character', (json) => json.replace('Order 7', String.raw`Order \ud800`)),
  text('a key __proto__', (json) => `{"__proto__":{"title":null,"status":7},${json.slice(1)}`),
  always(
    'bytes that are no UTF-8',
    plain(
      Buffer.concat([
        Buffer.from('{"id":"7","title":"'),
        Buffer.from([0xff, 0xc0]),
        Buffer.from('","data":[],"total":0}'),
      ]),
    ),
    invalid,
  ),
  always('UTF-16', plain(Buffer.from(whole, 'utf16le')), invalid),
  always('gzip that nobody asked for', plain(gzipSync(whole), 200, { 'content-encoding': 'gzip' }), invalid),
  always('gzip that is none', plain(secret, 200, { 'content-encoding': 'gzip' }), invalid),
  always('40 levels of nothing, 100,000 times', plain('['.repeat(100_000)), invalid),
  always(
    'less than its length',
    plain('{"data":[]}', 200, { 'content-length': '100', connection: 'close' }),
    network,
  ),
  list('an envelope without data', withoutData),
  list('an envelope without a total', withoutTotal),
  list('a total that is a text', { ...listOf([]), total: 'many' }),
  list('a total as text', { ...listOf([order('7')]), total: '1' }, null),
  list('data that is an object with positions as keys', { ...listOf([]), data: { 0: order('7') } }, null),
  list('data that is another object', { ...listOf([]), data: { order: order('7') } }),
  list('data that is null for no rows', { ...listOf([]), data: null }, null),
  list('data that is null for rows', { ...listOf([]), data: null, total: 3 }),
  list('a number for an id', listOf([{ ...order('7'), id: 7 }]), null),
  list('rows that are null', listOf([null])),
  list('rows that are numbers', listOf([7])),
  list('rows that are lists', listOf([[order('7')]])),
  list('null where there is always something', listOf([{ ...order('7'), title: null }])),
  list('an object for a text', listOf([{ ...order('7'), title: { text: secret } }])),
  list('a list for a text', listOf([{ ...order('7'), title: [secret] }])),
  list('an unknown word of an enum', listOf([{ ...order('7'), status: secret }]), unknown),
  list('a number for a word of an enum', listOf([{ ...order('7'), status: 7 }])),
  list(
    'a word of an enum that objects have by themselves',
    listOf([{ ...order('7'), status: 'constructor' }]),
    unknown,
  ),
  list('a row without an id', listOf([{ ...order('7'), id: undefined }])),
  change('a changed thing without what is never null', { ...order('7'), title: null }),
  change('a changed thing with an unknown word', { ...order('7'), status: secret }, unknown),
  change('a changed thing without an id', { ...order('7'), id: null }),
  {
    name: 'JSON under another type',
    behaviour: (call) => {
      call.response.setHeader('content-type', 'text/html');
      call.response.end(call.method === 'GET' ? whole : JSON.stringify(order('7')));
    },
    list: null,
    change: null,
  },
  {
    name: 'JSON with a mark in front',
    behaviour: (call) =>
      call.response.end(`\uFEFF${call.method === 'GET' ? whole : JSON.stringify(order('7'))}`),
    list: null,
    change: null,
  },
];
