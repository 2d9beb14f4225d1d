import path from 'node:path';
import { type RunningProcess, startProcess } from '../../../scripts/processes.ts';
import { type Inside, openProcessWindows } from './process-windows.ts';

export type GatewayProcess = RunningProcess & {
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** @param collect whether all garbage is collected before */
  look: (collect?: boolean) => Promise<Inside>;
};

/** A gateway alone, in front of any REST v1 at an address that ends in `/v1`. */
export async function startGateway(
  restUrl: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<GatewayProcess> {
  const windows = await openProcessWindows();
  const program = [...windows.options, path.resolve(import.meta.dirname, '../../../gateway/src/main.ts')];
  const gateway = await startProcess('The gateway', program, {
    ...process.env,
    NODE_ENV: 'development',
    LOG_LEVEL: 'fatal',
    PORT: '0',
    REST_API_URL: restUrl,
    RATE_LIMIT_PER_SECOND: '0',
    // A test machine may be arbitrarily busy.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    ...windows.environment,
    ...environment,
  });
  return {
    ...gateway,
    url: `http://127.0.0.1:${gateway.port}`,
    look: async (collect = false) => windows.look(gateway.pid ?? 0, collect),
    async stop() {
      await gateway.stop();
      await windows.close();
    },
  };
}
