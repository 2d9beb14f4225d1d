// @module-tag processes
// @module-tag any-store
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { signedInClient } from '../support/graphql-client.ts';
import { newestMail } from '../support/processes/mails.ts';
import { shareReport } from '../support/marketplace/share-report.ts';
import { runStartCommand, type StartCommand } from '../support/processes/start-command.ts';

const consoleAddress = /Console\s+(http:\/\/localhost:\d+)/;
const restAddress = /REST v1\s+(http:\/\/localhost:\d+)/;

let folder: string;
let commands: StartCommand[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shepherd-start-'));
  commands = [];
});

afterEach(async () => {
  for (const command of commands) {
    if (command.process.exitCode === null) command.process.kill('SIGTERM');
    await command.ended;
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
});

function start(environment: NodeJS.ProcessEnv): StartCommand {
  const command = runStartCommand(environment);
  commands.push(command);
  return command;
}

async function dataFolder(): Promise<string> {
  const copy = path.join(folder, 'data');
  const demo = inject('demoFolder');
  if (demo !== '') await cp(demo, copy, { recursive: true });
  return copy;
}

const address = async (command: StartCommand, pattern: RegExp): Promise<string> =>
  (await command.printed(pattern))[1] ?? '';

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );

type Child = { pid: number; words: string };
const childrenOf = (parent: number | undefined): Child[] =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(parent)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => ({ pid: Number.parseInt(line, 10), words: line }));

