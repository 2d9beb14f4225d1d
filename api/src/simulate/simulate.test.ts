import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, testSettings } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { random } from '../seed/random.ts';
import { addSimulatorChannel, channelPath, tokenFile } from './channel.ts';
import { playOne } from './play.ts';

let api: TestApi;
let close: () => void;
const folder = mkdtempSync(path.join(tmpdir(), 'simulate-'));
const settings = { ...testSettings, dataDirectory: folder };
beforeAll(async () => {
  api = await startTestApi({ settings: { dataDirectory: folder } });
  close = addSimulatorChannel(api.server, { database: api.database, settings, clock: api.now });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

it('plays every step of the field, with answers and photos that become ready', async () => {
  const draw = random('simulate');
  const stage = { database: api.database, settings, clock: api.now, draw };
  const done = new Map<string, string>();
  const jobs = ['accept', 'start', 'stop', 'submit'];
  for (let count = 0; count < 200 && done.size < jobs.length; count += 1) {
    const played = await playOne(stage);
    if (played && jobs.includes(played.action)) done.set(played.action, played.about);
  }
  expect([...done.keys()].toSorted()).toEqual(jobs);
  const status = async (action: string) => (await api.get('owner', `jobs/${done.get(action)}`)).json();
  expect((await status('submit')).status).toBe('qa');
  await api.work();
  const waiting = await api.database
    .selectFrom('report_media')
    .where('status', '=', 'processing')
    .where('shares_file', '=', false)
    .select('id')
    .execute();
  const ready = await api.database
    .selectFrom('report_media')
    .where('status', '=', 'ready')
    .where('shares_file', '=', false)
    .select('id')
    .execute();
  expect(waiting).toEqual([]);
  expect(ready.length).toBeGreaterThan(0);
  const { tasks } = (await api.get('owner', `jobs/${done.get('submit')}/report`)).json();
  expect(tasks.length).toBeGreaterThan(0);
});

const post = (authorization: string, remoteAddress = '127.0.0.1', wish?: object) =>
  api.server.inject({
    method: 'POST',
    url: channelPath,
    remoteAddress,
    headers: { authorization },
    ...(wish && { payload: wish }),
  });

it('plays for whoever has the token, on this machine only', async () => {
  const file = tokenFile(folder);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const right = `Bearer ${readFileSync(file, 'utf8')}`;
  const answer = await post(right);
  expect(answer.json().played).toMatchObject({ action: expect.any(String), about: expect.any(String) });
  const wished = await post(right, '127.0.0.1', { move: 'apply' });
  expect(wished.json().played).toMatchObject({ action: 'apply', about: expect.stringMatching(/^\d+$/) });
  const impossible = await post(right, '127.0.0.1', { move: 'start', about: '999999-1' });
  expect(impossible.json()).toEqual({ played: null });
  expect((await post(right, '127.0.0.1', { move: 'dance' })).statusCode).toBe(422);
  expect((await post('Bearer wrong')).statusCode).toBe(404);
  expect((await post(right, '192.0.2.1')).statusCode).toBe(404);
  close();
  expect(existsSync(file)).toBe(false);
});

it('leaves offers whose last day is over alone', async () => {
  await sql`update market_offers set created_at = created_at - interval '30 days'`.execute(api.database);
  await sql`update jobs set status = 'completed' where status in ('assigned', 'in_progress')`.execute(
    api.database,
  );
  const stage = { database: api.database, settings, clock: api.now, draw: random('ended') };
  for (const move of ['accept', 'start', 'submit', 'stop'] as const)
    expect([move, await playOne(stage, { move, about: null })]).toEqual([move, null]);
});
