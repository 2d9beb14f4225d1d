import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { random } from '../seed/random.ts';
import { playOne, readWish } from './play.ts';
import type { Wish } from './play.ts';
import type { Stage } from './stage.ts';

/** Where the running API leaves the token; only its own user can read the file. */
export const tokenFile = (dataDirectory: string): string => path.join(dataDirectory, 'simulate.token');
export const channelPath = '/simulate';

/**
 * Lets the simulator play on the embedded database, which no second process can open: a call on the loopback
 * interface only, with a token from a file in the data directory. Returns the function that closes it.
 */
export function addSimulatorChannel(
  server: FastifyInstance,
  stage: Omit<Stage, 'draw'> & { readonly settings: { readonly dataDirectory: string } },
): () => void {
  const token = randomBytes(32).toString('base64url');
  const file = tokenFile(stage.settings.dataDirectory);
  rmSync(file, { force: true });
  writeFileSync(file, token, { mode: 0o600 });
  const draw = random(token);
  server.post<{ Body: unknown }>(channelPath, async (request, reply) => {
    const local = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
    if (!local || !isToken(token, request.headers.authorization)) return reply.code(404).send();
    const wished = readWished(request.body);
    if (wished === undefined) return reply.code(422).send();
    return { played: await playOne({ ...stage, draw }, wished) };
  });
  return () => rmSync(file, { force: true });
}

/** The move that the body names, null for whatever comes next; undefined when it is none. */
function readWished(body: unknown): Wish | null | undefined {
  if (body === undefined || body === null) return null;
  if (typeof body !== 'object') return undefined;
  const { move, about }: { move?: unknown; about?: unknown } = body;
  return readWish(move, about);
}

function isToken(token: string, header: string | undefined): boolean {
  const given = Buffer.from((header ?? '').replace(/^Bearer /, ''));
  const expected = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
