import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphqlClient, signIn } from '../../tests/support/graphql-client.ts';
import type { GraphqlClient } from '../../tests/support/graphql-client.ts';
import { PromotionError } from '../src/database-servers.ts';
import { administer, ask } from '../src/postgres.ts';
import { startTestCluster, type TestCluster } from './support/test-cluster.ts';
import { commentTexts, jobToWorkAt, workAllTheWhile } from './support/work.ts';
import { writeAllTheWhile } from './support/writers.ts';

/* The standby of the database replaces its primary while users work. */

const email = 'owner@shepherd.test';
const patience = { timeout: 60_000, interval: 25 };
/** Allowed failures in between: come again later, for any request. */
const told = /^(?:50[34]|200) unavailable$|^503 page$/;

let cluster: TestCluster;
let token: string;
let client: GraphqlClient;
let jobId: string;
beforeAll(async () => {
  cluster = await startTestCluster({ gateway: { RATE_LIMIT_PER_SECOND: '0' } });
  token = await signIn(cluster.graphqlUrl, email);
  client = graphqlClient(cluster.graphqlUrl, { authorization: `Bearer ${token}` });
  jobId = await jobToWorkAt(client);
});
afterAll(() => cluster.stop());

const portOf = (name: string): number => cluster.part(name).port;
const hasEverything = () => expect.poll(() => cluster.database.standbyHasEverything(), patience).toBe(true);

const write = (round: string) => writeAllTheWhile({ graphqlUrl: cluster.graphqlUrl, token, jobId, round });

async function addComment(text: string): Promise<void> {
  const { errors } = await client(
    'mutation ($input: AddJobCommentInput!) { addJobComment(input: $input) { id } }',
    { input: { jobId, text } },
  );
  expect(errors).toEqual([]);
}

/** The process that receives the primary's log on the standby. */
async function receiverOf(standby: string): Promise<number> {
  const [{ pid } = { pid: 0 }] = await ask<{ pid: number }>(
    portOf(standby),
    'select pid from pg_stat_wal_receiver',
  );
  return pid;
}

/** Changes that are not acknowledged yet, because the standby has not confirmed them. */
const waiting = async (primary: string): Promise<number> =>
  (await ask(portOf(primary), `select from pg_stat_activity where wait_event = 'SyncRep'`)).length;

it('when the primary is killed, no acknowledged change is lost or doubled, and writing goes on', async () => {
  await hasEverything();
  const { database } = cluster;
  const [old, next] = [database.primary(), database.standby()];
  const people = workAllTheWhile({ url: cluster.url, client, jobId });
  const writers = write('killed');
  const counts = () => writers.acknowledged.map(({ length }) => length);
  await expect.poll(() => Math.min(...counts()), patience).toBeGreaterThan(20);
  await expect.poll(writers.exported, patience).toBeGreaterThan(3);

  // Changes that only the primary has must not have been acknowledged. On one machine the standby would have nearly all
  // of them, so the log in transit is lost as well.
  const receiver = await receiverOf(next);
  process.kill(receiver, 'SIGSTOP');
  await expect.poll(() => waiting(old), patience).toBeGreaterThan(1);
  cluster.part(old).kill('SIGKILL');
  // The machine is gone: no restart.
  await cluster.part(old).stop();
  process.kill(receiver, 'SIGKILL');
  await expect.poll(() => people.seen.failed.size, patience).toBeGreaterThan(0);
  const killed = performance.now();
  const before = counts();
  await database.promote();
  const promoted = performance.now();
  await expect
    .poll(() => counts().every((count, writer) => count > (before[writer] ?? 0)), patience)
    .toBe(true);
  const writing = performance.now();
  await expect
    .poll(() => Math.min(...counts().map((count, writer) => count - (before[writer] ?? 0))), patience)
    .toBeGreaterThan(20);
  await Promise.all([people.stop(), writers.stop()]);

  const failures = [...people.seen.failed, ...writers.failed];
  const acknowledged = [...writers.acknowledged.flat(), ...people.seen.acknowledged];
  const kept = await commentTexts(client, jobId);
  const lost = acknowledged.filter((text) => !kept.includes(text));
  const doubled = kept.filter((text, index) => kept.indexOf(text) !== index);
  console.log(
    `promoted in ${Math.round(promoted - killed)} ms, all wrote ${Math.round(writing - promoted)} ms later;`,
    `${acknowledged.length} acknowledged, ${lost.length} lost, ${doubled.length} doubled; said:`,
    Object.fromEntries(failures),
  );
  expect(failures.map(([failure]) => failure).filter((failure) => !told.test(failure))).toEqual([]);
  expect(writing - promoted).toBeLessThan(10_000);
  expect([lost, doubled]).toEqual([[], []]);

  // Background work is done once, also that of earlier calls.
  const done = async () =>
    ask<{ status: string; mails: number; count: number }>(
      portOf(next),
      `select status, count(*)::int as count, (select count(*)::int from mails where recipient = $1) as mails
        from work where name = 'export:users' group by status`,
      [email],
      'shepherd',
    );
  const count = writers.exported();
  await expect.poll(done, patience).toEqual([{ status: 'done', count, mails: count }]);
  expect(database.primary()).toBe(next);
  await expect(administer(portOf(old), 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('the previous primary becomes the standby, and is promoted again gracefully', async () => {
  const { database } = cluster;
  await database.remakeStandby();
  expect(await ask(portOf(database.standby()), 'select pg_is_in_recovery() as standby')).toEqual([
    { standby: true },
  ]);
  const writers = write('in-good-order');
  const least = () => Math.min(...writers.acknowledged.map(({ length }) => length));
  await expect.poll(least, patience).toBeGreaterThan(5);
  await database.promote();
  const before = least();
  await expect.poll(least, patience).toBeGreaterThan(before + 5);
  await writers.stop();
  const kept = await commentTexts(client, jobId);
  const times = writers.acknowledged.flat().map((text) => kept.filter((one) => one === text).length);
  expect(new Set(times)).toEqual(new Set([1]));
});

it('a standby that is away blocks nothing, and is not promoted until it has caught up', async () => {
  const { database } = cluster;
  await database.remakeStandby();
  const [primary, standby] = [database.primary(), database.standby()];
  await cluster.part(standby).stop();
  await addComment('Written while the standby is away');
  await expect.poll(() => database.standbyHasEverything(), patience).toBe(false);
  await expect(database.promote()).rejects.toThrow(PromotionError);
  expect(database.primary()).toBe(primary);
  await addComment('Written after that was refused');

  await database.remakeStandby();
  await database.promote();
  expect(database.primary()).toBe(standby);
  // The first request may find its connection closed with the previous primary.
  await expect
    .poll(() => commentTexts(client, jobId), patience)
    .toEqual(expect.arrayContaining(['Written while the standby is away', 'Written after that was refused']));
});
