/*
 * Pairs of values that cannot be. Each check answers what a person reads about it, or null where the pair can be. A pair
 * that lacks a part is checked where a part alone is an error.
 */

export const rangeMessages = {
  days: 'End date is before start date',
  times: 'End time is before start time',
  sameTimes: 'End time is the same as start time',
  coordinates: 'Latitude and longitude belong together',
} as const;

/** Days as `yyyy-MM-dd`; both ends may be the same day. */
export const daysProblem = (start: string | null, end: string | null): string | null =>
  start && end && end < start ? rangeMessages.days : null;

/** Times of one day as `HH:mm`; text that is no time yet is no part of a pair. */
export function timesProblem(start: string | null, end: string | null): string | null {
  if (!start || !end || end > start) return null;
  return end === start ? rangeMessages.sameTimes : rangeMessages.times;
}

/** The part that is missing of coordinates of which the other part is known; null where both or none are. */
export function missingCoordinate(place: {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}): 'latitude' | 'longitude' | null {
  const known = [place.latitude, place.longitude].map((degrees) => degrees !== null && degrees !== undefined);
  if (known[0] === known[1]) return null;
  return known[0] ? 'longitude' : 'latitude';
}
