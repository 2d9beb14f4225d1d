import { connect } from 'node:net';
import path from 'node:path';
import type { RunningProcess } from '../../scripts/processes.ts';
import { startProgram } from './program.ts';

interface RedisPlace {
  readonly program: string;
  readonly folder: string;
  readonly port: number;
}

/** Without persistence: its counters cover the last seconds. */
export const startRedis = (
  { program, folder, port }: RedisPlace,
  stopping?: AbortSignal,
): Promise<RunningProcess> =>
  startProgram(
    {
      name: 'Redis',
      command: program,
      parameters: [
        '--bind',
        '127.0.0.1',
        '--port',
        String(port),
        '--save',
        '',
        '--appendonly',
        'no',
        '--dir',
        folder,
      ],
      log: path.join(folder, 'redis.log'),
      port,
      isReady: () => answersPing(port),
    },
    stopping,
  );

function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      resolve(data.toString().startsWith('+PONG'));
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
  });
}
