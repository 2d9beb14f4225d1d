import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type RunningProcess, startProcess } from '../../scripts/processes.ts';

const folder = import.meta.dirname;

/** What a process is made of at one moment. */
export type Inside = {
  /** Of all its threads, since it started. */
  cpuMilliseconds: number;
  heapUsed: number;
  /** Memory outside the heap: buffers. */
  external: number;
  resident: number;
};

export type GatewayProcess = RunningProcess & {
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** @param collect whether all garbage is collected before */
  look: (collect?: boolean) => Promise<Inside>;
};

/** A gateway alone, in front of whatever speaks REST v1 at an address that ends in `/v1`. */
export async function startGateway(
  restUrl: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<GatewayProcess> {
  const window = await mkdtemp(path.join(tmpdir(), 'shepherd-gateway-'));
  const address = path.join(window, 'socket');
  const program = [
    '--expose-gc',
    `--import=${path.join(folder, 'process-window.ts')}`,
    path.resolve(folder, '../../gateway/src/main.ts'),
  ];
  const gateway = await startProcess('The gateway', program, {
    ...process.env,
    NODE_ENV: 'development',
    LOG_LEVEL: 'fatal',
    PORT: '0',
    REST_API_URL: restUrl,
    RATE_LIMIT_PER_SECOND: '0',
    // A test machine may be as busy as it likes.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    PROCESS_WINDOW: address,
    ...environment,
  });
  return {
    ...gateway,
    url: `http://127.0.0.1:${gateway.port}`,
    look: async (collect = false) => readInside(await ask(address, collect ? 'collect' : 'look')),
    async stop() {
      await gateway.stop();
      await rm(window, { recursive: true, force: true });
    },
  };
}

async function ask(address: string, question: string): Promise<unknown> {
  const socket = connect(address);
  socket.end(question);
  return JSON.parse(await text(socket));
}

function readInside(answer: unknown): Inside {
  const number = (name: string): number => {
    const value: unknown = Object(answer)[name];
    if (typeof value !== 'number') throw new Error(`A process tells no ${name}`);
    return value;
  };
  return {
    cpuMilliseconds: number('cpuMilliseconds'),
    heapUsed: number('heapUsed'),
    external: number('external'),
    resident: number('resident'),
  };
}
