import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { held } from '../testing/rest-client.ts';
import { RestServer } from '../testing/rest-server.ts';
import { stopOnSignal } from './shutdown.ts';

/** A fake process that emits events and records calls. */
class OwnProcess extends EventEmitter {
  connected = true;
  readonly disconnect = vi.fn<() => void>(() => (this.connected = false));
}

let rest: RestServer;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  rest = await RestServer.start();
  rest.on('GET /livez', { body: {} });
});
afterEach(async () => {
  vi.useRealTimers();
  await rest.stop();
});

function start() {
  const { until, release } = held();
  const breakOff = vi.fn<() => void>();
  const drain = vi.fn<() => Promise<void>>(() => until);
  const close = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const log = { info: vi.fn<(facts: unknown) => void>() };
  const readiness = { stopping: false };
  const own = new OwnProcess();
  stopOnSignal(
    { readiness, drain, close, server: { server: { closeAllConnections: breakOff } } },
    rest.url,
    log,
    own,
  );
  return { breakOff, drain, close, log, readiness, own, finish: release };
}

test.each(['SIGTERM', 'SIGINT', 'disconnect'])(
  '%s stops it once, and disconnects from the parent process',
  async (word) => {
    const { breakOff, drain, close, log, readiness, own, finish } = start();
    expect(readiness.stopping).toBe(false);
    own.emit(word);
    expect(readiness.stopping).toBe(true);
    for (const again of ['SIGTERM', 'SIGINT', 'disconnect']) own.emit(again);
    expect(drain).toHaveBeenCalledTimes(1);
    // Clients that are still connected keep everything.
    expect(close).not.toHaveBeenCalled();
    expect(log.info).toHaveBeenCalledTimes(1);
    expect(own.disconnect).not.toHaveBeenCalled();
    finish();
    await expect.poll(() => own.disconnect.mock.calls.length).toBe(1);
    expect(close).toHaveBeenCalledTimes(1);
    // No timer is left that would keep the process alive, or would run after its end.
    expect(vi.getTimerCount()).toBe(0);
    expect(breakOff).not.toHaveBeenCalled();
  },
);

test('the parent process may have gone', async () => {
  const { own, finish } = start();
  own.connected = false;
  own.emit('disconnect');
  finish();
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  expect(own.disconnect).not.toHaveBeenCalled();
});

test('REST v1 is kept up while requests are in flight, and these are aborted in the end', async () => {
  const { breakOff, own, finish } = start();
  const twice = held();
  rest.on('GET /livez', () => {
    if (rest.calls.length === 2) twice.release();
    return { body: {} };
  });
  own.emit('SIGTERM');
  vi.advanceTimersByTime(600);
  await twice.until;
  vi.advanceTimersByTime(7_399);
  expect(breakOff).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(breakOff).toHaveBeenCalledTimes(1);
  finish();
  await expect.poll(() => own.disconnect.mock.calls.length).toBe(1);
});
