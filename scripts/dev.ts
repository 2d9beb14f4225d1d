import { spawn } from 'node:child_process';
import path from 'node:path';
import { assertPortIsFree } from './ports.ts';
import { readStartSettings, SettingError, webUrlOf } from './settings.ts';

/**
 * The product with reload: API and gateway restart when their code changes, the console reloads in the browser. Vite
 * listens on PORT and proxies everything that is not the console to the gateway, so the addresses are the same as with
 * the start command.
 */
const repository = path.resolve(import.meta.dirname, '..');

try {
  await develop();
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exit(1);
}

async function develop(): Promise<void> {
  const settings = readStartSettings(process.env);
  const gatewayPort = settings.port + 100;
  await assertPortIsFree(settings.port, 'PORT');
  await assertPortIsFree(gatewayPort, 'PORT');

  const programs: { name: string; program: string[]; cwd: string; environment: NodeJS.ProcessEnv }[] = [];
  if (settings.restApiUrl === undefined) {
    await assertPortIsFree(settings.apiPort, 'API_PORT');
    programs.push({
      name: 'api',
      program: ['--watch', 'src/main.ts'],
      cwd: 'api',
      environment: { WEB_URL: webUrlOf(process.env, settings.port) },
    });
  }
  programs.push(
    {
      name: 'gateway',
      program: ['--watch', 'src/main.ts'],
      cwd: 'gateway',
      environment: {
        PORT: String(gatewayPort),
        PUBLIC_URL: `http://localhost:${settings.port}`,
        REST_API_URL: settings.restApiUrl ?? `http://localhost:${settings.apiPort}/v1`,
      },
    },
    {
      name: 'web',
      program: ['node_modules/vite/bin/vite.js', '--port', String(settings.port), '--strictPort'],
      cwd: 'web',
      environment: { GATEWAY_URL: `http://localhost:${gatewayPort}` },
    },
  );

  const children = programs.map(({ name, program, cwd, environment }) => {
    const child = spawn(process.execPath, program, {
      cwd: path.join(repository, cwd),
      env: { ...process.env, ...environment },
      stdio: 'inherit',
    });
    child.on('exit', (code, signal) => {
      console.error(`${name} ended (${signal ?? code}).`);
      stop();
    });
    return child;
  });

  let stopped = false;
  function stop(): void {
    if (stopped) return;
    stopped = true;
    for (const child of children) child.kill('SIGTERM');
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}
