import { packageManagerProcesses, whenAnyIsGone } from './ancestors.ts';
import { buildConsoleIfStale } from './console-build.ts';
import { assertPortIsFree, holdPort } from './ports.ts';
import { EndedBeforeReady, startProcess } from './processes.ts';
import { linksWarning, readStartSettings, SettingError, webUrlOf } from './settings.ts';
import { type Supervised, supervise } from './supervision.ts';
import { welcome } from './welcome.ts';

const running: Supervised[] = [];
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
  // A package manager that is killed passes no signal on; without this its terminal could not stop the product.
  whenAnyIsGone(packageManagerProcesses(), () => void end(1));

  const settings = readStartSettings(process.env);
  const { port, release } = await holdPort(settings.port, 'PORT');
  if (settings.restApiUrl === undefined) await assertPortIsFree(settings.apiPort, 'API_PORT');

  const environment = {
    LOG_LEVEL: 'warn',
    ...process.env,
    PORT: String(port),
    WEB_URL: webUrlOf(process.env, port),
  };
  const [restApiUrl] = await Promise.all([
    settings.restApiUrl ?? startEmbeddedApi(environment),
    buildConsole(),
  ]);
  await release();
  const gateway = await keep('The gateway', 'gateway/src/main.ts', 'PORT', {
    ...environment,
    REST_API_URL: restApiUrl,
  });
  if (settings.simulate) await keepSimulator({ ...environment, API_PORT: new URL(restApiUrl).port });
  console.log(welcome({ settings, port: gateway.port, restApiUrl }));
  const warning = linksWarning(process.env, gateway.port);
  if (warning !== undefined) console.error(warning);
}

async function startEmbeddedApi(environment: NodeJS.ProcessEnv): Promise<string> {
  const api = await keep('The embedded REST v1', 'api/src/main.ts', 'API_PORT', environment);
  return `http://localhost:${api.port}/v1`;
}

async function buildConsole(): Promise<void> {
  const began = performance.now();
  if (await buildConsoleIfStale()) {
    console.log(`Built the console in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  }
}

/** Supervises each part by itself: the other part continues meanwhile, and reaches it again on the same port. */
async function keep(
  name: string,
  program: string,
  portSetting: 'PORT' | 'API_PORT',
  environment: NodeJS.ProcessEnv,
): Promise<Supervised> {
  const part = await supervise({
    name,
    start: (port, stopped) =>
      startProcess(
        name,
        [program],
        { ...environment, ...(port !== undefined && { [portSetting]: String(port) }) },
        undefined,
        stopped,
      ),
    tell: (line) => console.error(line),
    giveUp(sentence) {
      if (stopping !== undefined) return;
      console.error(sentence);
      void end(1);
    },
  });
  running.push(part);
  return part;
}

/** The product works without the simulator: its failure stops no other part. */
async function keepSimulator(environment: NodeJS.ProcessEnv): Promise<void> {
  const withoutIt = 'Everything else goes on without it';
  try {
    const part = await supervise({
      name: 'The simulator',
      start: (_port, stopped) =>
        startProcess(
          'The simulator',
          ['api/src/simulate/main.ts', '--quiet'],
          environment,
          undefined,
          stopped,
        ),
      tell: (line) => console.error(line),
      withoutIt,
      giveUp(sentence) {
        if (stopping === undefined) console.error(sentence);
      },
    });
    running.push(part);
    // The product may have been stopped during the start.
    if (stopping !== undefined) await part.stop();
  } catch (error) {
    if (!(error instanceof EndedBeforeReady)) throw error;
    if (stopping === undefined) console.error(`${error.message}. ${withoutIt}; what it said stands above.`);
  }
}

async function end(code: number): Promise<void> {
  await stopEverything();
  process.exit(code);
}

/** The gateway first, so that no request meets a missing API. */
function stopEverything(): Promise<void> {
  stopping ??= (async () => {
    for (const part of running.toReversed()) await part.stop();
  })();
  return stopping;
}
