import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { isLocal } from '../outbox/mailbox.ts';
import { backUp, BackupError } from './archive.ts';

/** Where the running API says how the command reaches it; only its own user can read that. */
export const backupChannelFile = (dataDirectory: string): string =>
  path.join(dataDirectory, 'backup.channel');
export const backupPath = '/backup';

/**
 * Lets the command make a backup of the embedded database, which no second process can open: a call on the loopback
 * interface only, with a token from a file in the data directory. Returns what opens the channel once the port is
 * known, and what closes it.
 */
export function addBackupChannel(
  server: FastifyInstance,
  { database, dataDirectory }: { database: Kysely<Database>; dataDirectory: string },
): { open: (port: number) => void; close: () => void } {
  const token = randomBytes(32).toString('base64url');
  const channel = backupChannelFile(dataDirectory);
  server.post(backupPath, async (request, reply) => {
    if (!isLocal(request) || !isToken(token, request.headers.authorization)) return reply.code(404).send();
    const file = fileOf(request.body);
    if (file === null) return reply.code(422).send({ problem: 'Name the file by its whole path.' });
    try {
      // Whoever holds the one connection keeps all others waiting, the work that removes files among them.
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
  return {
    open(port) {
      rmSync(channel, { force: true });
      writeFileSync(channel, JSON.stringify({ port, token }), { mode: 0o600 });
    },
    close: () => rmSync(channel, { force: true }),
  };
}

/** Asks the API that has this data directory open. Throws what it says when it cannot. */
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

export type Channel = { readonly port: number; readonly token: string };

export function readChannel(text: string): Channel | null {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' &&
    value !== null &&
    'port' in value &&
    typeof value.port === 'number' &&
    'token' in value &&
    typeof value.token === 'string'
    ? { port: value.port, token: value.token }
    : null;
}

const fileOf = (body: unknown): string | null =>
  typeof body === 'object' &&
  body !== null &&
  'file' in body &&
  typeof body.file === 'string' &&
  path.isAbsolute(body.file)
    ? body.file
    : null;

function isToken(token: string, header: string | undefined): boolean {
  const given = Buffer.from((header ?? '').replace(/^Bearer /, ''));
  const expected = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
