import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { firstMessage } from '@shepherd/service/testing/first-message.ts';
import { RestServer, envelope } from './testing/rest-server.ts';

// A process starts slowly on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const children: ChildProcess[] = [];

const start = (environment: Record<string, string>) => {
  const child = fork(join(import.meta.dirname, 'main.ts'), {
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'silent', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
  });
  children.push(child);
  const complaint = child.stderr ? text(child.stderr) : Promise.resolve('');
  // Not `close`: it does not come when the channel was closed from this side.
  const ended = once(child, 'exit').then(async ([code]) => ({ code, complaint: await complaint }));
  return { child, ended };
};

/** The first output of the process once it listens. */
const listening = async (child: ChildProcess): Promise<string> => {
  const message = await firstMessage(child);
  expect(message).toEqual({ ready: true, port: expect.any(Number) });
  return `http://127.0.0.1:${message.port}`;
};

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const post = (origin: string, query = '{ orders { pageInfo { total } } }') =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer staff' },
    body: JSON.stringify({ query }),
  });

test.each([
  ['SIGTERM', (child: ChildProcess) => child.kill('SIGTERM')],
  ['SIGINT', (child: ChildProcess) => child.kill('SIGINT')],
  ['its parent going away', (child: ChildProcess) => child.disconnect()],
])('%s stops it, after the requests in flight', async (_what, stop) => {
  const rest = await RestServer.start();
  const arrived = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  rest.on('GET /orders', async () => {
    arrived.resolve();
    await answer.promise;
    return envelope([]);
  });
  const { child, ended } = start({ REST_API_URL: rest.url });
  const origin = await listening(child);
  const asking = post(origin);
  await arrived.promise;
  stop(child);
  // Not `post`: a request that is still accepted is not answered before the test releases it.
  await expect
    .poll(
      () =>
        fetch(`${origin}/livez`).then(
          () => 'taken',
          () => 'refused',
        ),
      { timeout: 10_000 },
    )
    .toBe('refused');
  answer.resolve();
  expect((await asking).status).toBe(200);
  expect((await ended).code).toBe(0);
  await rest.stop();
});

test('a promise that graphql-js drops does not end the process', async () => {
  const rest = await RestServer.start();
  // The offer fails synchronously for its second job, while the status of the first is still being read.
  const offer = { id: '2', jobs: [{ id: '7' }, null] };
  rest.on('GET /jobs', ({ query }) => envelope(query.has('id[]') ? [] : [{ id: '1', market_offer: offer }]));
  rest.on('GET /jobs/{id}', { body: { id: '7' } });
  const { child } = start({ REST_API_URL: rest.url });
  const origin = await listening(child);
  const question = '{ jobs { items { id marketOffer { jobs { id status } } } } }';
  const ask = () => post(origin, question).then((answer) => answer.json());
  const refused = {
    data: { jobs: { items: [{ id: '1', marketOffer: { jobs: null } }] } },
    errors: [
      {
        extensions: { code: 'INVALID_UPSTREAM_ANSWER' },
        path: ['jobs', 'items', 0, 'marketOffer', 'jobs', 1],
      },
    ],
  };
  expect(await ask()).toMatchObject(refused);
  await expect.poll(() => rest.calls).toContain('GET /jobs/7');
  expect(await ask()).toMatchObject(refused);
  expect(await ask()).toMatchObject(refused);
  await rest.stop();
});

test('all log lines are written before the process ends', async () => {
  const { child, ended } = start({ LOG_LEVEL: 'info', REST_API_URL: 'http://127.0.0.1:9/v1' });
  const log = child.stdout ? text(child.stdout) : Promise.resolve('');
  await (await fetch(`${await listening(child)}/somewhere`)).text();
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  const messages = (await log).split('\n').map((line) => (line === '' ? '' : JSON.parse(line).msg));
  expect(messages).toEqual([
    expect.stringContaining('Server listening'),
    'request completed',
    'Stopping',
    '',
  ]);
});

test('a port that is in use is reported in one sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const { ended } = start({ PORT: port });
  expect(await ended).toEqual({
    code: 1,
    complaint: `Port ${port} is in use: stop what uses it or set PORT to another port.\n`,
  });
  other.close();
});

test.each([
  [{ PORT: 'http' }, 'Set PORT to a whole number from 0 to 65535; it is "http".\n'],
  [
    { REST_API_URL: 'localhost:4001' },
    'Set REST_API_URL to an address that starts with http:// or https://; it is "localhost:4001".\n',
  ],
  [
    { LOG_LEVEL: 'loud' },
    'Set LOG_LEVEL to one of fatal, error, warn, info, debug, trace, silent; it is "loud".\n',
  ],
])('an invalid setting is reported in one sentence: %j', async (environment, complaint) => {
  expect(await start(environment).ended).toEqual({ code: 1, complaint });
});
