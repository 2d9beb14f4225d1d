import { packageManagerProcesses, whenAnyIsGone } from './ancestors.ts';
import { buildConsoleIfStale } from './console-build.ts';
import { assertPortIsFree } from './ports.ts';
import { EndedBeforeReady, type RunningProcess, startProcess } from './processes.ts';
import { readStartSettings, SettingError } from './settings.ts';
import { welcome } from './welcome.ts';

const running: RunningProcess[] = [];
let stopping: Promise<void> | undefined;

try {
  await start();
} catch (error) {
  if (!(error instanceof EndedBeforeReady))
    console.error(error instanceof SettingError ? error.message : error);
  await stopEverything();
  process.exit(1);
}

async function start(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  // A package manager that is killed passes no signal on; without it nobody could stop us from its terminal.
  whenAnyIsGone(packageManagerProcesses(), () => void end(1));

  const settings = readStartSettings(process.env);
  await assertPortIsFree(settings.port, 'PORT');
  if (settings.restApiUrl === undefined) await assertPortIsFree(settings.apiPort, 'API_PORT');

  const environment = { LOG_LEVEL: 'warn', ...process.env };
  const [restApiUrl] = await Promise.all([
    settings.restApiUrl ?? startEmbeddedApi(environment),
    buildConsole(),
  ]);
  const gateway = await supervise('The gateway', ['gateway/src/main.ts'], {
    ...environment,
    REST_API_URL: restApiUrl,
  });
  console.log(welcome({ settings, port: gateway.port, restApiUrl }));
}

async function startEmbeddedApi(environment: NodeJS.ProcessEnv): Promise<string> {
  const api = await supervise('The embedded REST v1', ['api/src/main.ts'], environment);
  return `http://localhost:${api.port}/v1`;
}

async function buildConsole(): Promise<void> {
  const began = performance.now();
  if (await buildConsoleIfStale()) {
    console.log(`Built the console in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  }
}

/** When one part ends by itself, the rest is of no use: everything stops and the command fails. */
async function supervise(name: string, program: string[], environment: NodeJS.ProcessEnv) {
  const child = await startProcess(name, program, environment);
  running.push(child);
  void child.ended.then((reason) => {
    if (stopping !== undefined) return;
    console.error(`${reason}. Stopping the rest.`);
    void end(1);
  });
  return child;
}

async function end(code: number): Promise<void> {
  await stopEverything();
  process.exit(code);
}

/** The gateway first, so that no request meets a missing API. */
function stopEverything(): Promise<void> {
  stopping ??= (async () => {
    for (const child of running.toReversed()) await child.stop();
  })();
  return stopping;
}
