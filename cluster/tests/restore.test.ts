import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdPort } from '../../scripts/ports.ts';
import { type RunningProcess, startProcess } from '../../scripts/processes.ts';
import { graphqlClient, signIn } from '../../tests/support/graphql-client.ts';
import { administer, ask } from '../src/postgres.ts';
import { bucket, startStorage, storageSettings } from '../src/storage.ts';
import { command, restProgram } from './support/commands.ts';
import { picture, signedInRest } from './support/rest.ts';
import { startTestCluster, type TestCluster } from './support/test-cluster.ts';
import { jobToWorkAt, workAllTheWhile } from './support/work.ts';

/* Backup and restore of a PostgreSQL with its files in a bucket: a complete drill. */

let cluster: TestCluster;
let folder: string;
const others: RunningProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shepherd-drill-'));
  cluster = await startTestCluster({ gateway: { RATE_LIMIT_PER_SECOND: '0' } });
});
afterAll(async () => {
  for (const other of others) await other.stop();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Environment of the commands and of a REST v1 for one database with one bucket. */
interface Place {
  readonly database: string;
  readonly port: number;
  readonly settings: NodeJS.ProcessEnv;
}

const placeOf = (database: string, port: number): Place => {
  const url = new URL(cluster.database.url());
  url.pathname = database;
  return {
    database,
    port,
    settings: { DATABASE_URL: url.href, DATA_DIR: path.join(folder, database), ...storageSettings(port) },
  };
};
const ofCluster = (): Place => placeOf('shepherd', cluster.part('storage').port);

/** An empty database and an empty bucket. */
async function emptyPlace(database: string): Promise<Place> {
  await administer(cluster.database.port(), `create database ${database}`);
  const held = await holdPort(0, 'PORT');
  await held.release();
  others.push(await startStorage({ folder: path.join(folder, `${database}-store`), port: held.port }));
  return placeOf(database, held.port);
}

const rowsOf = <Row extends object>({ database }: Place, statement: string): Promise<readonly Row[]> =>
  ask<Row & Record<string, unknown>>(cluster.database.port(), statement, [], database);

/** The number of rows of each table, and a checksum of them. */
async function tablesOf(place: Place): Promise<Record<string, unknown>> {
  const tables = await rowsOf<{ name: string }>(
    place,
    'select tablename as name from pg_tables where schemaname = current_schema() order by 1',
  );
  const sums = tables.map(
    async ({ name }) =>
      [
        name,
        (
          await rowsOf(
            place,
            `select count(*), sum(hashtextextended(to_jsonb(t)::text, 0)::numeric) from "${name}" as t`,
          )
        )[0],
      ] as const,
  );
  return Object.fromEntries(await Promise.all(sums));
}

const moneyOf = (place: Place) =>
  rowsOf(
    place,
    `select 'ledger' as what, currency, sum(amount) from ledger_entries group by currency
     union all select 'withdrawals', currency, sum(amount) from withdrawals group by currency order by 1, 2`,
  );

const sumOf = (bytes: ArrayBuffer): string => createHash('sha256').update(Buffer.from(bytes)).digest('hex');

/** Every file in the database, with the checksum of its content in the bucket. */
async function filesOf(place: Place): Promise<Record<string, string>> {
  const files = await rowsOf<{ key: string }>(
    place,
    'select key from files where size is not null order by key',
  );
  const sums: [string, string][] = [];
  for (const { key } of files) {
    const answer = await fetch(`http://127.0.0.1:${place.port}/${bucket}/${key.slice(0, 2)}/${key}`);
    sums.push([key, answer.ok ? sumOf(await answer.arrayBuffer()) : `missing: ${answer.status}`]);
  }
  return Object.fromEntries(sums);
}

/** The same with the expected checksums; files of a kind that is rewritten on arrival are left out. */
async function wantedFiles(place: Place): Promise<Record<string, string>> {
  const files = await rowsOf<{ key: string; sha256: string }>(
    place,
    `select key, sha256 from files where size is not null and sha256 <> '' order by key`,
  );
  return Object.fromEntries(files.map(({ key, sha256 }) => [key, sha256]));
}

/** A REST v1 on such a place shows an order, and its picture at the order's address. */
async function expectServed(place: Place): Promise<void> {
  const rest = await startProcess('REST v1', [restProgram], {
    PATH: process.env['PATH'],
    API_PORT: '0',
    SEED_DEMO: '0',
    LOG_LEVEL: 'fatal',
    ...place.settings,
  });
  others.push(rest);
  const [order] = await rowsOf<{ id: string; title: string; key: string; sha256: string }>(
    place,
    `select orders.id, title, key, sha256 from orders join files on image_url = 'file:' || key order by files.id desc limit 1`,
  );
  const send = await signedInRest(rest.port);
  const shown = (await (await send(`orders/${order?.id}`)).json()) as { title: string; image_url: string };
  expect(shown.title).toBe(order?.title);
  const { pathname, search } = new URL(shown.image_url);
  expect(pathname).toBe(`/v1/files/${order?.key}`);
  const file = await fetch(`http://127.0.0.1:${rest.port}${pathname}${search}`);
  expect([file.status, sumOf(await file.arrayBuffer())]).toEqual([200, order?.sha256]);
  expect(
    (await fetch(`http://127.0.0.1:${rest.port}${pathname}?expires=9999999999&signature=x`)).status,
  ).toBe(403);
}

/** Gives an order one picture after the other until it is stopped: each replaces the previous one. */
function changePictures(
  token: string,
  orderId: string,
): { changed: () => number; stop: () => Promise<void> } {
  const stopping = new AbortController();
  const authorization = `Bearer ${token}`;
  const client = graphqlClient(cluster.graphqlUrl, { authorization });
  let changed = 0;
  const change = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const sent = await fetch(`${cluster.url}/files/orders/images`, {
        method: 'POST',
        headers: { authorization },
        body: picture(),
      });
      const { id: image } = (await sent.json()) as { id: string };
      const { errors } = await client(
        'mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { id } }',
        { input: { id: orderId, image } },
      );
      expect(errors).toEqual([]);
      changed += 1;
    }
  };
  const changing = change();
  return {
    changed: () => changed,
    stop() {
      stopping.abort();
      return changing;
    },
  };
}

