// @module-tag any-store
import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilQuiet } from './draining.ts';

let now: number;
/** What is done while the server waits; each wait takes 50 ms. */
let meanwhile: () => void;
const wait = async (milliseconds: number): Promise<void> => {
  now += milliseconds;
  meanwhile();
};

beforeEach(() => {
  now = 1_000_000;
  meanwhile = () => undefined;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => vi.restoreAllMocks());

/** A server of which only connections and requests are known. */
function start() {
  const server = new EventEmitter();
  const quiet = untilQuiet(server as Server, wait);
  const open = () => {
    const socket = new EventEmitter();
    server.emit('connection', socket);
    return () => socket.emit('close');
  };
  const ask = (url: string) => {
    const response = new EventEmitter();
    server.emit('request', { url }, response);
    return () => response.emit('close');
  };
  /** For how many milliseconds it is waited. */
  const waited = async () => {
    const began = now;
    await quiet();
    return now - began;
  };
  return { open, ask, waited };
}

test('a server that nobody is connected to is not needed', async () => {
  const { open, ask, waited } = start();
  expect(await waited()).toBe(0);
  const close = open();
  ask('/v1/orders')();
  close();
  expect(await waited()).toBe(0);
});

test('a connection that nobody has asked anything by is not needed either', async () => {
  const { open, waited } = start();
  open();
  expect(await waited()).toBe(0);
});

test('it is needed until a second after the last request, unless the connection is closed before', async () => {
  const { open, ask, waited } = start();
  const close = open();
  ask('/v1/orders')();
  expect(await waited()).toBe(1_050);
  expect(await waited()).toBe(0);
  ask('/v1/orders')();
  meanwhile = () => void (now === 1_001_350 && close());
  expect(await waited()).toBe(300);
});

test('who only watches does not keep it', async () => {
  const { open, ask, waited } = start();
  open();
  for (const url of ['/readyz', '/metrics']) ask(url);
  expect(await waited()).toBe(0);
});

test('what is under way is waited for, and for eight seconds at most', async () => {
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
