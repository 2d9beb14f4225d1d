import { hour, later } from '../time/instants.ts';
import { random } from './random.ts';

/**
 * Moves an instant up to an hour earlier, deterministically by key. Without it all times would have the minute in
 * which the demo was started. Consumes no shared generator.
 */
export const scattered = (instant: Date, key: string): Date =>
  later(instant, -random(key).integer(0, hour / 1_000 - 1) * 1_000);

/** Moves a time drawn in minutes some seconds earlier, so that no event falls exactly on a minute. */
export const inTheMinuteBefore = (instant: Date): Date =>
  later(instant, -random(instant.toISOString()).integer(1, 59) * 1_000);
