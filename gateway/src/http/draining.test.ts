import { EventEmitter } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drainOf } from './draining.ts';

let now: number;
/** What is done while the server waits; each wait takes 50 ms. */
let meanwhile: () => unknown;
const wait = async (milliseconds: number): Promise<void> => {
  now += milliseconds;
  await meanwhile();
  // What closes, closes in a turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
};

beforeEach(() => {
  now = 0;
  meanwhile = () => undefined;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

/** A server that answers everything at once but `/slow`, and somebody who keeps his connections to it. */
async function start() {
  let answerSlow = (): unknown => undefined;
  const server = createServer((request, response) => {
    if (request.url === '/slow') answerSlow = () => response.end('{}');
    else response.end('{}');
  });
  const drain = drainOf(server, wait);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const keeping = new Agent({ keepAlive: true });
  /** What is said about the connection with the answer, or the code of why there is none. */
  const ask = (path: string, agent: Agent | false = keeping) =>
    new Promise<string | undefined>((resolve) => {
      get({ port, host: '127.0.0.1', path, agent }, (answer) => {
        answer.resume().once('end', () => resolve(answer.headers.connection));
      }).once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    });
  /** Asks without waiting for the answer, but until the server has the request. */
  const begin = async (path: string) => {
    const [answer] = [
      ask(path),
      await new Promise<void>((resolve) => server.once('request', () => setImmediate(resolve))),
    ];
    return { answer };
  };
  /** Settles when so many more requests have come. */
  const came = (count: number) =>
    new Promise<void>((resolve) => {
      let left = count;
      server.on('request', () => (left -= 1) === 0 && resolve());
    });
  return { port, ask, begin, came, drain, answerSlow: () => answerSlow() };
}

test('nobody new is let in, and each connection ends with its next answer', async () => {
  const { ask, begin, drain, answerSlow } = await start();
  const slow = await begin('/slow');
  expect(await ask('/graphql')).toBe('keep-alive');
  const seen: unknown[] = [];
  meanwhile = async () => {
    if (now !== 500) return;
    seen.push(await ask('/graphql', false));
    // Nobody had asked by it for half a second: it was left open, and answers once more.
    seen.push(await ask('/graphql'), await ask('/graphql'));
    answerSlow();
    seen.push(await slow.answer);
  };
  await drain();
  expect(seen).toEqual(['ECONNREFUSED', 'close', 'ECONNREFUSED', 'close']);
  // All connections are closed, so there is nobody to wait for.
  expect(now).toBeLessThanOrEqual(550);
});

test('a connection that nobody asks by is left alone for a second after the last answer, whoever watches', async () => {
  const { ask, drain } = await start();
  await ask('/graphql');
  await ask('/readyz');
  await drain();
  expect(now).toBe(1_050);
});

test('with nobody connected there is nothing to wait for', async () => {
  const { ask, drain } = await start();
  await ask('/graphql', false);
  await drain();
  expect(now).toBe(0);
});

test('who has come before the port is closed is answered, whether or not he was let in already', async () => {
  const { ask, drain } = await start();
  const answer = ask('/graphql', false);
  // The system has let him in then, and this process has not: that takes a turn of the event loop.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  await drain();
  expect(await answer).toBe('close');
});

test('a connection by which only those who watch have asked is not waited for', async () => {
  const { ask, drain } = await start();
  await ask('/readyz');
  await drain();
  expect(now).toBe(0);
});

test('what is under way is waited for however long it takes, whatever was answered meanwhile', async () => {
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

test('of two answers on one connection the later one closes it, also when the first was given before', async () => {
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

/** Turns of the event loop until the port is closed, in each of which `happens` is called with its number. */
async function turnsUntilClosed(happens: (turn: number, server: Server) => unknown): Promise<number> {
  const server = createServer().removeAllListeners('connection');
  const drain = drainOf(server, wait);
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

test('the port is closed after two short turns in a row that brought nobody, and after 200 anyway', async () => {
  const arrive = (server: Server) => server.emit('connection', new EventEmitter());
  expect(await turnsUntilClosed(() => undefined)).toBe(2);
  expect(await turnsUntilClosed((turn, server) => turn <= 10 && arrive(server))).toBe(12);
  expect(await turnsUntilClosed((turn, server) => turn % 2 === 0 && turn < 20 && arrive(server))).toBe(20);
  expect(await turnsUntilClosed((_turn, server) => arrive(server))).toBe(200);
  // A long turn may hide somebody who has come.
  expect(await turnsUntilClosed((turn) => (now += turn <= 10 ? 1.1 : 1))).toBe(12);
});
