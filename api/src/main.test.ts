import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { firstMessage } from '@shepherd/service/testing/first-message.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './database/open.ts';
import { fileUrls, storedFile } from './files/signed-urls.ts';
import { enqueue } from './outbox/work.ts';
import { writeMail } from './outbox/mail.ts';
import { readSettings } from './settings.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shepherd-main-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const main = path.join(import.meta.dirname, 'main.ts');

function run(settings: Record<string, string>) {
  const child = fork(main, {
    env: {
      DATA_DIR: path.join(folder, 'data'),
      SEED_DEMO: '0',
      LOG_LEVEL: 'warn',
      API_PORT: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
  });
  const errors = child.stderr?.toArray() ?? Promise.resolve([]);
  child.stdout?.resume();
  return {
    child,
    exit: once(child, 'exit'),
    errors: async () =>
      Buffer.concat(await errors)
        .toString()
        .trim(),
  };
}

describe('the command', () => {
  it('reports when it is ready, answers, stops on SIGTERM with code 0, and leaves only private files', async () => {
    const { child, exit } = run({});
    const message = await firstMessage(child);
    expect(message).toMatchObject({ ready: true, port: expect.any(Number) });
    const url = `http://localhost:${message.port}`;
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('http_request_duration_seconds_bucket');
    expect((await fetch(`${url}/mailbox`)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await exit)[0]).toBe(0);
    const data = path.join(folder, 'data');
    const names = ['.', ...readdirSync(data, { recursive: true, encoding: 'utf8' })];
    expect(names).toContain('lock.sqlite');
    expect(names.filter((name) => (statSync(path.join(data, name)).mode & 0o077) !== 0)).toEqual([]);
  });

  it('stops with code 0 on a SIGTERM that is sent as soon as it is ready', async () => {
    // The process stalls after it has sent its message, as on a busy machine.
    const standStill = `const { send } = process;
      process.send = (...message) => {
        const sent = send.apply(process, message);
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
        return sent;
      };`;
    const { child, exit } = run({
      DATA_DIR: path.join(folder, 'signalled'),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(standStill)}`,
    });
    await firstMessage(child);
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });

  it('refuses a data directory that others can write, and leaves it unchanged', async () => {
    const data = path.join(folder, 'exposed');
    mkdirSync(data);
    chmodSync(data, 0o777);
    const { exit, errors } = run({ DATA_DIR: data });
    expect((await exit)[0]).toBe(1);
    expect(await errors()).toMatch(/^Other accounts .* can write .* chmod 700 '.*exposed'/);
    expect(readdirSync(data)).toEqual([]);
  });

  it('ends with 0 although a mail server has accepted a connection and is silent', async () => {
    const data = path.join(folder, 'mailing');
    const database = await openDatabase({ databaseUrl: null, dataDirectory: data });
    await writeMail(database, new Date(), { recipient: 'ann@example.com', subject: 'Hello', body: 'Hello' });
    await database.destroy();
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const connected = once(silent, 'connection');
    const { child, exit } = run({ DATA_DIR: data, SMTP_URL: `smtp://127.0.0.1:${port}` });
    const [[socket]] = await Promise.all([connected, once(child, 'message')]);
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    socket.destroy();
    silent.close();
  });

  it('ends with 0 although the file storage has accepted its connections and is silent', async () => {
    const data = path.join(folder, 'storing');
    const database = await openDatabase({ databaseUrl: null, dataDirectory: data });
    const key = `${'ab'.repeat(18)}.png`;
    await sql`insert into files (key, name, content_type, size, sha256, created_at)
      values (${key}, 'a.png', 'image/png', 1, 'x', '2026-11-20T10:00:00.000Z')`.execute(database);
    const now = new Date();
    const { show } = await fileUrls(database, 'http://localhost', now);
    const address = new URL(show(storedFile(key)) ?? '');
    await enqueue(database, { name: 'files:remove' }, { key: 'another.png' }, now);
    await database.destroy();
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const { child, exit } = run({
      DATA_DIR: data,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'photos',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    const message = await firstMessage(child);
    const read = fetch(`http://localhost:${message.port}${address.pathname}${address.search}`);
    const over = Promise.allSettled([read]);
    // One is for the work, one for the reader.
    await expect.poll(() => sockets.length, { timeout: 20_000 }).toBe(2);
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    await over;
    for (const socket of sockets) socket.destroy();
    silent.close();
  }, 60_000);

  it('refuses to start without the folder of the uploaded files, or with incomplete tables, and says so', async () => {
    const data = path.join(folder, 'incomplete');
    const settings = { databaseUrl: null, dataDirectory: data };
    const database = await openDatabase(settings);
    await sql`insert into files (key, name, content_type, size, sha256, created_at)
      values ('abc.png', 'a.png', 'image/png', 1, 'x', '2026-11-20T10:00:00.000Z')`.execute(database);
    await database.destroy();
    const gone = run({ DATA_DIR: data });
    expect((await gone.exit)[0]).toBe(1);
    expect(await gone.errors()).toMatch(/^The folder .*incomplete.files is missing, and the database has/);
    expect(existsSync(path.join(data, 'files'))).toBe(false);

    writeFileSync(path.join(data, 'files'), '');
    const noFolder = run({ DATA_DIR: data });
    expect((await noFolder.exit)[0]).toBe(1);
    expect(await noFolder.errors()).toMatch(/^The folder .* cannot be read and written \(ENOTDIR\)/);
    rmSync(path.join(data, 'files'));

    const again = await openDatabase(settings);
    await sql`drop table news cascade`.execute(again);
    await again.destroy();
    const short = run({ DATA_DIR: data });
    expect((await short.exit)[0]).toBe(1);
    expect(await short.errors()).toMatch(
      /^The tables of the database are damaged: the table news is missing/,
    );
  });

  it('is not ready while the folder of the uploaded files is missing', async () => {
    const data = path.join(folder, 'losing');
    const { child, exit } = run({ DATA_DIR: data });
    const message = await firstMessage(child);
    const ready = async () => {
      const answer = await fetch(`http://localhost:${message.port}/readyz`);
      return [answer.status, await answer.text()];
    };
    expect(await ready()).toEqual([200, expect.any(String)]);
    renameSync(path.join(data, 'files'), path.join(data, 'elsewhere'));
    expect(await ready()).toEqual([503, expect.stringContaining('The file storage cannot be reached')]);
    renameSync(path.join(data, 'elsewhere'), path.join(data, 'files'));
    expect(await ready()).toEqual([200, expect.any(String)]);
    child.kill('SIGTERM');
    expect((await exit)[0]).toBe(0);
  });

  it('stops when its parent is gone', async () => {
    const { child, exit } = run({});
    await firstMessage(child);
    child.disconnect();
    expect((await exit)[0]).toBe(0);
  });

  it('reports a port in use in one sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { exit, errors } = run({ API_PORT: String(port) });
    expect((await exit)[0]).toBe(1);
    expect(await errors()).toBe(`Port ${port} is in use. Stop the other program or set API_PORT.`);
    other.close();
  });

  it('reports each invalid setting', async () => {
    const { exit, errors } = run({ API_PORT: 'x', SMTP_URL: 'mail', SEED_DEMO: 'maybe' });
    expect((await exit)[0]).toBe(1);
    const lines = (await errors()).split('\n');
    expect(lines.map((line) => line.split(' ')[1])).toEqual(['API_PORT', 'SMTP_URL', 'SEED_DEMO']);
  });
});

describe('the settings', () => {
  it('have defaults that need nothing', () => {
    expect(readSettings({}, '/data')).toMatchObject({
      port: 4001,
      host: '127.0.0.1',
      dataDirectory: '/data',
      databaseUrl: null,
      smtpUrl: null,
      webUrl: 'http://localhost:4000',
      seedDemo: true,
    });
  });

  it.each(['loopback', '10.0.0.0/8, 192.168.1.7', 'fd00::/8'])('trust the proxies %s', (given) => {
    expect(readSettings({ TRUSTED_PROXIES: given }, '').trustedProxies.join(', ')).toBe(given);
  });

  it.each(['gateway', '10.0.0.0/33', '10.0.0.0/8/8', ','])('refuse %s as proxies', (given) => {
    expect(() => readSettings({ TRUSTED_PROXIES: given }, '')).toThrow(/^TRUSTED_PROXIES must be/);
  });

  it('add a demo to a PostgreSQL only on request', () => {
    const url = 'postgres://localhost/shepherd';
    expect(readSettings({ DATABASE_URL: url }, '').seedDemo).toBe(false);
    expect(readSettings({ DATABASE_URL: url, SEED_DEMO: '1' }, '').seedDemo).toBe(true);
  });
});
