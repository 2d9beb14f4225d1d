import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInClient, signIn } from '../../tests/support/graphql-client.ts';
import { startTestCluster, type TestCluster } from './support/test-cluster.ts';

/* What is REST v1's own behind a pooler whose connections are everybody's by turns. All other tests here run there as well. */

const email = 'owner@shepherd.test';

let cluster: TestCluster;
/** Who looks at what others do, and who holds them up: a transaction would see the same all the time. */
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

/** The statements of others that are at work or wait at this moment. */
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

it('a reader who leaves stops his own statement, and nobody else’s', async () => {
  const owner = await signedInClient(cluster.graphqlUrl, email);
  // Both wait for the same table: what is cancelled is told apart by its text alone.
  await holding.query('begin');
  await holding.query('lock table lockouts in access exclusive mode');
  const stays = owner('{ lockouts(filter: { keywords: "stays" }) { items { id } } }');
  // A page and the number of all rows.
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

/** How many connections the pooler has to the server. */
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
