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
  /** Speed relative to real people; days and time windows follow the clock. */
  readonly haste: number;
};

/** The action and its subject; null when there was nothing to do. */
export type Played = { readonly action: string; readonly about: string; readonly who: string } | null;

/** A move on the named subject, or on one drawn among those that are due. */
export type Mover = (stage: Stage, about: string | null) => Promise<Played>;

/** Minutes that an activity takes, between these limits: deterministic by key. */
export const minutesFor = (what: string, from: number, to: number): number => random(what).integer(from, to);

/** The instant this many simulated minutes ago. */
export const ago = ({ clock, haste }: Pick<Stage, 'clock' | 'haste'>, minutes: number): Date =>
  later(clock(), (-minutes * minute) / haste);

/** Whether this many simulated minutes have passed since then, or it never happened. */
export const hasRested = (
  stage: Pick<Stage, 'clock' | 'haste'>,
  since: string | null | undefined,
  minutes: number,
): boolean => since === null || since === undefined || new Date(since) <= ago(stage, minutes);

/** The same values in random order. */
export function shuffled<Value>(draw: Random, values: readonly Value[]): Value[] {
  const left = [...values];
  return values.flatMap(() => left.splice(draw.integer(0, left.length - 1), 1));
}
