import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { findSession } from '../authentication/sessions.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { readEventStream } from '../testing/event-reader.ts';
import type { EventReader } from '../testing/event-reader.ts';
import { oneDay, later } from '../time/instants.ts';
import { EventStreams } from './event-streams.ts';
import { forgetOldEvents } from './positions.ts';

let api: TestApi;
let origin: string;
let customer: string;
const opened: EventReader[] = [];
beforeAll(async () => {
  api = await startTestApi();
  origin = await api.server.listen({ port: 0, host: '127.0.0.1' });
  ({ id: customer } = await api.database
    .selectFrom('customers')
    .select('id')
    .where('status', '=', 'active')
    .limit(1)
    .executeTakeFirstOrThrow());
});
afterEach(() => opened.splice(0).forEach((reader) => reader.leave()));
afterAll(async () => {
  // The client keeps connections that it has not used.
  api.server.server.closeAllConnections();
  await api.close();
});

async function follow(
  account: string,
  query = '',
  headers: Record<string, string> = {},
): Promise<EventReader> {
  const reader = await readEventStream(`${origin}/v1/events${query}`, await api.token(account), headers);
  opened.push(reader);
  return reader;
}

const renameCustomer = (name: string) =>
  api.send('owner', 'PATCH', `customers/${customer}`, { body: { name } });
const changed = (): string => `customer ${customer} updated`;

it('a change of another user arrives with its position, record, kind, user and time', async () => {
  const reader = await follow('owner');
  expect(reader.response.status).toBe(200);
  expect(Object.fromEntries(reader.response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    'cache-control': 'private, no-store',
  });
  await renameCustomer('Another name');
  expect(await reader.until(1)).toEqual([changed()]);
  const [ready, change] = reader.events;
  expect(ready).toMatchObject({ event: 'ready', retry: '2000', id: expect.stringMatching(/^\d+$/) });
  expect(JSON.parse(ready?.data ?? '')).toEqual({ position: ready?.id });
  const { id, first_name, last_name } = await api.database
    .selectFrom('users')
    .where('email', '=', 'owner@shepherd.test')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(change?.id).toBe(String(BigInt(ready?.id ?? 0) + 1n));
  expect(JSON.parse(change?.data ?? '')).toEqual({
    position: change?.id,
    type: 'customer',
    id: customer,
    kind: 'updated',
    by: { id, name: `${first_name} ${last_name}` },
    at: expect.stringMatching(/Z$/),
  });
});

it('only types that the user may view, and has asked for, are sent', async () => {
  const agent = await api.database.selectFrom('agents').select('id').limit(1).executeTakeFirstOrThrow();
  const { permissions } = (await api.get('reviewer', 'account/profile')).json<{ permissions: string[] }>();
  expect(permissions).not.toContain('agents.view');
  const all = await follow('owner');
  const asked = await follow('owner', '?types[]=agent&types[]=order');
  const reviewer = await follow('reviewer');
  await api.database.updateTable('agents').set({ address2: 'x' }).where('id', '=', agent.id).execute();
  const job = await api.database.selectFrom('jobs').select('id').limit(1).executeTakeFirstOrThrow();
  await api.database.updateTable('jobs').set({ team: 'x' }).where('id', '=', job.id).execute();
  api.services.events?.wake();
  expect(await all.until(2)).toEqual([`agent ${agent.id} updated`, `job ${job.id} updated`]);
  expect(await asked.until(1)).toEqual([`agent ${agent.id} updated`]);
  expect(await reviewer.until(1)).toEqual([`job ${job.id} updated`]);
});

it('a client continues after its last position without gap or double', async () => {
  const before = await follow('owner');
  await renameCustomer('First');
  await before.until(1);
  before.leave();
  await renameCustomer('Second');
  await renameCustomer('Third');
  const last = before.events.at(-1)?.id ?? '';
  const after = await follow('owner', '?after=0', { 'last-event-id': last });
  await renameCustomer('Fourth');
  await after.until(3);
  const positions = after.events.filter(({ event }) => event === 'change').map(({ id }) => Number(id));
  expect(positions).toEqual([1, 2, 3].map((step) => Number(last) + step));
  expect(after.events[0]).toMatchObject({ event: 'ready', id: last });
});

it('more past events than one batch arrive in order', async () => {
  const from = (await follow('owner')).events[0]?.id ?? '';
  const { numUpdatedRows } = await api.database
    .updateTable('jobs')
    .set({ team: 'y' })
    .executeTakeFirstOrThrow();
  const count = Number(numUpdatedRows);
  expect(count).toBeGreaterThan(600);
  const reader = await follow('owner', `?after=${from}&types=job`);
  await reader.until(count);
  const positions = reader.events.slice(1).map(({ id }) => Number(id));
  expect(positions).toEqual(positions.map((_, index) => (positions[0] ?? 0) + index));
});

