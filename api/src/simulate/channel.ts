import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { addChannel } from '../channels/channel.ts';
import type { OpenChannel } from '../channels/channel.ts';
import { demoSince } from '../seed/demo-since.ts';
import { random } from '../seed/random.ts';
import { playOne, readWish } from './play.ts';
import type { Step, Wish } from './play.ts';
import type { Stage } from './stage.ts';

/** The file in which the running API tells the command how to connect. */
export const channelFile = (dataDirectory: string): string => path.join(dataDirectory, 'simulate.channel');
export const channelPath = '/simulate';

/** A request of the command. */
export type Asked = {
  readonly wish: Wish | null;
  readonly haste: number;
  /** Also plays on a database that is not a demo. */
  readonly realData: boolean;
};

/** The answer: a step, or the refusal to play on a database that is not a demo. */
export type Answered = Step | { readonly notDemo: true };

/** Lets the simulator play on the database that the API has open. */
export function addSimulatorChannel(
  server: FastifyInstance,
  stage: Omit<Stage, 'draw' | 'haste'> & { readonly settings: { readonly dataDirectory: string } },
): OpenChannel {
  const draw = random(randomUUID());
  const file = channelFile(stage.settings.dataDirectory);
  return addChannel(server, channelPath, file, async (request, reply) => {
    const asked = readAsked(request.body);
    if (asked === null) return reply.code(422).send();
    return answer({ ...stage, draw, haste: asked.haste }, asked);
  });
}

/** Simulated work and payments must not mix with real ones. */
export async function answer(stage: Stage, { wish, realData }: Asked): Promise<Answered> {
  if (!realData && (await demoSince(stage.database)) === null) return { notDemo: true };
  return playOne(stage, wish);
}

export const mostHaste = 1_000;

/** Parses the request body; null if invalid. */
function readAsked(body: unknown): Asked | null {
  if (body === undefined || body === null) return { wish: null, haste: 1, realData: false };
  if (typeof body !== 'object') return null;
  const {
    move,
    about,
    haste = 1,
    realData,
  }: Partial<Record<'move' | 'about' | 'haste' | 'realData', unknown>> = body;
  const wish = move === undefined ? null : readWish(move, about);
  if (wish === undefined || typeof haste !== 'number' || !(haste >= 1 && haste <= mostHaste)) return null;
  return { wish, haste, realData: realData === true };
}
