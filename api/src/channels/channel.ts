import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocal } from '../outbox/mailbox.ts';

/** How a command of the same user reaches a running API. */
export type Channel = { readonly port: number; readonly token: string };

/** Opens once the port is known: the file contains the channel's address, readable only by its owner. */
export type OpenChannel = { readonly open: (port: number) => void; readonly close: () => void };

/**
 * Lets a command work on the embedded database, which no second process can open: a call on the loopback interface
 * only, with a token from a file in the data directory.
 */
export function addChannel(
  server: FastifyInstance,
  path: string,
  file: string,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): OpenChannel {
  const token = randomBytes(32).toString('base64url');
  server.post(path, async (request, reply) =>
    isLocal(request) && isToken(token, request.headers.authorization)
      ? answer(request, reply)
      : reply.code(404).send(),
  );
  return {
    open(port) {
      rmSync(file, { force: true });
      writeFileSync(file, JSON.stringify({ port, token }), { mode: 0o600 });
    },
    close: () => rmSync(file, { force: true }),
  };
}

function isToken(token: string, header: string | undefined): boolean {
  const given = Buffer.from((header ?? '').replace(/^Bearer /, ''));
  const expected = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Parses a channel file; null for foreign or incomplete content. */
export function readChannel(text: string): Channel | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' &&
      value !== null &&
      'port' in value &&
      typeof value.port === 'number' &&
      'token' in value &&
      typeof value.token === 'string'
      ? { port: value.port, token: value.token }
      : null;
  } catch {
    return null;
  }
}
