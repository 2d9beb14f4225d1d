import type { MockInstance } from 'vitest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Sent {
  readonly address: string;
  readonly traceparent: string | null;
  readonly spans: readonly Record<string, unknown>[];
}

let sent: Sent[];
let answer: () => Promise<Response>;
let idle: () => Promise<void>;
let tracedFetch: typeof fetch;
let listening: MockInstance<typeof window.addEventListener>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  sent = [];
  answer = async () => new Response('{}');
  vi.stubGlobal('fetch', async (address: string, { headers, body }: RequestInit) => {
    const { spans = [] }: Partial<Sent> = JSON.parse(String(body));
    sent.push({ address, traceparent: new Headers(headers).get('traceparent'), spans });
    return answer();
  });
  idle = async () => undefined;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => void idle().then(run));
  listening = vi.spyOn(window, 'addEventListener');
  ({ tracedFetch } = await import('./tracedFetch.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  // The event listeners of earlier module instances are removed.
  for (const [type, listener, options] of listening.mock.calls)
    window.removeEventListener(type, listener, options);
  listening.mockRestore();
  document.body.replaceChildren();
});

const ask = (operationName: string) =>
  tracedFetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName, variables: { words: 'secret' } }),
  });
const told = () =>
  sent.filter(({ address }) => address === '/telemetry/traces').flatMap(({ spans }) => spans);
const press = (html: string, selector: string) => {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>(selector)?.click();
};
const gather = () => vi.advanceTimersByTimeAsync(6_000);

test("a request after a click belongs to the click's trace, which contains no text of the page", async () => {
  press('<button><span>Delete Ada Secret</span></button>', 'span');
  await Promise.all([ask('OrderList'), ask('OrderStats')]);
  await gather();
  const click = told().find(({ event }) => event === 'click');
  expect(click).toMatchObject({ element: 'button', failed: false });
  expect(click).not.toHaveProperty('parentSpanId');
  const operations = told().filter(({ operation }) => operation !== undefined);
  expect(operations.map(({ operation }) => operation)).toEqual(['OrderList', 'OrderStats']);
  for (const [index, { traceId, spanId, parentSpanId }] of operations.entries()) {
    expect([traceId, parentSpanId]).toEqual([click?.['traceId'], click?.['spanId']]);
    expect(sent[index]?.traceparent).toBe(`00-${traceId}-${spanId}-01`);
  }
  expect(JSON.stringify(told())).not.toMatch(/secret/i);
  for (const { ago, took } of told()) expect(Number(ago)).toBeGreaterThanOrEqual(Number(took));
});

test('the ids follow the standard, and are new for each request', async () => {
  await Promise.all([ask('One'), ask('Two')]);
  const given = sent.map(({ traceparent }) => traceparent);
  for (const traceparent of given) expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(new Set(given).size).toBe(2);
});

test('a later request does not belong to the click', async () => {
  press('<a role="tab" href="#one">One</a>', 'a');
  await vi.advanceTimersByTimeAsync(1_500);
  await ask('Polling');
  await gather();
  expect(told()).toMatchObject([{ operation: 'Polling' }]);
  expect(told()[0]).not.toHaveProperty('parentSpanId');
});

test('a click of a busy page keeps its requests, however late they start', async () => {
  const rendered = Promise.withResolvers<void>();
  idle = () => rendered.promise;
  press('<button>Next page</button>', 'button');
  await vi.advanceTimersByTimeAsync(4_000);
  await ask('OrderList');
  rendered.resolve();
  await vi.advanceTimersByTimeAsync(1_500);
  await ask('Polling');
  await gather();
  const click = told().find(({ event }) => event === 'click');
  const operations = told().filter(({ operation }) => operation !== undefined);
  expect(operations.map(({ operation, parentSpanId }) => [operation, parentSpanId])).toEqual([
    ['OrderList', click?.['spanId']],
    ['Polling', undefined],
  ]);
});

test('a trace begins with the page load, and requests that follow an answer belong to it', async () => {
  await ask('Me');
  await vi.advanceTimersByTimeAsync(800);
  await ask('OrderList');
  await gather();
  const load = told().find(({ event }) => event === 'load');
  const operations = told().filter(({ operation }) => operation !== undefined);
  expect(operations.map(({ parentSpanId }) => parentSpanId)).toEqual([load?.['spanId'], load?.['spanId']]);
  expect(Number(load?.['took'])).toBeGreaterThanOrEqual(800);
});

test('a failure is recorded, and thrown unchanged', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  press('<input type="text">', 'input');
  await expect(ask('OrderList')).rejects.toThrow('Failed to fetch');
  await gather();
  expect(told()).toMatchObject([
    { operation: 'OrderList', failed: true },
    { event: 'click', element: 'input', failed: true },
  ]);
});

test('leaving the page sends the recorded spans immediately, and none twice', async () => {
  press('<button>Go</button>', 'button');
  await ask('OrderList');
  window.dispatchEvent(new Event('pagehide'));
  expect(told()).toHaveLength(2);
  await ask('Later');
  await gather();
  expect(told().map(({ operation, event }) => operation ?? event)).toEqual(['OrderList', 'click', 'Later']);
});
