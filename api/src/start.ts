import { drainOf } from '@shepherd/service/draining/draining.ts';
import type { TracingSettings } from '@shepherd/service/tracing/settings.ts';
import type { FastifyBaseLogger } from 'fastify';
import { startForgettingRemoved } from './agents/removed-before.ts';
import { attemptLimiter } from './authentication/attempts.ts';
import { addBackupChannel } from './backup/channel.ts';
import { calls } from './calls.ts';
import { closeUploads, refuseExposed } from './data-directory/access.ts';
import { isAlmostFull } from './database/disk-space.ts';
import { DirectoryError } from './database/embedded/directory-lock.ts';
import { openStore } from './database/open.ts';
import { removeExpired, startHourly, startUpkeep } from './database/upkeep.ts';
import { EventStreams } from './events/event-streams.ts';
import { startListening } from './events/listening.ts';
import { forgetOldEvents } from './events/positions.ts';
import { removeAbandoned } from './files/abandoned.ts';
import { arrivalFolder, keeperOf } from './files/files.ts';
import { filesTrouble, isFilesFolderUsable, makeFilesFolder } from './files/folder-check.ts';
import { startForgettingUnreferenced } from './files/unreferenced.ts';
import { admitting, unlimitedAdmission } from './http/admit.ts';
import { addOperations } from './http/operations.ts';
import { apiLog } from './http/request-log.ts';
import { createServer } from './http/server.ts';
import { startCompacting } from './jobs/list/count-upkeep.ts';
import { addMailbox } from './outbox/mailbox.ts';
import { forgetOldWork } from './outbox/forgetting.ts';
import { startRunner, takeUpLost } from './outbox/runner.ts';
import { circuitsOf } from './outside/circuits.ts';
import { seed } from './seed/seed.ts';
import type { Settings } from './settings.ts';
import { addSimulatorChannel } from './simulate/channel.ts';
import type { Tracing } from './tracing/trace.ts';
import { works } from './works.ts';

/** Milliseconds: a stopping gateway keeps this process up for as long as it needs it, and no longer. */
const longestDrain = 8_000;

export type Running = { readonly port: number; readonly stop: () => Promise<void> };

const clock = (): Date => new Date();

/** Opens the database, seeds it if configured, and listens. `tell` gets a line for each slow step. */
export async function start(settings: Settings, tell: (line: string) => void): Promise<Running> {
  const embedded = settings.databaseUrl === null;
  refuseExposed(settings.dataDirectory, tell);
  tell(embedded ? `Opening the database in ${settings.dataDirectory}` : 'Connecting to PostgreSQL');
  const log = apiLog(settings.logLevel);
  const tracing = await startTracing(settings.tracing, log);
  const store = await openStore(
    settings,
    (error) => log.error({ err: error }, 'the database has ended'),
    tracing?.statement,
  );
  const { database } = store;
  const usesDisk = embedded || settings.s3 === null;
  let stopping = false;
  try {
    if (!embedded) closeUploads(settings.dataDirectory);
    const trouble = await filesTrouble(settings, database);
    if (trouble?.all === true) throw new DirectoryError(trouble.sentence);
    if (trouble !== null) tell(`Warning: ${trouble.sentence}`);
    await makeFilesFolder(settings);
    if (settings.seedDemo)
      await seed(database, new Date(), {
        tell,
        keepFile: keeperOf(settings),
        webUrl: settings.webUrl,
      });
    const report = (error: unknown, work?: string): void =>
      log.error({ err: error, work, ...tracing?.ids() }, 'work failed');
    const events = new EventStreams({ database, clock, shared: !embedded, report });
    const services = { database, settings, clock, limiter: attemptLimiter(database), events };
    const entrance =
      settings.maxWaitMs === 0 ? unlimitedAdmission : admitting(settings.maxWaitMs, () => store.waiting());
    const server = createServer({ calls, services, admitting: entrance, tracing });
    addOperations(server, {
      isStopping: () => stopping,
      scraping: settings.scraping,
      admitting: entrance,
      check: (deadline) => store.check(deadline),
      circuits: () => circuitsOf(settings),
      areFilesUsable: () => isFilesFolderUsable(settings),
      isDiskFull: async () => usesDisk && (await isAlmostFull(settings.dataDirectory)),
    });
    const mailbox = embedded && settings.smtpUrl === null;
    if (mailbox) addMailbox(server, database, settings.apiUrl);
    const backups = embedded
      ? addBackupChannel(server, { database, dataDirectory: settings.dataDirectory })
      : null;
    const simulator = embedded ? addSimulatorChannel(server, services) : null;
    const drain = drainOf(server.server, { neededPath: '/livez', longestMs: longestDrain });
    await server.listen({ port: settings.port, host: settings.host });

    const address = server.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : settings.port;
    backups?.open(port);
    simulator?.open(port);
    events.start();
    const stopListening =
      settings.databaseUrl === null ? null : startListening(settings.databaseUrl, () => events.wake());
    if (embedded) await takeUpLost(database, new Date());
    const runner = startRunner({ ...services, tracing }, works, report);
    const stopUpkeep = embedded ? startUpkeep(database, report) : () => {};
    const stopCompacting = startCompacting(database, report);
    const stopForgetting = [
      startHourly(() => forgetOldWork(database, services.clock()), report),
      startHourly(() => forgetOldEvents(database, services.clock(), settings.eventsKeptDays), report),
    ];
    await removeExpired(database, new Date());
    await removeAbandoned(arrivalFolder(settings), new Date());
    await startForgettingUnreferenced(database, new Date());
    await startForgettingRemoved(database, new Date());
    tell(
      `REST v1 is ready at http://localhost:${port}/v1${mailbox ? `, mails at http://localhost:${port}/mailbox` : ''}`,
    );
    return {
      port,
      async stop() {
        stopping = true;
        await stopListening?.();
        await events.close();
        await drain();
        stopUpkeep();
        stopCompacting();
        simulator?.close();
        backups?.close();
        await server.close();
        await runner.stop();
        await Promise.all(stopForgetting.map((stopOne) => stopOne()));
        await store.close();
        await tracing?.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Loads OpenTelemetry only if it is enabled. */
async function startTracing(
  settings: TracingSettings | null,
  log: FastifyBaseLogger,
): Promise<Tracing | null> {
  if (settings === null) return null;
  const openTelemetry = await import('./tracing/open-telemetry.ts');
  return openTelemetry.startTracing(settings, log);
}
