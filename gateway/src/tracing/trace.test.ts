import { expect, test } from 'vitest';
import { listOrders } from '../rest/calls/orders.ts';
import { continueTrace } from './trace.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const goneOn = (traceparent: string | undefined) =>
  continueTrace({ traceparent }).startCall(listOrders).headers['traceparent'];

test.each(['00', '01'])(
  'the trace of a client goes on, recorded or not (%s), in spans of its own',
  (flags) => {
    const given = `00-${traceId}-b7ad6b7169203331-${flags}`;
    const [one, other] = [goneOn(given), goneOn(given)];
    expect(one).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-${flags}$`));
    expect(one).not.toBe(other);
    expect(one).not.toContain('b7ad6b7169203331');
  },
);

test.each([
  undefined,
  'nonsense',
  `01-${traceId}-b7ad6b7169203331-01`,
  `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-b7ad6b7169203331-01`,
])('%s begins a new one', (given) => {
  expect(goneOn(given)).toMatch(/^00-(?!0af7|0{32})[0-9a-f]{32}-[0-9a-f]{16}-01$/);
});
