import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { addChannel } from '../channels/channel.ts';
import type { Channel, OpenChannel } from '../channels/channel.ts';
import type { Database } from '../database/database.ts';
import { backUp, BackupError } from './archive.ts';

/** The file in which the running API tells the command how to connect. */
export const backupChannelFile = (dataDirectory: string): string =>
  path.join(dataDirectory, 'backup.channel');
export const backupPath = '/backup';

/** Lets the command make a backup of the database that the API has open. */
export const addBackupChannel = (
  server: FastifyInstance,
  { database, dataDirectory }: { database: Kysely<Database>; dataDirectory: string },
): OpenChannel =>
  addChannel(server, backupPath, backupChannelFile(dataDirectory), async (request, reply) => {
    const file = fileOf(request.body);
    if (file === null) return reply.code(422).send({ problem: 'Name the file by its whole path.' });
    try {
      // Holding the one connection blocks all others, including the work that removes files.
      await backUp(dataDirectory, file, (copy) =>
        database.connection().execute(async (connection) => {
          await sql`checkpoint`.execute(connection);
          await copy();
        }),
      );
      return { file };
    } catch (error) {
      request.log.error({ err: error }, 'the backup failed');
      return reply.code(500).send({ problem: error instanceof Error ? error.message : String(error) });
    }
  });

/** Asks the API that has this data directory open. Throws its error message on failure. */
export async function askForBackup({ port, token }: Channel, file: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${backupPath}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ file }),
  }).catch((error: unknown) => {
    throw new BackupError(`The API on port ${port} cannot be reached (${String(error)}).`, { cause: error });
  });
  if (answer.ok) return;
  const { problem } = (await answer.json().catch(() => ({}))) as { problem?: string };
  throw new BackupError(problem ?? `The API on port ${port} answered ${answer.status}.`);
}

const fileOf = (body: unknown): string | null =>
  typeof body === 'object' &&
  body !== null &&
  'file' in body &&
  typeof body.file === 'string' &&
  path.isAbsolute(body.file)
    ? body.file
    : null;
