import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInClient } from '../../tests/support/graphql-client.ts';
import type { GraphqlClient } from '../../tests/support/graphql-client.ts';
import { startTestCluster, type TestCluster } from './support/test-cluster.ts';
import { commentsOf, jobToWorkAt, workAllTheWhile } from './support/work.ts';

/*
 * Each part is killed while users work: failures have a clear message, no acknowledged change is lost, and everything
 * recovers.
 */

let cluster: TestCluster;
let client: GraphqlClient;
let jobId: string;
beforeAll(async () => {
  cluster = await startTestCluster({ gateway: { RATE_LIMIT_PER_SECOND: '0' } });
  client = await signedInClient(cluster.graphqlUrl, 'owner@shepherd.test');
  jobId = await jobToWorkAt(client);
});
afterAll(() => cluster.stop());

/** Allowed failures: messages of the catalogue, and connections that a dead proxy dropped. */
const told =
  /^(?:502 NETWORK_ERROR|502 page|502 file of a page|50[34] unavailable|200 (?:unavailable|NETWORK_ERROR)|no answer (?:ECONNREFUSED|UND_ERR_SOCKET|ECONNRESET))$/;

it.each([
  // One of two copies: its requests in flight are lost, and the others do not wait for it.
  ['gateway-1', 1_000],
  ['gateway-2', 1_000],
  ['api-1', 2_500],
  ['api-2', 2_500],
  // Optional: everything works without it.
  ['redis', 0],
  ['storage', 0],
  ['postgres-2', 0],
  // Single instances: all requests wait until they are back.
  ['postgres-1', 10_000],
  ['pooler', 10_000],
  ['proxy', 10_000],
])(
  'after %s is killed, the last failure comes no later than %i ms after the first one',
  async (name, longest) => {
    const people = workAllTheWhile({ url: cluster.url, client, jobId });
    await delay(2_000);
    cluster.part(name).kill('SIGKILL');
    await delay(longest + 4_000);
    const before = people.seen.answered;
    await delay(1_000);
    const after = people.seen.answered;
    await people.stop();

    const { failed, firstFailure, lastFailure, acknowledged } = people.seen;
    console.log(name, people.seen.answered, 'answered', Object.fromEntries(failed));
    expect([...failed.keys()].filter((failure) => !told.test(failure))).toEqual([]);
    expect((lastFailure ?? 0) - (firstFailure ?? 0)).toBeLessThanOrEqual(longest);
    expect(failed.size > 0 && longest === 0).toBe(false);
    expect(after).toBeGreaterThan(before);

    const kept = await commentsOf(client, jobId);
    expect(acknowledged.length).toBeGreaterThan(20);
    expect(acknowledged.filter((text) => !kept.has(text))).toEqual([]);
  },
);
