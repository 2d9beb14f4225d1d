import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Change, Ending } from './change.ts';
import { gatewaySource } from './gatewaySource.ts';

const change: Change = { position: '7', type: 'JOB', id: '12-3', kind: 'UPDATED', by: null };
const next = (message: object) => `event: next\ndata: ${JSON.stringify(message)}\n\n`;
const complete = 'event: complete\ndata:\n\n';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens the stream before a gateway that answers with `response`. */
function opening(response: Response, after: string | null = null) {
  const asked = vi.fn<typeof fetch>(async () => response);
  vi.stubGlobal('fetch', asked);
  const reader = {
    opened: vi.fn<() => void>(),
    changed: vi.fn<(change: Change) => void>(),
    ended: vi.fn<(why: Ending) => void>(),
  };
  const close = gatewaySource('http://gateway.test/graphql/stream').open(after, reader);
  return { asked, reader, close };
}

const stream = (body: string | ReadableStream<Uint8Array>) =>
  new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
const refusal = (status: number, code: string) =>
  Response.json({ errors: [{ message: 'No', extensions: { code } }] }, { status });

test('changes arrive until the gateway completes the stream', async () => {
  const { asked, reader } = opening(stream(next({ data: { changes: change } }) + complete), '6');
  await vi.waitFor(() => expect(reader.ended.mock.calls).toEqual([['completed']]));
  expect(reader.opened).toHaveBeenCalledOnce();
  expect(reader.changed.mock.calls).toEqual([[change]]);
  const [, request] = asked.mock.calls[0] ?? [];
  expect(JSON.parse(String(request?.body))).toMatchObject({ variables: { after: '6' } });
  expect(new Headers(request?.headers).get('apollo-require-preflight')).toBe('true');
});

test.each<[string, Response, Ending]>([
  [
    'an error of a position',
    stream(next({ errors: [{ message: 'No', extensions: { code: 'events.gone' } }] })),
    'gone',
  ],
  ['a refused position', refusal(410, 'events.gone'), 'gone'],
  [
    'a server without events',
    stream(next({ errors: [{ message: 'No', extensions: { code: 'NOT_OFFERED' } }] })),
    'not-offered',
  ],
  ['a gateway without a stream', new Response('<html>', { status: 404 }), 'not-offered'],
  ['an ended session', refusal(401, 'auth.unauthenticated'), 'unauthenticated'],
  ['a busy gateway', refusal(503, 'unavailable'), 'failed'],
  ['a page of a proxy', new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'failed'],
])('%s ends it once', async (_, response, why) => {
  const { reader } = opening(response);
  await vi.waitFor(() => expect(reader.ended.mock.calls).toEqual([[why]]));
  expect(reader.changed).not.toHaveBeenCalled();
});

test('a connection without a heartbeat is dead after a minute', async () => {
  let write: ReadableStreamDefaultController<Uint8Array> | undefined;
  const open = new ReadableStream<Uint8Array>({ start: (controller) => void (write = controller) });
  const { reader } = opening(stream(open));
  await vi.waitFor(() => expect(reader.opened).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(50_000);
  write?.enqueue(new TextEncoder().encode(':\n\n'));
  // The heartbeat has passed the transformation.
  await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(50_000);
  expect(reader.ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reader.ended.mock.calls).toEqual([['failed']]);
});

test('a closed stream reports nothing more', async () => {
  const { reader, close } = opening(stream(next({ data: { changes: change } }) + complete));
  close();
  await new Promise((resolve) => setImmediate(resolve));
  expect([reader.changed.mock.calls, reader.ended.mock.calls]).toEqual([[], []]);
});