it('while users work: it has everything that was acknowledged, and every referenced file', async () => {
  const token = await signIn(cluster.graphqlUrl, 'owner@shepherd.test');
  const client = graphqlClient(cluster.graphqlUrl, { authorization: `Bearer ${token}` });
  const jobId = await jobToWorkAt(client);
  const { data } = await client('{ orders(perPage: 1, filter: { status: [DRAFT] }) { items { id } } }');
  const [{ id: orderId } = { id: '' }] = (data as { orders: { items: { id: string }[] } }).orders.items;
  const people = workAllTheWhile({ url: cluster.url, client, jobId });
  const pictures = changePictures(token, orderId);
  await expect.poll(() => people.seen.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(20);
  await expect.poll(pictures.changed, { timeout: 60_000 }).toBeGreaterThan(5);
  const acknowledged = [...people.seen.acknowledged];

  const backup = path.join(folder, 'under-load');
  const said = await command('backup', backup, ofCluster().settings);
  expect(said).toMatch(/^PostgreSQL and \d+ files are kept in \S+$/);
  await Promise.all([people.stop(), pictures.stop()]);
  expect(Object.fromEntries(people.seen.failed)).toEqual({});

  const restored = await emptyPlace('restored');
  console.log(await command('restore', backup, restored.settings));
  const comments = await rowsOf<{ text: string }>(restored, 'select text from job_comments');
  const kept = new Set(comments.map(({ text }) => text));
  expect(acknowledged.filter((text) => !kept.has(text))).toEqual([]);
  expect(await filesOf(restored)).toMatchObject(await wantedFiles(restored));
  await expectServed(restored);
});

it('is refused through the pooler, which would keep the session settings of pg_dump', async () => {
  const url = new URL(cluster.database.url());
  url.port = String(cluster.part('pooler').port);
  await expect(
    command('backup', path.join(folder, 'pooled'), { ...ofCluster().settings, DATABASE_URL: url.href }),
  ).rejects.toMatchObject({ stderr: expect.stringContaining('leads to a pooler') });
});

it('when nothing changes: every row, every amount and every file is the same', async () => {
  for (const name of ['gateway-1', 'gateway-2', 'api-1', 'api-2']) await cluster.part(name).stop();
  const backup = path.join(folder, 'quiet');
  await command('backup', backup, ofCluster().settings);
  const restored = await emptyPlace('same');
  await command('restore', backup, restored.settings);
  const [tables, files, money] = [
    await tablesOf(ofCluster()),
    await filesOf(ofCluster()),
    await moneyOf(ofCluster()),
  ];
  console.log(`${Object.keys(tables).length} tables, ${Object.keys(files).length} files`, money);
  expect(Object.keys(tables).length).toBeGreaterThan(50);
  expect(Object.keys(files).length).toBeGreaterThan(10);
  expect(money.length).toBeGreaterThan(1);
  expect(await moneyOf(restored)).toEqual(money);
  expect(await tablesOf(restored)).toEqual(tables);
  expect(await filesOf(restored)).toEqual(files);
});

it('of the first day: the embedded database moves to PostgreSQL, and its files to a bucket', async () => {
  const data = { DATA_DIR: path.join(folder, 'embedded') };
  const embedded = await startProcess('REST v1', [restProgram], {
    PATH: process.env['PATH'],
    API_PORT: '0',
    LOG_LEVEL: 'fatal',
    ...data,
  });
  others.push(embedded);
  const send = await signedInRest(embedded.port);
  const list = (await (await send('orders?status=draft&per_page=1')).json()) as { data: { id: string }[] };
  const { id: image } = (await (await send('orders/images', { method: 'POST', body: picture() })).json()) as {
    id: string;
  };
  const changed = await send(`orders/${list.data[0]?.id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ image }),
  });
  expect(changed.status).toBe(200);
  const backup = path.join(folder, 'first-day.tar.gz');
  await command('backup', backup, data);
  await embedded.stop();

  const moved = await emptyPlace('moved');
  const said = await command('restore', backup, moved.settings);
  console.log(said);
  expect(said).toMatch(/is restored to PostgreSQL: \d{4,} rows of \d+ tables, \d+ files$/);
  expect(await filesOf(moved)).toMatchObject(await wantedFiles(moved));
  await expectServed(moved);
});
