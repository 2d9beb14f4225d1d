import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Application } from '../applications/schemas.ts';
import { random } from '../seed/random.ts';
import { startTestApi, testSettings } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { channelFile } from './channel.ts';
import { moves, playOne, readWish } from './play.ts';
import type { Move } from './play.ts';
import type { Played } from './stage.ts';

let api: TestApi;
const folder = mkdtempSync(path.join(tmpdir(), 'simulate-people-'));
beforeAll(async () => {
  api = await startTestApi({ settings: { dataDirectory: folder } });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const draw = random('people');
const play = async (move: Move, about: string | null = null): Promise<Played> => {
  const settings = { ...testSettings, dataDirectory: folder };
  const stage = { database: api.database, settings, clock: api.now, draw, haste: 1 };
  return (await playOne(stage, { move, about })).played;
};
const applied = async (): Promise<string> => (await play('apply'))?.about ?? '';
const application = async (agentId: string): Promise<Application> =>
  (await api.get('owner', `agents/${agentId}/application`)).json();
const mailsTo = (email: string) =>
  api.database.selectFrom('mails').where('recipient', '=', email).select('body').orderBy('id').execute();

describe('an application', () => {
  it('starts as a lead with a mail to confirm the address', async () => {
    const id = await applied();
    const newest = (await api.get('support', 'agents/applications?per_page=1')).json().data[0];
    expect(newest).toMatchObject({
      agent_id: id,
      stage: 'verify_email',
      status: 'in_progress',
      contract: false,
    });
    expect((await mailsTo(newest.agent.email)).map(({ body }) => body)).toEqual([
      expect.stringContaining('confirm your email address'),
    ]);
    expect((await api.get('owner', `agents/${id}`)).json()).toMatchObject({ status: 'applicant', phone: '' });
  });

  it('goes through the stages in order, until its check waits for staff', async () => {
    const id = await applied();
    const seen: (readonly [string, string | null])[] = [];
    for (let step = 0; step < 8; step += 1) {
      expect((await play('go_on', id))?.about).toBe(id);
      const { stage, identity_check } = await application(id);
      seen.push([stage, identity_check?.result ?? null]);
    }
    expect(seen).toEqual([
      ['complete_profile', null],
      ['complete_application', null],
      ['contract_agreement', null],
      ['market_access', null],
      ['job_accepted', null],
      ['identity_check', null],
      ['identity_check', 'processing'],
      ['identity_check', 'consider'],
    ]);
    expect(await play('go_on', id)).toBeNull();
    const agent = (await api.get('owner', `agents/${id}`)).json();
    expect(agent).toMatchObject({
      phone: expect.stringMatching(/^\+44/),
      contract_signed_at: '2026-11-20',
      identity_check: { result: 'consider', method: 'onfido', onboarding_state: 'in_progress' },
    });
    expect(await mailsTo(agent.email)).toHaveLength(7);
    const { id: applicationId } = await application(id);
    const passed = await api.send(
      'operations',
      'POST',
      `agents/applications/${applicationId}/identity-check/review`,
      {
        body: { result: 'pass', comment: 'Passport seen' },
      },
    );
    expect(passed.json().status).toBe('accepted');
    expect((await api.get('owner', `agents/${id}`)).json().status).toBe('active');
    expect(await play('go_on', id)).toBeNull();
  });

  it('ends once it is rejected', async () => {
    const id = await applied();
    const { id: applicationId } = await application(id);
    await api.send('owner', 'POST', `agents/applications/${applicationId}/identity-check/review`, {
      body: { result: 'fail', comment: 'Another face' },
    });
    expect(await play('go_on', id)).toBeNull();
  });
});

describe('money', () => {
  it('is withdrawn as a whole, and the bank pays it in steps', async () => {
    const played = await play('withdraw', '1007');
    const withdrawal = async () =>
      (await api.get('finance', `agents/withdrawals?id[]=${played?.about}`)).json().data[0];
    expect(await withdrawal()).toMatchObject({ agent_id: '1007', status: 'requested', automatic: 'manual' });
    expect((await api.get('finance', 'agents/1007/balance')).json().balance.amount).toBe(0);
    expect(await play('withdraw', '1007')).toBeNull();
    expect(await play('pay_out', played?.about)).toBeNull();
    await api.send('finance', 'POST', `agents/withdrawals/${played?.about}/review`, {
      body: { decision: 'approve', comment: 'Known account' },
    });
    const states: string[] = [];
    while (await play('pay_out', played?.about)) states.push((await withdrawal()).status);
    expect(states).toEqual(['processing', 'processed', 'confirmed']);
  });
});

it('only known moves and their subjects are parsed', () => {
  for (const move of moves) expect(readWish(move, null)).toEqual({ move, about: null });
  expect(readWish('start', '10023-7')).toEqual({ move: 'start', about: '10023-7' });
  for (const about of ['', 'x', '1 or 1=1', 7]) expect(readWish('start', about)).toBeUndefined();
  for (const move of ['toString', 'dance', undefined]) expect(readWish(move, null)).toBeUndefined();
});

describe('the command', () => {
  const command = (
    dataDirectory: string,
    words: readonly string[] = [],
    environment: NodeJS.ProcessEnv = {},
  ) =>
    spawnSync(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...words], {
      // Nothing listens at the first port.
      env: { PATH: process.env['PATH'], DATA_DIR: dataDirectory, API_PORT: '1', ...environment },
      encoding: 'utf8',
    });

  it('says what to start when no API runs, also after a killed one', () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'simulate-none-'));
    const sentence = `No API runs on the data in ${empty}. Start the product first: npx --yes pnpm@12.21.0 start (and set DATA_DIR here as there, where it is set).\n`;
    expect(command(empty)).toMatchObject({ status: 1, stderr: sentence, stdout: '' });
    for (const left of [JSON.stringify({ port: 1, token: 'left behind' }), 'half a fi']) {
      writeFileSync(channelFile(empty), left);
      expect(command(empty)).toMatchObject({ status: 1, stderr: sentence, stdout: '' });
    }
    rmSync(empty, { recursive: true, force: true });
  });

  it('says what to start when PostgreSQL is configured and no API answers', () => {
    const { status, stderr } = command(folder, [], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect([status, stderr]).toEqual([
      1,
      'No API answers at http://localhost:1. Start the product first: npx --yes pnpm@12.21.0 start with the same DATABASE_URL, or set API_PORT (or API_URL) to where it runs.\n',
    ]);
  });

  it('prints the usage on request and exits with 0', () => {
    const { status, stdout, stderr } = command(folder, ['--help']);
    expect([status, stderr]).toEqual([0, '']);
    for (const move of moves) expect(stdout).toContain(move);
  });

  it.each([
    ['--speed', '0'],
    ['--pace', 'x'],
    ['--move', 'dance'],
    ['--about', '7'],
    ['--move', 'start', '--about', 'x'],
  ])('prints the usage as an error: %s %s %s %s', (...words) => {
    const { status, stderr } = command(folder, words);
    expect(status).toBe(1);
    expect(stderr).toContain('--move <move>');
    for (const move of moves) expect(stderr).toContain(move);
  });
});
