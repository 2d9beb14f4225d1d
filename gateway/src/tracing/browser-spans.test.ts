import { expect, test } from 'vitest';
import { readBrowserSpans } from './browser-spans.ts';

const span = {
  traceId: '0af7651916cd43dd8448eb211c80319c',
  spanId: 'b7ad6b7169203331',
  failed: false,
  ago: 250.5,
  took: 200,
};
const operation = { ...span, parentSpanId: 'a7ad6b7169203331', operation: 'OrderList' };
const click = { ...span, event: 'click', element: 'button' };
const read = (...spans: unknown[]) =>
  readBrowserSpans({ spans }, (name) => (name === 'OrderList' ? 'query OrderList' : null));

test('operations of the build and interactions have names of known words', () => {
  expect(read(operation, click)).toEqual([
    { ...span, parentSpanId: 'a7ad6b7169203331', operation: 'OrderList', name: 'query OrderList' },
    { ...span, parentSpanId: null, operation: null, name: 'click button' },
  ]);
});

test('unknown names and further properties are not passed on', () => {
  expect(
    read(
      { ...operation, operation: 'who@secret.test', attributes: { secret: 'secret' } },
      { ...click, element: 'secret' },
    ),
  ).toEqual([
    { ...span, parentSpanId: 'a7ad6b7169203331', operation: null, name: 'graphql' },
    { ...span, parentSpanId: null, operation: null, name: 'click element' },
  ]);
});

test.each([
  ['no ids', { ...click, traceId: undefined }],
  ['an id with other signs', { ...click, traceId: 'who@secret.test'.padEnd(32, '0') }],
  ['capital letters', { ...click, spanId: 'B7AD6B7169203331' }],
  ['an id of nothing', { ...click, traceId: '0'.repeat(32) }],
  ['a parent that is none', { ...click, parentSpanId: 'secret' }],
  ['an event that is none', { ...click, event: 'secret' }],
  ['neither event nor operation', span],
  ['an operation that is no name', { ...operation, operation: ['OrderList'] }],
  ['no outcome', { ...click, failed: 'secret' }],
  ['a time before it began', { ...click, took: -1 }],
  ['an end that is still to come', { ...click, took: 300 }],
  ['a time that is none', { ...click, ago: null }],
  ['a beginning long ago', { ...click, ago: 600_001 }],
  ['no span', 'secret'],
])('%s is refused, with everything that came along', (_what, given) => {
  expect(read(click, given)).toBeNull();
});

test('more spans than a page gathers are refused', () => {
  expect(read(...Array.from({ length: 50 }, () => click))).toHaveLength(50);
  expect(read(...Array.from({ length: 51 }, () => click))).toBeNull();
});

test.each([null, [], 'secret', {}, { spans: {} }])('the body %j is refused', (body) => {
  expect(readBrowserSpans(body, () => null)).toBeNull();
});
