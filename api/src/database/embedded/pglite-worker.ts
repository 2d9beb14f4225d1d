import fs from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DatabaseFiles } from './file-system.ts';
import { privateFolder } from '../../data-directory/modes.ts';
import { pgliteOptions } from './pglite-options.ts';
import { planningParameters } from '../planning.ts';
import { draftFolder } from './store-folder.ts';

/**
 * Runs PGlite on its own thread, so that a slow query does not block HTTP. Rows are sent as one JSON text: structured
 * cloning would block the receiving thread ten times as long.
 */
const directory: string = workerData.directory;

function open(at: string): Promise<PGlite> {
  return PGlite.create({
    fs: new DatabaseFiles(at),
    // -F would switch fsync off; open_datasync, the default on Linux, does not reach the file system above.
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      '-c',
      'wal_sync_method=fsync',
      ...Object.entries(planningParameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    ...pgliteOptions,
  });
}

/**
 * A kill during the first start must not leave a partial database: it is created in a temporary folder, synced once
 * as a whole (much faster than page by page), and then renamed.
 */
async function createFirst(): Promise<void> {
  if (fs.existsSync(path.join(directory, 'PG_VERSION'))) return;
  const beside = draftFolder(directory);
  fs.rmSync(beside, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(directory), { recursive: true, mode: privateFolder });
  const database = await PGlite.create({ fs: new DatabaseFiles(beside) });
  await database.exec('checkpoint');
  await database.close();
  for (const name of fs.readdirSync(beside, { recursive: true, encoding: 'utf8' }))
    sync(path.join(beside, name));
  sync(beside);
  // Replaces nothing or an empty folder; `rename` refuses a full one.
  fs.renameSync(beside, directory);
  sync(path.dirname(directory));
}

function sync(file: string): void {
  // Windows cannot open folders; file names are durable there without it.
  if (process.platform === 'win32' && fs.statSync(file).isDirectory()) return;
  const handle = fs.openSync(file, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}

export type WorkerRequest =
  { id: number; sql: string; parameters: readonly unknown[] } | { id: number; close: true };
export type WorkerFailure = {
  message: string;
  code?: string;
  severity?: string;
  constraint?: string;
  detail?: string;
  table?: string;
  column?: string;
};
export type WorkerAnswer =
  | { ready: true }
  | { id: number; rows: string; affected: number | null }
  | { id: number; failure: WorkerFailure };

const port = parentPort;
if (!port) throw new Error('This file runs as a worker');
const send = (answer: WorkerAnswer): void => port.postMessage(answer);

await createFirst();
const database = await open(directory);

port.on('message', (request: WorkerRequest) => {
  void answer(request);
});

async function answer(request: WorkerRequest): Promise<void> {
  const { id } = request;
  try {
    if ('close' in request) {
      await database.close();
      send({ id, rows: '[]', affected: null });
      return;
    }
    const { rows, affectedRows } = await database.query(request.sql, [...request.parameters]);
    send({ id, rows: JSON.stringify(rows), affected: affectedRows ?? null });
  } catch (error) {
    send({ id, failure: describe(error) });
  }
}

function describe(error: unknown): WorkerFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  const failure: WorkerFailure = { message: error.message };
  for (const name of ['code', 'severity', 'constraint', 'detail', 'table', 'column'] as const) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === 'string') failure[name] = value;
  }
  // It ended without PostgreSQL's own report.
  if (error.name === 'RuntimeError' || error.name === 'ExitStatus') failure.severity = 'PANIC';
  return failure;
}

send({ ready: true });
