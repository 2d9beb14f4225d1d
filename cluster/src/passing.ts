import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildConsoleIfStale } from '../../scripts/console-build.ts';
import { type Cluster, type ClusterSettings, startCluster } from './cluster.ts';
import { findPrograms } from './packages.ts';

/**
 * A cluster with the demo data in a temporary folder, on ports of the system's choice; everything is removed at its
 * end.
 */
export async function startPassingCluster(
  settings: Pick<ClusterSettings, 'copies' | 'gateway' | 'api' | 'checkout'>,
): Promise<Cluster> {
  const programs = await findPrograms(console.log);
  await buildConsoleIfStale();
  const folder = await mkdtemp(path.join(tmpdir(), 'shepherd-cluster-'));
  const cluster = await startCluster({
    programs,
    folder,
    port: 0,
    ...settings,
    tell: () => {},
    giveUp: console.error,
  });
  return {
    ...cluster,
    async stop() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
