import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { newJob } from '../testing/marketplace/jobs.ts';
import { mostTabs } from './presence.ts';
import type { Presence } from './schemas.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const views = { kind: 'views' };
const send = (account: string, body: object) => api.send(account, 'PUT', 'presence', { body });
const sign = async (account: string, id: string, more: object = {}): Promise<Presence[]> => {
  const answer = await send(account, { type: 'job', id, client_id: randomUUID(), activity: views, ...more });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
};
const present = async (account: string, ...ids: string[]): Promise<Presence[]> =>
  (
    await api.get(
      account,
      `presence?type=job&${ids.map((id) => `ids[]=${encodeURIComponent(id)}`).join('&')}`,
    )
  ).json().data;
const kept = () => api.database.selectFrom('presence').selectAll().orderBy('client').execute();

it('shows who is at a record and what each one does', async () => {
  const id = await newJob(api);
  const other = await newJob(api);
  await sign('operations', id, { activity: { kind: 'edits', part: ' address ' } });
  await sign('operations', other);
  const [first, second] = await sign('reviewer', id, { activity: { kind: 'reviews', done: 12, of: 16 } });
  expect([first, second]).toEqual([
    {
      record_id: id,
      user: { id: expect.any(String), name: expect.stringMatching(/\w \w/) },
      own: false,
      activity: { kind: 'edits', part: 'address', done: null, of: null },
      since: expect.any(String),
      seen_at: expect.any(String),
    },
    expect.objectContaining({ own: true, activity: { kind: 'reviews', part: null, done: 12, of: 16 } }),
  ]);
  expect((await present('owner', id, other)).map(({ record_id, own }) => [record_id, own]).sort()).toEqual(
    [
      [id, false],
      [id, false],
      [other, false],
    ].sort(),
  );
});

it('shows a user with two tabs once, with what engages most, since the first', async () => {
  const id = await newJob(api);
  const since = (await sign('operations', id, { activity: { kind: 'reviews', done: 1, of: 2 } }))[0]?.since;
  api.advance(5_000);
  await sign('operations', id, { activity: { kind: 'edits', part: 'dates' } });
  const seen = api.now().toISOString().slice(0, 19);
  const [only, ...others] = await sign('operations', id);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ own: true, since, seen_at: `${seen}Z`, activity: { kind: 'reviews' } });
});

it('moves a tab with its sign, and counts its time at the record from then', async () => {
  const [from, to] = [await newJob(api), await newJob(api)];
  const client = randomUUID();
  const [first] = await sign('operations', from, { client_id: client });
  api.advance(10_000);
  const [still] = await sign('operations', from, {
    client_id: client,
    activity: { kind: 'edits', part: 'dates' },
  });
  expect(still?.since).toBe(first?.since);
  const [moved] = await sign('operations', to, { client_id: client });
  expect(moved?.since).not.toBe(first?.since);
  expect(await present('owner', from)).toEqual([]);
  expect(await present('owner', to)).toHaveLength(1);
});

it('ends presence 30 seconds after the last sign, and removes the row with the next new tab', async () => {
  const id = await newJob(api);
  const client = randomUUID();
  const [first] = await sign('operations', id, { client_id: client });
  api.advance(29_000);
  expect(await present('owner', id)).toHaveLength(1);
  api.advance(2_000);
  expect(await present('owner', id)).toEqual([]);
  const [again] = await sign('operations', id, { client_id: client });
  expect(again?.since).not.toBe(first?.since);
  api.advance(31_000);
  await sign('reviewer', id);
  expect((await kept()).map((row) => row.client)).not.toContain(client);
});

it('ends with the leave of the tab, with the sign-out, and not by another session', async () => {
  const id = await newJob(api);
  const client = randomUUID();
  await sign('operations', id, { client_id: client });
  expect((await api.send('owner', 'DELETE', `presence/${client}`)).statusCode).toBe(204);
  expect(await present('owner', id)).toHaveLength(1);
  // The same UUID in another session is another tab.
  await sign('owner', id, { client_id: client });
  expect(await present('owner', id)).toHaveLength(2);
  for (const _ of [1, 2])
    expect((await api.send('operations', 'DELETE', `presence/${client}`)).statusCode).toBe(204);
  expect(await present('reviewer', id)).toMatchObject([{ own: false }]);
  await sign('support', id);
  expect(await present('reviewer', id)).toHaveLength(2);
  expect((await api.send('support', 'POST', 'auth/logout')).statusCode).toBeLessThan(300);
  expect(await present('reviewer', id)).toHaveLength(1);
});

it.each([
  ['job', 'finance', 403],
  ['order', 'reviewer', 403],
  ['template', 'finance', 403],
  ['customer', 'reviewer', 403],
  ['job', 'owner', 404],
  ['order', 'owner', 404],
  ['template', 'owner', 404],
  ['customer', 'owner', 404],
])('refuses a %s for %s as its read does (%i), and keeps nothing', async (type, account, status) => {
  const before = await kept();
  const id = type === 'job' ? '999999-1' : '999999999';
  const read = await api.get(account, `${type}s/${id}`);
  const signed = await send(account, { type, id, client_id: randomUUID(), activity: views });
  expect([read.statusCode, signed.statusCode]).toEqual([status, status]);
  expect(signed.json().error.code).toBe(read.json().error.code);
  expect((await send('owner', { type, id: 'x', client_id: randomUUID(), activity: views })).statusCode).toBe(
    404,
  );
  const asked = await api.get(account, `presence?type=${type}&ids[]=${id}`);
  expect(asked.statusCode).toBe(status === 404 ? 200 : status);
  expect(asked.json().data ?? []).toEqual([]);
  expect(await kept()).toEqual(before);
});

it.each([
  ['a kind that is not there', { kind: 'sleeps' }],
  ['a blank part', { kind: 'edits', part: '  ' }],
  ['a long part', { kind: 'edits', part: 'x'.repeat(61) }],
  ['more done than there is', { kind: 'reviews', done: 3, of: 2 }],
  ['done of nothing', { kind: 'reviews', done: 3 }],
  ['a negative count', { kind: 'reviews', done: -1, of: 2 }],
])('refuses %s and keeps nothing', async (_, activity) => {
  const id = await newJob(api);
  const before = await kept();
  expect((await send('owner', { type: 'job', id, client_id: randomUUID(), activity })).statusCode).toBe(422);
  expect(await kept()).toEqual(before);
});

it('refuses a tab without a UUID, and a read of no or of too many records', async () => {
  const id = await newJob(api);
  const answer = await send('owner', { type: 'job', id, client_id: 'tab', activity: views });
  expect(answer.json().error.fields).toHaveProperty('client_id');
  expect((await api.get('owner', 'presence?type=job')).statusCode).toBe(422);
  const many = Array.from({ length: 101 }, (_each, at) => `ids[]=1-${at + 1}`).join('&');
  expect((await api.get('owner', `presence?type=job&${many}`)).statusCode).toBe(422);
});

it('limits the tabs of a session, and still takes signs of the known ones', async () => {
  const id = await newJob(api);
  const clients = Array.from({ length: mostTabs }, () => randomUUID());
  for (const client of clients) await sign('admin', id, { client_id: client });
  const more = await send('admin', { type: 'job', id, client_id: randomUUID(), activity: views });
  expect(more.json().error.fields).toHaveProperty('client_id');
  await sign('admin', id, { client_id: clients[7] ?? '' });
  api.advance(31_000);
  await sign('admin', id);
});
