import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { random } from '../seed/random.ts';
import type { Random } from '../seed/random.ts';
import type { Settings } from '../settings.ts';
import { later, minute } from '../time/instants.ts';

export type Stage = {
  readonly database: Kysely<Database>;
  readonly settings: Settings;
  readonly clock: () => Date;
  readonly draw: Random;
  /** How many times faster than people everybody is; days and time windows stay those of the clock. */
  readonly haste: number;
};

/** What somebody did, and to what; null when there was nothing to do. */
export type Played = { readonly action: string; readonly about: string; readonly who: string } | null;

/** Something to do about a thing: the one that is named, or one that is drawn among those whose time has come. */
export type Mover = (stage: Stage, about: string | null) => Promise<Played>;

/** Minutes that somebody takes for something, between these: the same ones whenever they are asked for. */
export const minutesFor = (what: string, from: number, to: number): number => random(what).integer(from, to);

/** The instant before which something must have happened, when so many minutes have to pass after it. */
export const ago = ({ clock, haste }: Pick<Stage, 'clock' | 'haste'>, minutes: number): Date =>
  later(clock(), (-minutes * minute) / haste);

/** Whether so many minutes have passed since then, or it never was. */
export const hasRested = (
  stage: Pick<Stage, 'clock' | 'haste'>,
  since: string | null | undefined,
  minutes: number,
): boolean => since === null || since === undefined || new Date(since) <= ago(stage, minutes);

/** One of them; undefined of none. */
export function oneOf<Value>(draw: Random, values: readonly Value[]): Value | undefined {
  const [first, ...others] = values;
  return first === undefined ? undefined : draw.pick([first, ...others]);
}

/** The same values in an order that is drawn. */
export function shuffled<Value>(draw: Random, values: readonly Value[]): Value[] {
  const left = [...values];
  return values.flatMap(() => left.splice(draw.integer(0, left.length - 1), 1));
}
