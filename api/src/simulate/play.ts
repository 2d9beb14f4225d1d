import { ApiError } from '../http/errors.ts';
import { playApplication, playNextStep } from './applicant-moves.ts';
import { playJob } from './job-moves.ts';
import { playBank, playWithdrawal } from './money-moves.ts';
import type { Played, Stage } from './stage.ts';

type Mover = (stage: Stage, about: string | null) => Promise<Played>;

/** Everything that is done out there; most of it is about a thing that can be named. */
const movers = {
  apply: playApplication,
  go_on: playNextStep,
  accept: playJob('accept'),
  start: playJob('start'),
  submit: playJob('submit'),
  stop: playJob('stop'),
  withdraw: playWithdrawal,
  pay_out: playBank,
} as const satisfies Record<string, Mover>;

export type Move = keyof typeof movers;
/** What can be wished for. */
export const moves: readonly string[] = Object.keys(movers);

function isMove(name: string): name is Move {
  return Object.hasOwn(movers, name);
}

/** One move, about one job, Shepherd or withdrawal where that is named. */
export type Wish = { readonly move: Move; readonly about: string | null };

/** A wish as it was written; undefined when it is none. */
export function readWish(move: unknown, about: unknown): Wish | undefined {
  if (typeof move !== 'string' || !isMove(move)) return undefined;
  if (about === undefined || about === null) return { move, about: null };
  return typeof about === 'string' && /^\d{1,18}(-\d{1,9})?$/.test(about) ? { move, about } : undefined;
}

/**
 * Lets one shepherd, applicant or bank take one step, by the rules that the field has. Somebody of the staff may have
 * been quicker: then nothing happens.
 */
export async function playOne(stage: Stage, wish: Wish | null = null): Promise<Played> {
  if (wish) return attempt(stage, wish.move, wish.about);
  const drawn = stage.draw.pick([
    'accept',
    'start',
    'start',
    'submit',
    'submit',
    'submit',
    'stop',
    'apply',
    'go_on',
    'go_on',
    'withdraw',
  ] as const);
  for (const move of new Set<Move>([drawn, 'submit', 'start', 'accept', 'go_on'])) {
    const played = await attempt(stage, move, null);
    if (played) return played;
  }
  return null;
}

async function attempt(stage: Stage, move: Move, about: string | null): Promise<Played> {
  try {
    return await movers[move](stage, about);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}
