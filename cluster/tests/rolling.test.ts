import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commentsOf, jobToWorkAt, workAllTheWhile } from './support/work.ts';
import { signedInClient } from '../../tests/support/graphql-client.ts';
import type { GraphqlClient } from '../../tests/support/graphql-client.ts';
import { startTestCluster, type TestCluster } from './support/test-cluster.ts';

/*
 * A new version replaces the old one copy by copy while users work, and they notice nothing. `DEPLOYS` is the number of
 * deployments; with `BEFORE`, the folder of another checkout (installed and built), versions take turns.
 */

const deploys = Number(process.env['DEPLOYS'] ?? 3);
const before = process.env['BEFORE'];
const now = `${import.meta.dirname}/../..`;

let version = before ?? now;
let cluster: TestCluster;
let client: GraphqlClient;
let jobId: string;
beforeAll(async () => {
  cluster = await startTestCluster({ checkout: () => version, gateway: { RATE_LIMIT_PER_SECOND: '0' } });
  client = await signedInClient(cluster.graphqlUrl, 'owner@shepherd.test');
  jobId = await jobToWorkAt(client);
});
afterAll(() => cluster.stop());

it(`no request fails in ${deploys} deploys, and each comment that was answered is there`, async () => {
  const people = workAllTheWhile({ url: cluster.url, client, jobId });
  await delay(1_000);
  const took: number[] = [];
  for (let deploy = 0; deploy < deploys; deploy += 1) {
    version = version === now ? (before ?? now) : now;
    const began = performance.now();
    // REST v1 first: a gateway may need a feature of its version of REST v1.
    for (const name of ['api-1', 'api-2', 'gateway-1', 'gateway-2']) await cluster.part(name).replace();
    took.push(Math.round(performance.now() - began));
  }
  await delay(1_000);
  await people.stop();
  const { answered, failed, acknowledged } = people.seen;
  console.log(`${answered} answered; deploys took ${took.join(', ')} ms`);
  expect(Object.fromEntries(failed)).toEqual({});
  expect(answered).toBeGreaterThan(deploys * 100);
  const kept = await commentsOf(client, jobId);
  expect(acknowledged.filter((text) => !kept.has(text))).toEqual([]);
}, 1_800_000);
