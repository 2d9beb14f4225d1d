import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { unavailableReason } from '../http/database-errors.ts';
import { openPool } from './postgres-pool.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';

const reasonOf = (statement: Promise<unknown>): Promise<unknown> =>
  statement.then(() => 'answered', unavailableReason);

it.skipIf(url === '')('a statement and a lock wait time out, and the connection stays usable', async () => {
  const pool = openPool(url, { timeoutMs: 400, max: 1 });
  const other = openPool(url, { timeoutMs: 0, max: 1 });
  onTestFinished(async () => void (await Promise.all([pool.end(), other.end()])));
  expect(await reasonOf(pool.query('select pg_sleep(60)'))).toBe('slow');
  const key = Math.floor(Math.random() * 1e9);
  await other.query('select pg_advisory_lock($1)', [key]);
  await expect(pool.query('select pg_advisory_lock($1)', [key])).rejects.toMatchObject({ code: '55P03' });
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it.skipIf(url === '')('a silent server ends the statement as well', async () => {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  let silent = false;
  const line = createServer((near) => {
    const far = connect(Number(port || '5432'), hostname);
    sockets.push(near, far);
    near.on('data', (bytes) => silent || far.write(bytes)).on('error', () => far.destroy());
    far.on('data', (bytes) => silent || near.write(bytes)).on('error', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  const address = line.address();
  const through = new URL(url);
  through.host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const pool = openPool(through.href, { timeoutMs: 100, max: 1 });
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    line.close();
    await pool.end();
  });
  await pool.query('select 1');
  silent = true;
  expect(await reasonOf(pool.query('select 1'))).toBe('slow');
});
