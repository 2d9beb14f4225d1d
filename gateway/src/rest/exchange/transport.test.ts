import { getEventListeners, once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CallerGoneError, UnreachableError } from '../../errors/rest-error.ts';
import { held } from '../../testing/rest-client.ts';
import { RestServer } from '../../testing/rest-server.ts';
import { Transport } from './transport.ts';

let rest: RestServer;
let transport: Transport;

beforeEach(async () => {
  rest = await RestServer.start();
  rest.on('GET /quick', { raw: 'quick' });
  transport = new Transport({ baseUrl: `${rest.url}/`, connections: 1 });
});

afterEach(async () => {
  await transport.close();
  await rest.stop();
});

const get = (path: string) => ({ method: 'GET', path, headers: {}, body: null });
const never = new AbortController().signal;
const running = () => transport.connections.running;

/** A path whose answer waits. */
function slow(path: string): () => void {
  const { until, release } = held();
  rest.on(`GET ${path}`, async () => {
    await until;
    return { raw: 'slow' };
  });
  return release;
}

test('one connection carries one call, and the next one waits for it', async () => {
  const release = slow('/slow');
  const first = transport.send(get('/slow'), 10_000, null);
  await expect.poll(() => rest.calls).toEqual(['GET /slow']);
  const second = transport.send(get('/quick'), 10_000, null);
  expect(transport.connections).toEqual({ connected: 1, free: 0, running: 1, queued: 1 });
  release();
  expect([(await first).text, (await second).text]).toEqual(['slow', 'quick']);
});

test('a call whose client leaves, or that times out, while it waits for a connection is never sent', async () => {
  const release = slow('/slow');
  const first = transport.send(get('/slow'), 10_000, null);
  await expect.poll(running).toBe(1);
  const leaving = new AbortController();
  const gone = transport.send(get('/gone'), 10_000, leaving.signal);
  leaving.abort();
  await expect(gone).rejects.toBeInstanceOf(CallerGoneError);
  await expect(transport.send(get('/late'), 1, null)).rejects.toMatchObject({ status: 504 });
  await expect(transport.send(get('/left'), 10_000, AbortSignal.abort())).rejects.toBeInstanceOf(
    CallerGoneError,
  );
  release();
  await first;
  await transport.send(get('/quick'), 10_000, null);
  expect(rest.calls).toEqual(['GET /slow', 'GET /quick']);
});

const waiting = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

test('an answered call leaves nothing behind', async () => {
  const { signal } = new AbortController();
  const before = waiting();
  for (let time = 0; time < 10; time += 1) {
    await transport.send(get('/quick'), 10_000, signal);
    const { body } = await transport.stream(get('/quick'), 10_000, signal);
    await text(body);
  }
  expect(waiting() - before).toBeLessThan(10);
  const waits = transport.stream(get('/quick'), 10_000, signal);
  const [end] = getEventListeners(signal, 'abort').slice(-1);
  const { body } = await waits;
  // The other listener ends the body, should its client leave; the one that ends the waiting is removed.
  expect(getEventListeners(signal, 'abort')).not.toContain(end);
  await text(body);
});

test('a streamed answer begins before its deadline, or fails', async () => {
  const release = slow('/slow');
  const late = transport.stream(get('/slow'), 30, never);
  await expect(late).rejects.toMatchObject({ name: 'UnreachableError', status: 504 });
  await rest.arrivals[0]?.abandoned;
  release();
  expect(await text((await transport.stream(get('/quick'), 10_000, never)).body)).toBe('quick');
});

test('a streamed answer ends with its client, before it begins and after', async () => {
  const asked = get('/quick');
  await expect(transport.stream(asked, 10_000, AbortSignal.abort())).rejects.toBeInstanceOf(CallerGoneError);
  expect(rest.calls).toEqual([]);

  const release = slow('/slow');
  const before = new AbortController();
  const waits = transport.stream(get('/slow'), 10_000, before.signal);
  await expect.poll(running).toBe(1);
  before.abort();
  await expect(waits).rejects.toBeInstanceOf(CallerGoneError);
  release();

  const after = new AbortController();
  rest.on('GET /long', { raw: 'x'.repeat(5_000_000) });
  const { body } = await transport.stream(get('/long'), 10_000, after.signal);
  const read = text(body);
  after.abort();
  await expect(read).rejects.toMatchObject({ code: 'UND_ERR_ABORTED' });
  expect(body.destroyed).toBe(true);
});

test('a server that cannot be reached, or only after the timeout, is unreachable', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  // It accepts the connection and stays silent where TLS has to begin.
  const locked = new Transport({
    baseUrl: `https://127.0.0.1:${port}`,
    connections: 1,
    connectTimeoutMs: 30,
  });
  const failure = await locked.send(get('/quick'), 10_000, null).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UnreachableError);
  expect(failure).toMatchObject({ status: 504 });
  await locked.close();
  silent.close();

  await rest.stop();
  for (const refused of [
    transport.send(get('/quick'), 10_000, null),
    transport.stream(get('/quick'), 10_000, never),
  ])
    await expect(refused).rejects.toMatchObject({ name: 'UnreachableError', status: 502 });
  rest = await RestServer.start();
});
