import { startPassingCluster } from '../../../cluster/src/passing.ts';
import { restClient, signIn } from '../../../tests/rest/support/client.ts';

export interface StartedCluster {
  readonly url: string;
  /** Sessions of several users. */
  readonly tokens: string[];
  readonly stop: () => Promise<void>;
}

/** Enough that no single session reaches its rate limit. */
const sessions = 16;

/**
 * A cluster as it is delivered, except for the rate of a single session.
 * @param environment of every copy, on top of its own
 */
export async function startMeasuredCluster(
  copies: number,
  environment: NodeJS.ProcessEnv = {},
): Promise<StartedCluster> {
  const cluster = await startPassingCluster({
    copies,
    api: { LOG_LEVEL: 'fatal', ...environment },
    gateway: { LOG_LEVEL: 'fatal', RATE_LIMIT_PER_SECOND: '0', ...environment },
  });
  const client = restClient(`http://127.0.0.1:${cluster.parts.get('api-1')?.port}/v1`, 2);
  const tokens: string[] = [];
  for (let session = 0; session < sessions; session += 1)
    tokens.push(await signIn(client, 'owner@shepherd.test'));
  await client.close();
  return { url: cluster.url, tokens, stop: cluster.stop };
}