describe('start', () => {
  it('says where everything is and how to sign in, and ends all of it on SIGTERM', async () => {
    const command = start({ DATA_DIR: await dataFolder() });
    const [consoleUrl, restUrl] = [
      await address(command, consoleAddress),
      await address(command, restAddress),
    ];
    await command.printed(/owner@shepherd\.test/);
    expect(command.output()).not.toContain('WEB_URL');
    expect(await answers(`${consoleUrl}/livez`)).toBe(true);
    expect(await answers(`${restUrl}/livez`)).toBe(true);

    command.process.kill('SIGTERM');
    expect(await command.ended).toBe(0);
    expect(await answers(`${consoleUrl}/livez`)).toBe(false);
    expect(await answers(`${restUrl}/livez`)).toBe(false);
  });

  it('plays a busy marketplace on request, restarts it when it ends, and ends it with the rest', async () => {
    const command = start({ DATA_DIR: await dataFolder(), SIMULATE: '1' });
    await command.printed(/The simulator plays a marketplace at work/);
    const simulator = (): Child | undefined =>
      childrenOf(command.process.pid).find(({ words }) => words.includes('simulate'));
    const first = simulator()?.pid ?? 0;
    process.kill(first, 'SIGKILL');
    await command.printed(/The simulator ended on SIGKILL. Starting it again in 0.25 s/);
    await expect.poll(() => simulator()?.pid ?? first).not.toBe(first);
    const second = simulator()?.pid ?? 0;
    command.process.kill('SIGTERM');
    expect(await command.ended).toBe(0);
    expect(() => process.kill(second, 0)).toThrow('ESRCH');
  });

  it('finds the data of the first start again at the second', async () => {
    const data = await dataFolder();
    const profile = '{ me { email } }';
    const first = start({ DATA_DIR: data });
    const client = await signedInClient(
      `${await address(first, consoleAddress)}/graphql`,
      'owner@shepherd.test',
    );
    expect((await client(profile)).data).toEqual({ me: { email: 'owner@shepherd.test' } });
    first.process.kill('SIGINT');
    await first.ended;

    const second = start({ DATA_DIR: data });
    const again = await signedInClient(
      `${await address(second, consoleAddress)}/graphql`,
      'owner@shepherd.test',
    );
    expect((await again(profile)).data).toEqual({ me: { email: 'owner@shepherd.test' } });
  });

  it('uses the actual port in mails and links of shared reports', async () => {
    const command = start({ DATA_DIR: await dataFolder() });
    const [consoleUrl, restUrl] = [
      await address(command, consoleAddress),
      await address(command, restAddress),
    ];
    const client = await signedInClient(`${consoleUrl}/graphql`, 'owner@shepherd.test');
    const jobs = await client('{ jobs(perPage: 1, filter: { status: [COMPLETED] }) { items { id } } }');
    const job = jobs.data as { jobs: { items: [{ id: string }] } };
    const { url } = await shareReport(client, job.jobs.items[0].id);
    expect(new URL(url).origin).toBe(consoleUrl);

    await client('mutation { sendPasswordReset(input: { email: "owner2@shepherd.test" }) }');
    const mailboxUrl = `${restUrl}/mailbox`;
    await expect
      .poll(() => newestMail({ mailboxUrl, databaseUrl: undefined }, 'owner2@shepherd.test'))
      .toContain(`${consoleUrl}/auth/reset-password/`);
  });

  it('warns when other machines can open the console, but not its links', async () => {
    const command = start({ DATA_DIR: await dataFolder(), HOST: '0.0.0.0' });
    const [said] = await command.printed(/HOST is 0\.0\.0\.0[^]+Set WEB_URL to the address that people open/);
    expect(said).toContain(await address(command, consoleAddress));
  });

  it('leaves nothing running when it is killed outright', async () => {
    const command = start({ DATA_DIR: await dataFolder() });
    const urls = [await address(command, consoleAddress), await address(command, restAddress)];
    command.process.kill('SIGKILL');
    await expect
      .poll(async () => Promise.all(urls.map((url) => answers(`${url}/livez`))))
      .toEqual([false, false]);
  });

  it.each([
    ['The embedded REST v1', 'api/src/main.ts'],
    ['The gateway', 'gateway/src/main.ts'],
  ])('restarts %s when it is killed, and only that', async (name, program) => {
    const command = start({ DATA_DIR: await dataFolder() });
    const consoleUrl = await address(command, consoleAddress);
    await command.printed(/Ctrl\+C/);
    const before = childrenOf(command.process.pid);
    const killed = before.find(({ words }) => words.includes(program));
    process.kill(killed?.pid ?? 0, 'SIGKILL');
    await command.printed(new RegExp(`${name} ended on SIGKILL\\. Starting it again in 0\\.25 s\\.`));
    await expect.poll(() => isReady(consoleUrl)).toBe(true);
    const after = childrenOf(command.process.pid);
    expect(after).toHaveLength(2);
    expect(after.filter(({ pid }) => before.some((one) => one.pid === pid))).toHaveLength(1);
    // One line, and no other.
    expect(command.output().match(/ ended |again/g)).toHaveLength(2);

    command.process.kill('SIGTERM');
    expect(await command.ended).toBe(0);
  });

  it('starts no API of its own when REST v1 is external', async () => {
    const elsewhere = start({ DATA_DIR: await dataFolder() });
    const restUrl = await address(elsewhere, restAddress);
    const command = start({ REST_API_URL: `${restUrl}/v1` });
    const consoleUrl = await address(command, consoleAddress);
    expect(command.output()).toContain('not ours');
    const client = await signedInClient(`${consoleUrl}/graphql`, 'owner@shepherd.test');
    expect((await client('{ orders { pageInfo { total } } }')).errors).toEqual([]);
  });
});

describe('start, refused', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc", which is not a port.'],
    [{ PORT: '4500', API_PORT: '4500' }, 'PORT and API_PORT are both 4500.'],
    [{ REST_API_URL: 'nowhere' }, 'REST_API_URL is not an address of the form http:'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is not an address of the form postgres:'],
  ])('by the setting %j', async (environment, sentence) => {
    const command = start({ DATA_DIR: path.join(folder, 'data'), ...environment });
    expect(await command.ended).toBe(1);
    expect(command.output()).toContain(sentence);
    expect(command.output().trim().split('\n')).toHaveLength(1);
  });

  it.each(['PORT', 'API_PORT'])('by another program on %s', async (setting) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = other.address();
    const port = typeof taken === 'object' && taken !== null ? taken.port : 0;
    const command = start({ DATA_DIR: path.join(folder, 'data'), [setting]: String(port) });
    expect(await command.ended).toBe(1);
    expect(command.output()).toContain(`Port ${port} is already in use.`);
    expect(command.output()).toContain(`set ${setting} to another port`);
    other.close();
  });

  it('by another product on the same data', async () => {
    const data = await dataFolder();
    await start({ DATA_DIR: data }).printed(consoleAddress);
    const second = start({ DATA_DIR: data });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/in use/);
    expect(second.output()).not.toMatch(/\n\s+at /);
  });
});