it('a position that is no longer kept, or was never given, is gone', async () => {
  await renameCustomer('Fifth');
  await renameCustomer('Sixth');
  const reader = await follow('owner');
  const present = Number(reader.events[0]?.id);
  await forgetOldEvents(api.database, later(new Date(), 8 * oneDay), 7);
  for (const after of [String(present - 2), String(present + 1)]) {
    const { response } = await follow('owner', `?after=${after}`);
    expect([response.status, await response.json()]).toMatchObject([410, { error: { code: 'events.gone' } }]);
  }
  expect((await follow('owner', `?after=${present}`)).response.status).toBe(200);
});

it('a stream ends with its session at the next change', async () => {
  const token = await api.token('owner');
  const session = await api.send('owner', 'POST', 'auth/login', {
    body: { email: 'reviewer@shepherd.test', password: 'Shepherd1' },
  });
  const own = session.json<{ access_token: string }>().access_token;
  const reader = await readEventStream(`${origin}/v1/events`, own);
  await fetch(`${origin}/v1/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${own}` } });
  await renameCustomer('Seventh');
  await reader.ended;
  expect(reader.changes()).toEqual([]);
  expect((await readEventStream(`${origin}/v1/events`, own)).response.status).toBe(401);
  expect(token).not.toBe(own);
});

it.each([
  ['?after=x', {}, 'after'],
  ['?after=-1', {}, 'after'],
  ['?after=9999999999999999999', {}, 'after'],
  ['', { 'last-event-id': '1.5' }, 'Last-Event-ID'],
  ['?types[]=work', {}, 'types'],
  ['?type=job', {}, 'type'],
])('bad input %s %j is refused with its name', async (query, headers, field) => {
  const { response } = await follow('owner', query, headers);
  expect(response.status).toBe(422);
  expect(Object.keys(((await response.json()) as { error: { fields: object } }).error.fields)[0]).toContain(
    field,
  );
});

it('a session has at most ten streams, and again one after one has left', async () => {
  const readers = [];
  for (let count = 0; count < 10; count += 1) readers.push(await follow('finance'));
  const refused = await follow('finance');
  expect(refused.response.status).toBe(429);
  expect(refused.response.headers.get('retry-after')).toBe('30');
  expect(await refused.response.json()).toMatchObject({ error: { code: 'events.too_many' } });
  readers[0]?.leave();
  await expect.poll(async () => (await follow('finance')).response.status).toBe(200);
});

it('HEAD does not open a stream, and nothing is sent without a session', async () => {
  const head = await fetch(`${origin}/v1/events`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${await api.token('owner')}` },
  });
  expect(head.status).toBe(404);
  expect((await fetch(`${origin}/v1/events`)).status).toBe(401);
});

/** Streams of their own, without a server in between. */
async function openAlone() {
  const streams = new EventStreams({
    database: api.database,
    clock: () => api.now(),
    shared: false,
    report: () => {},
  });
  onTestFinished(() => streams.close());
  const session = await findSession(api.database, await api.token('operations'), api.now());
  if (session === null) throw new Error('There is no session');
  const open = (signal = new AbortController().signal) =>
    streams.open({ session, types: ['job'], after: null, signal });
  return { streams, open };
}

it('a client that does not read is cut', async () => {
  const { streams, open } = await openAlone();
  const body = await open();
  await api.database.updateTable('jobs').set({ team: 'z' }).execute();
  await streams.look();
  await api.database.updateTable('jobs').set({ team: 'zz' }).execute();
  await streams.look();
  expect(body.destroyed).toBe(true);
  await expect.poll(() => streams.size).toBe(0);
});

it('a client that leaves while its stream is opened keeps no place', async () => {
  const { streams, open } = await openAlone();
  const leaving = new AbortController();
  const opening = open(leaving.signal);
  leaving.abort(new Error('left'));
  await expect(opening).rejects.toThrow('left');
  await expect.poll(() => streams.size).toBe(0);
});

it('a stopping process ends its streams and opens no more', async () => {
  const { streams, open } = await openAlone();
  const body = await open();
  const read = text(body);
  await streams.close();
  expect(await read).toMatch(/^retry: 2000\nevent: ready\nid: \d+\ndata: .*\n\n$/);
  await expect(open()).rejects.toMatchObject({ code: 'unavailable' });
});
