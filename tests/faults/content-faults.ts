import { gzipSync } from 'node:zlib';
import { json, page, plain, secret } from './behaviours.ts';
import type { Fault } from './faults.ts';
import { healthy, order, page as listOf } from './faulty-rest.ts';
import { invalid, network } from './told.ts';

const always = (name: string, behaviour: Fault['behaviour'], told: Fault['list']): Fault => ({
  name,
  behaviour,
  list: told,
  change: told,
});
/** Only the answer to a list, or only that to a change, is affected; the other one does not contain it. */
const list = (name: string, body: unknown): Fault => ({
  name,
  behaviour: (call) => (call.path === '/orders' ? json(body)(call) : healthy(call)),
  list: invalid,
  change: null,
});
const change = (name: string, body: unknown): Fault => ({
  name,
  behaviour: (call) => (call.method === 'GET' ? healthy(call) : json(body)(call)),
  list: null,
  change: invalid,
});

const whole = JSON.stringify(listOf([order('7')]));
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
  list('data that is an object', { ...listOf([]), data: { 0: order('7') } }),
  list('data that is null', { ...listOf([]), data: null }),
  list('rows that are null', listOf([null])),
  list('rows that are numbers', listOf([7])),
  list('rows that are lists', listOf([[order('7')]])),
  list('null where there is always something', listOf([{ ...order('7'), title: null }])),
  list('an object for a text', listOf([{ ...order('7'), title: { text: secret } }])),
  list('a list for a text', listOf([{ ...order('7'), title: [secret] }])),
  list('an unknown word of an enum', listOf([{ ...order('7'), status: secret }])),
  list('a number for a word of an enum', listOf([{ ...order('7'), status: 7 }])),
  list(
    'a word of an enum that objects have by themselves',
    listOf([{ ...order('7'), status: 'constructor' }]),
  ),
  list('a row without an id', listOf([{ ...order('7'), id: undefined }])),
  change('a changed thing without what is never null', { ...order('7'), title: null }),
  change('a changed thing with an unknown word', { ...order('7'), status: secret }),
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
