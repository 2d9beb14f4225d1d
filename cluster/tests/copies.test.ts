import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphqlClient, signedInClient, signIn } from '../../tests/support/graphql-client.ts';
import type { GraphqlClient } from '../../tests/support/graphql-client.ts';
import { startTestCluster, type TestCluster } from './support/test-cluster.ts';

/* Two gateways and two APIs behave as one of each. */

let cluster: TestCluster;
beforeAll(async () => {
  cluster = await startTestCluster();
});
afterAll(() => cluster.stop());

const email = 'owner@shepherd.test';
const login = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';

const tokenFrom = (url: string): Promise<string> => signIn(`${url}/graphql`, email);
const withToken = (url: string, token: string): GraphqlClient =>
  graphqlClient(`${url}/graphql`, { authorization: `Bearer ${token}` });
const codeOf = ({ errors }: Awaited<ReturnType<GraphqlClient>>): unknown => errors[0]?.extensions['code'];

it('was filled once, though both copies began with an empty database', async () => {
  const database = new Client({ connectionString: cluster.database.url() });
  await database.connect();
  const { rows } = await database.query(
    'select (select count(*) from seeds) as seeds, (select count(*) from users where email = $1) as owners',
    [email],
  );
  await database.end();
  expect(rows).toEqual([{ seeds: '1', owners: '1' }]);
});

it('a session that one gateway opened is known to the other, and ends at both', async () => {
  const [one = '', other = ''] = cluster.gatewayUrls;
  const token = await tokenFrom(one);
  expect((await withToken(other, token)('{ me { email } }')).data).toEqual({ me: { email } });
  await withToken(other, token)('mutation { logout }');
  expect(codeOf(await withToken(one, token)('{ me { email } }'))).toBe('auth.unauthenticated');
  expect(codeOf(await withToken(cluster.url, token)('{ me { email } }'))).toBe('auth.unauthenticated');
});

it('a user who is disabled through one gateway is signed out at the other immediately', async () => {
  const [one = '', other = ''] = cluster.gatewayUrls;
  const owner = await signedInClient(`${one}/graphql`, email);
  const finance = await signedInClient(`${other}/graphql`, 'finance@shepherd.test');
  const { data } = await finance('{ me { id } }');
  const { id } = (data as { me: { id: string } }).me;
  await owner('mutation ($id: ID!) { disableUser(id: $id) { id } }', { id });
  for (let look = 0; look < 10; look += 1)
    expect(codeOf(await finance('{ me { id } }'))).toBe('auth.unauthenticated');
  await owner('mutation ($id: ID!) { enableUser(id: $id) { id } }', { id });
});

it('a change through one copy is read through any', async () => {
  const token = await tokenFrom(cluster.url);
  const clients = [...cluster.gatewayUrls, cluster.url].map((url) => withToken(url, token));
  const { data } = await withToken(
    cluster.url,
    token,
  )('{ orders(perPage: 1, filter: { status: [DRAFT] }) { items { id } } }');
  const [{ id } = { id: '' }] = (data as { orders: { items: { id: string }[] } }).orders.items;
  for (let round = 0; round < 60; round += 1) {
    const summary = `Read in round ${round}`;
    const writer = clients[round % clients.length];
    const changed = await writer?.(
      'mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { id } }',
      { input: { id, summary } },
    );
    expect(changed?.errors).toEqual([]);
    for (const reader of clients)
      expect((await reader('query ($id: ID!) { order(id: $id) { summary } }', { id })).data).toEqual({
        order: { summary },
      });
  }
});

it('a file that was uploaded through one gateway is shown by the other, from the bucket', async () => {
  const [one = '', other = ''] = cluster.gatewayUrls;
  const token = await tokenFrom(one);
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const body = new FormData();
  body.append('file', new Blob([png], { type: 'image/png' }), 'dot.png');
  const sent = await fetch(`${one}/files/orders/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  expect(sent.status).toBe(200);
  const { url } = (await sent.json()) as { url: string };
  for (const base of [other, one, cluster.url]) {
    const shown = await fetch(new URL(url, base));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(50);
  }
});

it('requests of a session count together', async () => {
  const token = await tokenFrom(cluster.url);
  const clients = cluster.gatewayUrls.map((url) => withToken(url, token));
  const began = performance.now();
  const statuses = await Promise.all(
    Array.from(
      { length: 2_400 },
      async (_, index) => (await clients[index % clients.length]?.('{ __typename }'))?.status,
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  const passed = statuses.filter((status) => status === 200).length;
  // 100 a second, with a burst of ten times as many.
  expect(passed).toBeGreaterThanOrEqual(1_000);
  expect(passed).toBeLessThanOrEqual(1_000 + 100 * (seconds + 1));
});

it('wrong passwords count together, and those of other accounts do not block the right one', async () => {
  const clients = cluster.gatewayUrls.map((url) => graphqlClient(`${url}/graphql`));
  const codes: unknown[] = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const client = clients[guess % clients.length];
    if (client)
      codes.push(
        codeOf(await client(login, { input: { email: 'support@shepherd.test', password: `Wrong${guess}` } })),
      );
  }
  expect(codes.filter((code) => code === 'auth.credentials')).toHaveLength(10);
  expect(codes.slice(10)).toEqual(['rate_limited', 'rate_limited']);
  await tokenFrom(cluster.url);
});

it('background work is done once', async () => {
  const owner = await signedInClient(cluster.graphqlUrl, email);
  const database = new Client({ connectionString: cluster.database.url() });
  await database.connect();
  const mails = async (): Promise<number> =>
    Number((await database.query(`select count(*) from mails where recipient = $1`, [email])).rows[0]?.count);
  const before = await mails();
  const times = 20;
  for (let count = 0; count < times; count += 1) {
    const { data } = await owner('mutation { exportUsers(input: {}) { outcome } }');
    expect(data).toEqual({ exportUsers: { outcome: 'EMAILED' } });
  }
  await expect.poll(async () => (await mails()) - before, { timeout: 60_000 }).toBe(times);
  const { rows } = await database.query(
    `select status, attempts, count(*)::int as count from work where name = 'export:users' group by 1, 2`,
  );
  await database.end();
  expect(rows).toEqual([{ status: 'done', attempts: 1, count: times }]);
});
