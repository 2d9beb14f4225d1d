import { fileURLToPath } from 'node:url';
import { onStopSignal } from '@shepherd/service/draining/stop-signals.ts';
import { keepRequestsYoung } from '@shepherd/service/memory/young-requests.ts';
import { SettingsError } from '@shepherd/service/settings/settings-reader.ts';
import { privateUmask } from './data-directory/modes.ts';
import { freePort } from './free-port.ts';
import { unavailableReason } from './http/database-errors.ts';
import { apiLog } from './http/request-log.ts';
import { endOutsideCalls } from './outside/stopping.ts';
import { start } from './start.ts';
import { readSettings } from './settings.ts';
import { DirectoryError } from './database/embedded/directory-lock.ts';
import { TablesError } from './database/table-check.ts';

/** The command: reads the settings, starts, and stops on a signal. */
const defaultDataDirectory = fileURLToPath(new URL('../../.data', import.meta.url));

/** Whether a parent process started this one and holds a channel to it. */
const hadParent = process.connected;

try {
  process.umask(privateUmask);
  keepRequestsYoung();
  const settings = readSettings(await withKnownPort(process.env), defaultDataDirectory);
  const log = apiLog(settings.logLevel);
  const running = await start(settings, (line) => process.stdout.write(`${line}\n`));

  const stop = (): void => {
    // A hanging dependency must not force the exit below.
    setTimeout(endOutsideCalls, 4_000).unref();
    // Requests that do not end in time are cut off; the database is safe either way.
    const limit = setTimeout(() => process.exit(1), 9_500);
    running.stop().then(
      () => {
        clearTimeout(limit);
        process.exit(0);
      },
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  onStopSignal(stop, { hadParent });
  if (process.connected) process.send?.({ ready: true, port: running.port });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

/** With port 0 the system chooses; the port must be known before file addresses are built. */
async function withKnownPort(environment: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  return environment['API_PORT'] === '0'
    ? { ...environment, API_PORT: String(await freePort()) }
    : environment;
}

function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DirectoryError || error instanceof TablesError)
    return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${process.env['API_PORT'] ?? '4001'} is in use. Stop the other program or set API_PORT.`;
  if (unavailableReason(error) === 'lost')
    return `The database of DATABASE_URL cannot be opened: ${error.message || String(code)}.`;
  return error.stack ?? error.message;
}
