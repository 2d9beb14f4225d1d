// @module-tag any-store
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type GatewayProcess, startGateway } from '../support/processes/gateway-process.ts';
import { type CountingRest, startCountingRest } from './counting-rest.ts';
import { openSlowSockets, slowBeginnings } from './slow-sockets.ts';

let rest: CountingRest;
let gateway: GatewayProcess;
beforeEach(async () => {
  rest = await startCountingRest();
  gateway = await startGateway(rest.url, {
    HEADERS_TIMEOUT_MS: '1500',
    BODY_TIMEOUT_MS: '1500',
    // Far fewer than there are slow ones.
    MAX_REQUESTS_IN_FLIGHT: '20',
  });
});
afterEach(async () => {
  await gateway.stop();
  await rest.stop();
});

const ask = async (query: string): Promise<number> => {
  const { status } = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer staff' },
    body: JSON.stringify({ query }),
  });
  return status;
};

describe('300 sockets that send one byte after the other', () => {
  it.each(slowBeginnings)(
    'of $name are closed with a message, and others are answered meanwhile',
    async ({ beginning, told }) => {
      const slow = openSlowSockets(gateway.port, 300, beginning);
      const others: number[] = [];
      await expect
        .poll(
          async () => {
            others.push(await ask('{ __typename }'));
            return slow.closed();
          },
          { timeout: 50_000 },
        )
        .toBe(300);
      slow.hangUp();
      // A socket that sends after the end may miss the message.
      const heard = slow.answers().filter((answer) => answer !== '');
      expect(heard.length).toBeGreaterThan(0);
      expect(heard.filter((answer) => !told.test(answer))).toEqual([]);
      expect(others.filter((status) => status !== 200)).toEqual([]);
      expect(rest.calls()).toBe(0);
    },
  );

  it('of files block nothing else', async () => {
    const slow = openSlowSockets(
      gateway.port,
      300,
      'PUT /files/abcdefgh.csv?expires=9&signature=s HTTP/1.1\r\nhost: a\r\ncontent-type: text/csv\r\ncontent-length: 500000\r\n\r\nid\n',
    );
    // More than there are places for, so some were refused.
    await expect
      .poll(() => slow.answers().filter((answer) => answer.startsWith('HTTP/1.1 503')).length)
      .toBeGreaterThan(0);
    expect(await ask('{ __typename }')).toBe(200);
    slow.hangUp();
    const put = () =>
      fetch(`${gateway.url}/files/abcdefgh.csv?expires=9&signature=s`, {
        method: 'PUT',
        headers: { 'content-type': 'text/csv' },
        body: 'id\n',
      });
    await expect.poll(async () => (await put()).status).toBe(404);
  });
});

it('300 clients that leave halfway hold no place', async () => {
  const body = JSON.stringify({ query: '{ me { id } }' });
  const head = `POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  for (const cut of [10, head.length + 5, head.length + body.length])
    await Promise.all(
      Array.from({ length: 100 }, () => {
        const socket = connect(gateway.port, '127.0.0.1');
        socket.on('error', () => socket.destroy());
        return new Promise<void>((resolve) => {
          socket.once('close', () => resolve());
          socket.write((head + body).slice(0, cut), () => socket.destroy());
        });
      }),
    );
  await expect.poll(() => ask('{ __typename }')).toBe(200);
});
