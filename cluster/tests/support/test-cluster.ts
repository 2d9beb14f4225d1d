import type { Supervised } from '../../../scripts/supervision.ts';
import type { Cluster, ClusterSettings } from '../../src/cluster.ts';
import { startPassingCluster } from '../../src/passing.ts';

export interface TestCluster extends Cluster {
  readonly graphqlUrl: string;
  /** Of each gateway itself, not through the proxy. */
  readonly gatewayUrls: readonly string[];
  readonly part: (name: string) => Supervised;
}

/** A cluster for the duration of a test file. */
export async function startTestCluster(
  settings: Pick<ClusterSettings, 'gateway' | 'api' | 'checkout'> = {},
): Promise<TestCluster> {
  const cluster = await startPassingCluster({
    copies: 2,
    ...settings,
    // A test machine may be arbitrarily busy.
    api: { LOG_LEVEL: 'fatal', MAX_WAIT_MS: '30000', ...settings.api },
    gateway: { LOG_LEVEL: 'fatal', MAX_EVENT_LOOP_DELAY_MS: '0', ...settings.gateway },
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
  };
}
