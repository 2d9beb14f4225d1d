import { hour, later } from '../time/instants.ts';
import { random } from './random.ts';

/**
 * Up to an hour before an instant that was counted from the beginning of the demo: without it, all would be of the
 * minute at which somebody began it. The same for the same key, and no draw of any generator that others draw from.
 */
export const scattered = (instant: Date, key: string): Date =>
  later(instant, -random(key).integer(0, hour / 1_000 - 1) * 1_000);

/** Nothing happens just on the minute: what was drawn in minutes was some seconds before. */
export const inTheMinuteBefore = (instant: Date): Date =>
  later(instant, -random(instant.toISOString()).integer(1, 59) * 1_000);
