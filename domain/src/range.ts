/*
 * Checks of pairs of values. Each returns a message for the user, or null for a valid pair. An incomplete pair is
 * checked where one part alone is an error.
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

/** Times of one day as `HH:mm`; text that is no complete time is ignored. */
export function timesProblem(start: string | null, end: string | null): string | null {
  if (!start || !end || end > start) return null;
  return end === start ? rangeMessages.sameTimes : rangeMessages.times;
}

/** The missing coordinate when only one is known; null where both or none are. */
export function missingCoordinate(place: {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}): 'latitude' | 'longitude' | null {
  const known = [place.latitude, place.longitude].map((degrees) => degrees !== null && degrees !== undefined);
  if (known[0] === known[1]) return null;
  return known[0] ? 'longitude' : 'latitude';
}
