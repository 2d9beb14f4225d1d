import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildConsoleIfStale } from '../../../scripts/console-build.ts';
import type { Supervised } from '../../../scripts/supervision.ts';
import { type Cluster, type ClusterSettings, startCluster } from '../../src/cluster.ts';
import { findPrograms } from '../../src/packages.ts';

export interface TestCluster extends Cluster {
  readonly graphqlUrl: string;
  /** Of each gateway by itself, past the proxy. */
  readonly gatewayUrls: readonly string[];
  readonly part: (name: string) => Supervised;
}

/** A cluster with the demo in a folder of its own, on ports of the system's choice. */
export async function startTestCluster(
  settings: Pick<ClusterSettings, 'gateway' | 'api'> = {},
): Promise<TestCluster> {
  const programs = await findPrograms(console.log);
  await buildConsoleIfStale();
  const folder = await mkdtemp(path.join(tmpdir(), 'shepherd-cluster-'));
  const cluster = await startCluster({
    programs,
    folder,
    port: 0,
    copies: 2,
    // A test machine may be as busy as it likes.
    api: { LOG_LEVEL: 'fatal', MAX_WAIT_MS: '30000', ...settings.api },
    gateway: { LOG_LEVEL: 'fatal', MAX_EVENT_LOOP_DELAY_MS: '0', ...settings.gateway },
    tell: () => {},
    giveUp: console.error,
  });
  const part = (name: string): Supervised => {
    const found = cluster.parts.get(name);
    if (!found) throw new Error(`The cluster has no part ${name}`);
    return found;
  };
  return {
    ...cluster,
    graphqlUrl: `${cluster.url}/graphql`,
    gatewayUrls: ['gateway-1', 'gateway-2'].map((name) => `http://127.0.0.1:${part(name).port}`),
    part,
    async stop() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
