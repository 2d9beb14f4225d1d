import { fromDatabaseError } from '../http/database-errors.ts';
import { ApiError } from '../http/errors.ts';
import type { Random } from '../seed/random.ts';
import { playApplication, playIdentityReview, playNextStep } from './moves/applicants.ts';
import { playAccept } from './moves/market.ts';
import { playBank, playWithdrawal, playWithdrawalReview } from './moves/money.ts';
import { playOffer } from './moves/offers.ts';
import { playOffice } from './moves/office.ts';
import { playOrder } from './moves/orders.ts';
import { playPosition } from './moves/positions.ts';
import { playReview, playTakeReview } from './moves/review.ts';
import type { Mover, Played, Stage } from './stage.ts';
import { isHandInUrgent, playStart, playStop, playSubmit } from './moves/work.ts';

/** All moves in the field and in the office; most have a subject that can be named. */
const movers = {
  apply: (stage) => playApplication(stage, true),
  go_on: playNextStep,
  check_identity: playIdentityReview,
  move: playPosition,
  accept: playAccept,
  start: playStart,
  submit: playSubmit,
  stop: playStop,
  take_review: playTakeReview,
  review: playReview,
  office: playOffice,
  offer: playOffer,
  order: playOrder,
  withdraw: playWithdrawal,
  check_payout: playWithdrawalReview,
  pay_out: playBank,
} as const satisfies Record<string, Mover>;

export type Move = keyof typeof movers;
/** The moves that can be requested. */
export const moves: readonly string[] = Object.keys(movers);

function isMove(name: string): name is Move {
  return Object.hasOwn(movers, name);
}

/** A requested move, with an optional job, Shepherd, order or withdrawal. */
export type Wish = { readonly move: Move; readonly about: string | null };

/** Parses a requested move; undefined if invalid. */
export function readWish(move: unknown, about: unknown): Wish | undefined {
  if (typeof move !== 'string' || !isMove(move)) return undefined;
  if (about === undefined || about === null) return { move, about: null };
  return typeof about === 'string' && /^\d{1,18}(-\d{1,9})?$/.test(about) ? { move, about } : undefined;
}

/** The result of a step: the action, or the error code of its refusal. */
export type Step = {
  readonly played: Played;
  readonly refused?: { readonly move: Move; readonly code: string };
};

/**
 * Relative frequency of each move. Pauses limit how often a move really happens: a move with nothing to do passes the
 * step on to agents under way.
 */
const shares: Partial<Record<Move, number>> = {
  move: 30,
  start: 12,
  submit: 10,
  review: 8,
  take_review: 7,
  accept: 8,
  offer: 7,
  office: 4,
  order: 4,
  go_on: 6,
  apply: 2,
  check_identity: 2,
  withdraw: 2,
  check_payout: 2,
  stop: 2,
};

/** How often urgent submissions are looked for; they stay urgent for many steps. */
const looksForUrgent = 0.25;

/**
 * Plays one step by the product's rules; urgent submissions come first. Without a request nothing happens before its
 * day or outside its hours. If a user was quicker, the step is refused and nothing happens.
 */
export async function playOne(stage: Stage, wish: Wish | null = null): Promise<Step> {
  if (wish) return attempt(stage, wish.move, movers[wish.move], wish.about);
  if (stage.draw.chance(looksForUrgent) && (await isHandInUrgent(stage)))
    return attempt(stage, 'submit', playSubmit, null);
  const drawn = drawMove(stage.draw);
  const mover: Mover = drawn === 'apply' ? (on) => playApplication(on, false) : movers[drawn];
  const step = await attempt(stage, drawn, mover, null);
  if (step.played !== null || step.refused !== undefined || drawn === 'move') return step;
  return attempt(stage, 'move', playPosition, null);
}

function drawMove(draw: Random): Move {
  const named = Object.entries(shares).flatMap(([move, share]) => (isMove(move) ? [{ move, share }] : []));
  let left = draw.integer(
    1,
    named.reduce((sum, { share }) => sum + share, 0),
  );
  return named.find(({ share }) => (left -= share) <= 0)?.move ?? 'move';
}

async function attempt(stage: Stage, move: Move, mover: Mover, about: string | null): Promise<Step> {
  try {
    return { played: await mover(stage, about) };
  } catch (error) {
    const known = error instanceof ApiError ? error : fromDatabaseError(error);
    if (!known) throw error;
    return { played: null, refused: { move, code: known.code } };
  }
}
