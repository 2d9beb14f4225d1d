import { EventEmitter } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drainOf } from './draining.ts';

let now: number;
/** Called while the server waits; each wait takes 50 ms. */
let meanwhile: () => unknown;
const wait = async (milliseconds: number): Promise<void> => {
  now += milliseconds;
  await meanwhile();
};

beforeEach(() => {
  now = 1_000_000;
  meanwhile = () => undefined;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => vi.restoreAllMocks());

/** A fake server with connections and requests only. */
function start() {
  const server = createServer().removeAllListeners('connection');
  const quiet = drainOf(server, { neededPath: '/livez', longestMs: 8_000, wait });
  let socket = new EventEmitter();
  const open = () => {
    const opened = new EventEmitter();
    socket = opened;
    server.emit('connection', opened);
    return () => opened.emit('close');
  };
  const ask = (url: string) => {
    const response = Object.assign(new EventEmitter(), { headersSent: true, setHeader: () => undefined });
    server.emit('request', { url, socket }, response);
    return () => response.emit('close');
  };
  /** Milliseconds that the drain took. */
  const waited = async () => {
    const began = now;
    await quiet();
    return now - began;
  };
  return { open, ask, waited };
}

test('a server without connections drains immediately', async () => {
  const { open, ask, waited } = start();
  expect(await waited()).toBe(0);
  const close = open();
  ask('/v1/orders')();
  close();
  expect(await waited()).toBe(0);
});

test('a connection without a request for a second does not hold up the drain', async () => {
  const { open, waited } = start();
  open();
  expect(await waited()).toBe(1_050);
  expect(await waited()).toBe(0);
});

test('the drain ends a second after the last request, or when the connection closes', async () => {
  const { open, ask, waited } = start();
  const close = open();
  ask('/v1/orders')();
  expect(await waited()).toBe(1_050);
  expect(await waited()).toBe(0);
  ask('/v1/orders')();
  meanwhile = () => void (now === 1_001_350 && close());
  expect(await waited()).toBe(300);
});

test('watchers do not hold up the drain', async () => {
  const { open, ask, waited } = start();
  open();
  for (const url of ['/readyz', '/metrics']) ask(url);
  expect(await waited()).toBe(0);
});

test('requests in flight are awaited, for at most eight seconds', async () => {
  const { open, ask, waited } = start();
  const close = open();
  const ends = [ask('/v1/orders'), ask('/v1/jobs')];
  meanwhile = () => {
    if (now === 1_000_200) ends[0]?.();
    if (now === 1_000_400) {
      ends[1]?.();
      close();
    }
  };
  expect(await waited()).toBe(400);
  open();
  ask('/v1/orders');
  expect(await waited()).toBe(8_000);
});

/** A server that answers immediately, and a client with keep-alive connections. */
async function startForReal() {
  const server = createServer((request, response) => {
    if (request.url === '/v1/slow') slow = () => response.end('{}');
    else response.end('{}');
  });
  let slow = (): unknown => undefined;
  const quiet = drainOf(server, { neededPath: '/livez', longestMs: 8_000, wait });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  /** The connection header of the answer, or the error code if there is none. */
  const ask = (path: string, over: Agent | false = agent) =>
    new Promise<string | undefined>((resolve) => {
      get({ port, host: '127.0.0.1', path, agent: over }, (answer: IncomingMessage) => {
        answer.resume().once('end', () => resolve(answer.headers.connection));
      }).once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    });
  const asked = () => new Promise<void>((resolve) => server.once('request', () => setImmediate(resolve)));
  /** Resolves after this many more requests. */
  const came = (count: number) =>
    new Promise<void>((resolve) => {
      let left = count;
      server.on('request', () => (left -= 1) === 0 && resolve());
    });
  return {
    port,
    ask,
    asked,
    came,
    quiet,
    answerSlow: () => slow(),
    end: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

test("a second after the gateway's last word, no connection is accepted and each one ends with its next answer", async () => {
  const { ask, asked, quiet, answerSlow, end } = await startForReal();
  const [slow] = [ask('/v1/slow'), await asked()];
  expect(await ask('/v1/orders')).toBe('keep-alive');
  const seen: Record<number, unknown> = {};
  meanwhile = async () => {
    if (now === 1_001_000) seen[now] = await ask('/v1/orders');
    if (now === 1_001_100) {
      // The unused connection stayed open and answers once more.
      seen[now] = [await ask('/v1/orders'), await ask('/v1/orders', false)];
      answerSlow();
      seen[now + 1] = await slow;
    }
  };
  await quiet();
  expect(seen).toEqual({
    1_001_000: 'keep-alive',
    1_001_100: ['close', 'ECONNREFUSED'],
    1_001_101: 'close',
  });
  await end();
});

test('a gateway that is stopping as well is served as before', async () => {
  const { ask, quiet, end } = await startForReal();
  const connections = [await ask('/v1/orders')];
  meanwhile = async () => {
    if ((now - 1_000_000) % 300 === 0 && now <= 1_003_000) connections.push(await ask('/livez'));
    // On a new connection, which would not be accepted any more.
    if (now === 1_003_000) connections.push(await ask('/v1/orders', new Agent({ keepAlive: true })));
  };
  await quiet();
  expect(connections).toEqual(Array.from({ length: 12 }, () => 'keep-alive'));
  expect(now).toBeGreaterThan(1_003_900);
  await end();
});

test('a client that connected before the port closed is answered, accepted or not', async () => {
  const { ask, quiet, end } = await startForReal();
  const answer = ask('/v1/orders', false);
  // The system has accepted the connection, this process has not: that takes a turn of the event loop.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  await quiet();
  expect(await answer).toBe('close');
  await end();
});

test('of two answers on one connection the later one closes it, even if the first was sent before', async () => {
  const { port, quiet, answerSlow, came, end } = await startForReal();
  const socket = connect(port, '127.0.0.1');
  const said = text(socket);
  const bothCame = came(2);
  socket.write(['/v1/orders', '/v1/slow'].map((path) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`).join(''));
  await bothCame;
  meanwhile = () => void (now === 1_001_100 && answerSlow());
  await quiet();
  expect((await said).match(/^connection: .*$/gim)).toEqual(['Connection: keep-alive', 'connection: close']);
  await end();
});

/** Turns of the event loop until the port closes; `happens` is called in each with its number. */
async function turnsUntilClosed(happens: (turn: number, server: Server) => unknown): Promise<number> {
  const server = createServer().removeAllListeners('connection');
  const quiet = drainOf(server, { neededPath: '/livez', longestMs: 8_000, wait });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listeners = server.listenerCount('connection');
  let turns = 0;
  const turn = () => {
    if (!server.listening) return;
    happens((turns += 1), server);
    setImmediate(turn);
  };
  setImmediate(turn);
  await quiet();
  expect(server.listenerCount('connection')).toBe(listeners);
  return turns;
}

test('the port closes after two consecutive short turns without a connection, and after 200 turns in any case', async () => {
  const arrive = (server: Server) => server.emit('connection', new EventEmitter());
  expect(await turnsUntilClosed(() => undefined)).toBe(2);
  expect(await turnsUntilClosed((turn, server) => turn <= 10 && arrive(server))).toBe(12);
  expect(await turnsUntilClosed((turn, server) => turn % 2 === 0 && turn < 20 && arrive(server))).toBe(20);
  expect(await turnsUntilClosed((_turn, server) => arrive(server))).toBe(200);
  // A long turn may hide a new connection.
  expect(await turnsUntilClosed((turn) => (now += turn <= 10 ? 1.1 : 1))).toBe(12);
});
