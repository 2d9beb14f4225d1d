import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, testSettings } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { random } from '../seed/random.ts';
import { readChannel } from '../channels/channel.ts';
import { addSimulatorChannel, channelFile, channelPath } from './channel.ts';
import { playOne } from './play.ts';
import type { Move } from './play.ts';
import { throughApi } from './players.ts';

let api: TestApi;
let channel: ReturnType<typeof addSimulatorChannel>;
const folder = mkdtempSync(path.join(tmpdir(), 'simulate-'));
const settings = { ...testSettings, dataDirectory: folder };
beforeAll(async () => {
  api = await startTestApi({ settings: { dataDirectory: folder } });
  channel = addSimulatorChannel(api.server, { database: api.database, settings, clock: api.now });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const stageOf = (name: string) => ({
  database: api.database,
  settings,
  clock: api.now,
  draw: random(name),
  haste: 1,
});
/** Retries a move that is not possible now, with other draws. */
async function play(move: Move): Promise<string> {
  for (let count = 0; count < 40; count += 1) {
    const { played, refused } = await playOne(stageOf(`${move} ${count}`), { move, about: null });
    expect(refused).toBeUndefined();
    if (played) return played.about;
  }
  throw new Error(`Nobody could ${move}`);
}
const jobOf = async (id: string) => (await api.get('owner', `jobs/${id}`)).json();

it('the moves of the field produce answers and photos that become ready', async () => {
  expect((await jobOf(await play('accept'))).status).toBe('assigned');
  const accepted = await api.database
    .selectFrom('jobs')
    .innerJoin('assignments', 'assignments.id', 'jobs.assignment_id')
    .innerJoin('agents', 'agents.id', 'assignments.agent_id')
    .where('assignments.status', '=', 'accepted')
    // Applicants begin only after they are accepted.
    .where('agents.status', '=', 'active')
    .distinctOn('jobs.order_id')
    .orderBy('jobs.order_id')
    .select('jobs.id')
    .limit(4)
    .execute();
  const move = async (name: Move, about: string) => {
    const { played } = await playOne(stageOf(name), { move: name, about });
    expect(played).toMatchObject({ action: name, about });
    return (await jobOf(about)).status;
  };
  for (const { id } of accepted) expect(await move('start', id)).toBe('in_progress');
  expect((await jobOf(await play('submit'))).status).toBe('qa');
  const [stopped, ...submitted] = accepted.map(({ id }) => id);
  // Not every task list has photos.
  for (const id of submitted) expect(await move('submit', id)).toBe('qa');
  await move('stop', stopped ?? '');
  await api.work();
  const media = await api.database
    .selectFrom('report_media')
    .innerJoin('jobs', 'jobs.assignment_id', 'report_media.assignment_id')
    .where('jobs.id', 'in', submitted)
    .where('report_media.created_at', '>=', api.now().toISOString())
    .select('report_media.status')
    .execute();
  expect(new Set(media.map(({ status }) => status))).toEqual(new Set(['ready']));
  const { tasks } = (await api.get('owner', `jobs/${submitted[0]}/report`)).json();
  expect(tasks.length).toBeGreaterThan(0);
});

const post = (authorization: string, remoteAddress = '127.0.0.1', wish: object = {}) =>
  api.server.inject({
    method: 'POST',
    url: channelPath,
    remoteAddress,
    headers: { authorization },
    payload: wish,
  });

it('the channel accepts only its token, and only from this machine', async () => {
  const file = channelFile(folder);
  channel.open(4711);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { port, token } = readChannel(readFileSync(file, 'utf8')) ?? {};
  expect(port).toBe(4711);
  const right = `Bearer ${token}`;
  const answer = await post(right);
  expect(answer.json().played).toMatchObject({ action: expect.any(String), about: expect.any(String) });
  const wished = await post(right, '127.0.0.1', { move: 'apply' });
  expect(wished.json().played).toMatchObject({ action: 'apply', about: expect.stringMatching(/^\d+$/) });
  const impossible = await post(right, '127.0.0.1', { move: 'start', about: '999999-1' });
  expect(impossible.json()).toEqual({ played: null });
  for (const wrong of [{ move: 'dance' }, { haste: 0 }, { haste: 'x' }, { haste: 1_001 }])
    expect((await post(right, '127.0.0.1', wrong)).statusCode).toBe(422);
  expect((await post('Bearer wrong')).statusCode).toBe(404);
  expect((await post(right, '192.0.2.1')).statusCode).toBe(404);
});

it('the API is found at its real port, and another API there is reported', async () => {
  const address = new URL(await api.server.listen({ port: 0, host: '127.0.0.1' }));
  const port = Number(address.port);
  channel.open(port);
  const asked = { wish: { move: 'apply', about: null }, haste: 1, realData: false } as const;
  // The settings have the usual port; the file has the real one.
  const found = throughApi({ ...settings, port: 1 }, asked);
  expect(await found.step()).toMatchObject({ played: { action: 'apply' } });
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'simulate-elsewhere-'));
  const lost = throughApi({ ...settings, dataDirectory: elsewhere, port }, asked);
  await expect(lost.step()).rejects.toThrow(`No API runs on the data in ${elsewhere}`);
  writeFileSync(channelFile(elsewhere), JSON.stringify({ port, token: 'of another one' }));
  await expect(lost.step()).rejects.toThrow('Another program than the API of');
  rmSync(elsewhere, { recursive: true, force: true });
});

it('a database that is not a demo is refused unless real data is allowed', async () => {
  await api.database.updateTable('seeds').set({ name: 'real' }).execute();
  const before = await api.database.selectFrom('agents').select('id').execute();
  const { token } = readChannel(readFileSync(channelFile(folder), 'utf8')) ?? {};
  const right = `Bearer ${token}`;
  expect((await post(right, '127.0.0.1', { move: 'apply' })).json()).toEqual({ notDemo: true });
  expect(await api.database.selectFrom('agents').select('id').execute()).toHaveLength(before.length);
  const told = await post(right, '127.0.0.1', { move: 'apply', realData: true });
  expect(told.json().played).toMatchObject({ action: 'apply' });
  await api.database.updateTable('seeds').set({ name: 'demo' }).execute();
  channel.close();
  expect(existsSync(channelFile(folder))).toBe(false);
});

it('offers are not accepted after their last day', async () => {
  await sql`update market_offers set created_at = created_at - interval '30 days'`.execute(api.database);
  await sql`update jobs set status = 'completed' where status in ('assigned', 'in_progress')`.execute(
    api.database,
  );
  for (const move of ['accept', 'start', 'submit', 'stop'] as const)
    expect([move, await playOne(stageOf('ended'), { move, about: null })]).toEqual([move, { played: null }]);
});
