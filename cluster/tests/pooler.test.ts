import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInClient, signIn } from '../../tests/support/graphql-client.ts';
import { startTestCluster, type TestCluster } from './support/test-cluster.ts';

/*
 * Features of REST v1 that depend on its database sessions, behind a pooler that shares connections. All other tests
 * here run behind it as well.
 */

const email = 'owner@shepherd.test';

let cluster: TestCluster;
/**
 * Two direct connections: one observes the statements of others, the other holds locks. A transaction would see the
 * same state all the time.
 */
let database: Client;
let holding: Client;
beforeAll(async () => {
  cluster = await startTestCluster({ gateway: { RATE_LIMIT_PER_SECOND: '0' } });
  database = new Client({ connectionString: cluster.database.url(), application_name: 'test' });
  holding = new Client({ connectionString: cluster.database.url(), application_name: 'test' });
  await Promise.all([database.connect(), holding.connect()]);
});
afterAll(async () => {
  await Promise.all([database.end(), holding.end()]);
  await cluster.stop();
});

/** Active or waiting statements of other connections. */
const statements = async (like: string) => {
  const { rows } = await database.query<{ pid: number; state: string; wait: string | null }>(
    `select pid, state, wait_event_type as wait from pg_stat_activity
      where query ilike $1 and pid <> pg_backend_pid() and wait_event_type = 'Lock' and state = 'active' order by pid`,
    [like],
  );
  return rows;
};

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(20);
}

it('a client that leaves cancels its own statement, and no other', async () => {
  const owner = await signedInClient(cluster.graphqlUrl, email);
  // Both wait for the same table: their text alone tells them apart.
  await holding.query('begin');
  await holding.query('lock table lockouts in access exclusive mode');
  const stays = owner('{ lockouts(filter: { keywords: "stays" }) { items { id } } }');
  // One for the page, one for the total.
  await until(async () => (await statements('%lockouts%')).length === 2);
  const first = await statements('%lockouts%');
  const leaving = new AbortController();
  const left = fetch(cluster.graphqlUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await signIn(cluster.graphqlUrl, email)}`,
    },
    body: JSON.stringify({ query: '{ lockouts(filter: { keywords: "leaves" }) { items { id } } }' }),
    signal: leaving.signal,
  }).catch(() => 'left');
  await until(async () => (await statements('%lockouts%')).length === 4);
  leaving.abort();
  expect(await left).toBe('left');
  await until(async () => (await statements('%lockouts%')).length === 2);
  expect(await statements('%lockouts%')).toEqual(first);
  await holding.query('rollback');
  expect((await stays).errors).toEqual([]);
});

/** Number of the pooler's connections to the server. */
async function connections(): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = 'shepherd' and backend_type = 'client backend' and application_name <> 'test'`,
  );
  return rows[0]?.count ?? 0;
}

it('more copies than the server has connections for share them', async () => {
  const before = await connections();
  const owner = await signedInClient(cluster.graphqlUrl, email);
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, page) =>
      owner('query ($page: Int) { jobs(page: $page, perPage: 20) { items { id } } }', { page: page + 1 }),
    ),
  );
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  expect(Math.max(before, await connections())).toBeLessThanOrEqual(20);
});
