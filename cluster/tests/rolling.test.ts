import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInClient } from '../../tests/support/graphql-client.ts';
import { startTestCluster, type TestCluster } from './support/test-cluster.ts';
import { workAllTheWhile } from './support/work.ts';

let cluster: TestCluster;
beforeAll(async () => {
  cluster = await startTestCluster({ gateway: { RATE_LIMIT_PER_SECOND: '0' } });
});
afterAll(() => cluster.stop());

const times = Number(process.env['DEPLOYS'] ?? 5);

it(
  `${times} deploys, one copy after the other, fail no request`,
  { timeout: 60_000 + times * 30_000 },
  async () => {
    const client = await signedInClient(cluster.graphqlUrl, 'owner@shepherd.test');
    const { data } = await client('{ jobs(perPage: 1, filter: { status: [UNASSIGNED] }) { items { id } } }');
    const jobId = (data as { jobs: { items: { id: string }[] } }).jobs.items[0]?.id ?? '';
    const people = workAllTheWhile(client, jobId);
    for (let deploy = 0; deploy < times; deploy += 1)
      for (const name of ['api-1', 'api-2', 'gateway-1', 'gateway-2']) {
        await cluster.replace(name);
        await delay(200);
      }
    await people.stop();
    console.log(people.seen.answered, 'answered in', times, 'deploys');
    expect(Object.fromEntries(people.seen.failed)).toEqual({});
    expect(people.seen.answered).toBeGreaterThan(times * 50);
  },
);
