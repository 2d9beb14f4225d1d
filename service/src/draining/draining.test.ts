import { EventEmitter } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drainOf } from './draining.ts';

let now: number;
/** Runs while the server waits; each wait takes 50 ms. */
let meanwhile: () => unknown;
const wait = async (milliseconds: number): Promise<void> => {
  now += milliseconds;
  await meanwhile();
  // Sockets close in a turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
};

beforeEach(() => {
  now = 0;
  meanwhile = () => undefined;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

/** A server that answers everything but `/slow` immediately, and a client with keep-alive connections. */
async function start() {
  let answerSlow = (): unknown => undefined;
  const server = createServer((request, response) => {
    if (request.url === '/slow') answerSlow = () => response.end('{}');
    else response.end('{}');
  });
  const drain = drainOf(server, { wait });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const keeping = new Agent({ keepAlive: true });
  /** The Connection header of the answer, or the error code without one. */
  const ask = (path: string, agent: Agent | false = keeping) =>
    new Promise<string | undefined>((resolve) => {
      get({ port, host: '127.0.0.1', path, agent }, (answer) => {
        answer.resume().once('end', () => resolve(answer.headers.connection));
      }).once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    });
  /** Sends a request and waits until the server has it, not for the answer. */
  const begin = async (path: string) => {
    const [answer] = [
      ask(path),
      await new Promise<void>((resolve) => server.once('request', () => setImmediate(resolve))),
    ];
    return { answer };
  };
  /** Settles after this many more requests. */
  const came = (count: number) =>
    new Promise<void>((resolve) => {
      let left = count;
      server.on('request', () => (left -= 1) === 0 && resolve());
    });
  return { port, ask, begin, came, drain, answerSlow: () => answerSlow() };
}

test('new connections are refused, and each open one ends with its next answer', async () => {
  const { ask, begin, drain, answerSlow } = await start();
  const slow = await begin('/slow');
  expect(await ask('/graphql')).toBe('keep-alive');
  const seen: unknown[] = [];
  meanwhile = async () => {
    if (now !== 500) return;
    seen.push(await ask('/graphql', false));
    // No request came over it for half a second: it stayed open, and answers once more.
    seen.push(await ask('/graphql'), await ask('/graphql'));
    answerSlow();
    seen.push(await slow.answer);
  };
  await drain();
  expect(seen).toEqual(['ECONNREFUSED', 'close', 'ECONNREFUSED', 'close']);
  // All connections are closed, so the server need not wait.
  expect(now).toBeLessThanOrEqual(550);
});

test('an idle connection stays open for a second after the last answer, whatever probes ask', async () => {
  const { ask, drain } = await start();
  await ask('/graphql');
  await ask('/readyz');
  await drain();
  expect(now).toBe(1_050);
});

test('without connections the server does not wait', async () => {
  const { ask, drain } = await start();
  await ask('/graphql', false);
  await drain();
  expect(now).toBe(0);
});

test('a client that connected before the port closed is answered, whether or not the process had accepted it', async () => {
  const { ask, drain } = await start();
  const answer = ask('/graphql', false);
  // The kernel has accepted the connection by now, and this process has not: that takes a turn of the event loop.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  await drain();
  expect(await answer).toBe('close');
});

test('the server does not wait for a connection that only probes have used', async () => {
  const { ask, drain } = await start();
  await ask('/readyz');
  await drain();
  expect(now).toBe(0);
});

test('requests in flight are awaited however long they take, whatever was answered meanwhile', async () => {
  const { ask, begin, drain, answerSlow } = await start();
  const slow = await begin('/slow');
  await ask('/graphql');
  meanwhile = async () => {
    if (now !== 5_000) return;
    answerSlow();
    expect(await slow.answer).toBe('close');
  };
  await drain();
  expect(now).toBeGreaterThanOrEqual(5_000);
});

test('of two answers on one connection the later one closes it, even when the first was written before', async () => {
  const { port, drain, answerSlow, came } = await start();
  const socket = connect(port, '127.0.0.1');
  const said = text(socket);
  const bothCame = came(2);
  socket.write(['/graphql', '/slow'].map((path) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`).join(''));
  await bothCame;
  meanwhile = answerSlow;
  await drain();
  expect((await said).match(/^connection: .*$/gim)).toEqual(['Connection: keep-alive', 'connection: close']);
});

/** Turns of the event loop until the port is closed; `happens` is called in each of them with its number. */
async function turnsUntilClosed(happens: (turn: number, server: Server) => unknown): Promise<number> {
  const server = createServer().removeAllListeners('connection');
  const drain = drainOf(server, { wait });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listeners = server.listenerCount('connection');
  let turns = 0;
  const turn = () => {
    if (!server.listening) return;
    happens((turns += 1), server);
    setImmediate(turn);
  };
  setImmediate(turn);
  await drain();
  expect(server.listenerCount('connection')).toBe(listeners);
  return turns;
}

test('the port closes after two short turns in a row without a connection, and after 200 in any case', async () => {
  const arrive = (server: Server) => server.emit('connection', new EventEmitter());
  expect(await turnsUntilClosed(() => undefined)).toBe(2);
  expect(await turnsUntilClosed((turn, server) => turn <= 10 && arrive(server))).toBe(12);
  expect(await turnsUntilClosed((turn, server) => turn % 2 === 0 && turn < 20 && arrive(server))).toBe(20);
  expect(await turnsUntilClosed((_turn, server) => arrive(server))).toBe(200);
  // A long turn may hide a new connection.
  expect(await turnsUntilClosed((turn) => (now += turn <= 10 ? 1.1 : 1))).toBe(12);
});
