import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunningProcess } from '../../scripts/processes.ts';
import { startProgram } from './program.ts';

interface ProxyPlace {
  readonly program: string;
  readonly folder: string;
  /** The public port. */
  readonly port: number;
  readonly gateways: readonly number[];
  /** The port where the gateways reach REST v1. */
  readonly restPort: number;
  readonly apis: readonly number[];
}

/** The shipped configuration of a proxy; only addresses are this cluster's own. */
const shipped = path.resolve(import.meta.dirname, '../../deploy/nginx/shepherd');

export async function startProxy(place: ProxyPlace, stopping?: AbortSignal): Promise<RunningProcess> {
  const folder = path.join(place.folder, 'nginx');
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const configuration = path.join(folder, 'nginx.conf');
  await writeFile(configuration, configurationOf(place, folder));
  return startProgram(
    {
      name: 'The proxy',
      command: place.program,
      parameters: ['-c', configuration, '-p', folder, '-e', 'stderr'],
      log: path.join(place.folder, 'nginx.log'),
      port: place.port,
      isReady: () => answers(`http://127.0.0.1:${place.port}/readyz`),
      // Graceful: answers in flight are finished.
      stopsOn: 'SIGQUIT',
    },
    stopping,
  );
}

const configurationOf = ({ port, gateways, restPort, apis }: ProxyPlace, folder: string): string => `
daemon off;
pid nginx.pid;
worker_processes 2;
error_log stderr crit;
events { worker_connections 4096; }
http {
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/answers;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${upstream('shepherd_gateways', gateways)}
${upstream('shepherd_apis', apis)}
  proxy_cache_path ${folder}/files levels=1:2 keys_zone=shepherd_files:10m max_size=1g inactive=60d use_temp_path=off;
  include ${shipped}/proxy.conf;
  server {
    listen 127.0.0.1:${port};
    include ${shipped}/console.conf;
  }
  server {
    listen 127.0.0.1:${restPort};
    include ${shipped}/rest.conf;
  }
}
`;

const upstream = (name: string, ports: readonly number[]): string => `  upstream ${name} {
    zone ${name} 64k;
    least_conn;
${ports.map((port) => `    server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join('\n')}
${ports.map((port) => `    server 127.0.0.1:${port} max_fails=0 backup;`).join('\n')}
    keepalive 64;
  }`;

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  );
