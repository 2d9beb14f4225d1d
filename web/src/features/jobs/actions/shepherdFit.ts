import { overlaps } from '@shepherd/domain/visit-day.ts';
import type { BookedDay, Visit } from '@shepherd/domain/visit-day.ts';

/** A place in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface PlannedVisit extends Omit<Visit, 'day'> {
  readonly id: string;
  /** Null until a day is chosen, and when all requested days have passed. */
  readonly day: string | null;
  /** The state of the day among the requested ones; null for a day of the form. */
  readonly requested: BookedDay['state'] | null;
  readonly orderId: string | null;
  readonly place: Place | null;
}

/** An order's requirements for its Shepherds. */
export interface Demands {
  readonly identityCheck: boolean;
  readonly requiredSkills: readonly string[];
  readonly excludedSkills: readonly string[];
  readonly requiredTags: readonly string[];
  readonly excludedTags: readonly string[];
}

/** The known facts about a Shepherd. Null if they could not be loaded; then they are ignored. */
export interface Known {
  readonly position: Place | null;
  readonly areas: readonly (Place & { readonly radius: number })[] | null;
  readonly skills: readonly string[] | null;
  readonly tags: readonly string[] | null;
  readonly identityPassed: boolean | null;
  readonly visits: readonly (Visit & { readonly jobId: string | null })[] | null;
}

/** The fit between a job and a Shepherd. Skills are ids. */
export interface Fit {
  readonly id: string;
  readonly metres: number | null;
  readonly matching: readonly string[];
  readonly lacking: readonly string[];
  readonly excluded: readonly string[];
  readonly overlaps: boolean;
  /** No requested day is free. */
  readonly busy: boolean;
  /** All requested days have passed. */
  readonly passed: boolean;
  /** With another of the jobs that are assigned together. */
  readonly collides: boolean;
  readonly outside: boolean;
  readonly unchecked: boolean;
}

/** The warnings that can be computed in advance; others, such as limits and lockouts, come from the server. */
export function fitOf(
  job: PlannedVisit,
  known: Known,
  demands: Demands | undefined,
  planned: readonly PlannedVisit[],
): Fit {
  const abilities = known.skills && known.tags && new Set([...known.skills, ...known.tags]);
  const required = [...(demands?.requiredSkills ?? []), ...(demands?.requiredTags ?? [])];
  const excluding = [...(demands?.excludedSkills ?? []), ...(demands?.excludedTags ?? [])];
  const ids = new Set(planned.map(({ id }) => id));
  const others = (known.visits ?? []).filter(({ jobId }) => jobId === null || !ids.has(jobId));
  const { place } = job;
  return {
    id: job.id,
    metres: place && distanceFrom(place, known),
    matching: abilities ? required.filter((one) => abilities.has(one)) : [],
    lacking: abilities ? required.filter((one) => !abilities.has(one)) : [],
    excluded: abilities ? excluding.filter((one) => abilities.has(one)) : [],
    overlaps: job.requested !== 'busy' && others.some((other) => overlap(job, other)),
    busy: job.requested === 'busy',
    passed: job.requested === 'over',
    collides: job.requested !== 'busy' && planned.some((other) => other.id !== job.id && overlap(job, other)),
    outside:
      place !== null &&
      known.areas !== null &&
      !known.areas.some((area) => metresBetween(area, place) <= area.radius),
    unchecked: demands?.identityCheck === true && known.identityPassed === false,
  };
}

/** From the Shepherd's last position, else from the nearest of their areas. */
function distanceFrom(place: Place, { position, areas }: Known): number | null {
  if (position) return metresBetween(position, place);
  const distances = (areas ?? []).map((area) => metresBetween(area, place));
  return distances.length === 0 ? null : Math.min(...distances);
}

/** A job without a day overlaps with nothing. */
function overlap(one: PlannedVisit, other: PlannedVisit | Visit): boolean {
  const { day, startTime, endTime } = one;
  if (day === null || other.day === null) return false;
  return overlaps({ day, startTime, endTime }, { ...other, day: other.day });
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const earthMetres = 6_371_009;

/** Along a great circle, by the haversine formula. */
export function metresBetween(from: Place, to: Place): number {
  const height = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const width = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = height + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * width;
  return 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const metresPerMile = 1609.344;

/** From the nearest job to the farthest: '0.7 miles', or '0.7 miles to 12 miles'; undefined if unknown. */
export function rangeText(metres: readonly number[]): string | undefined {
  if (metres.length === 0) return undefined;
  const nearest = milesText(Math.min(...metres));
  const farthest = milesText(Math.max(...metres));
  return nearest === farthest ? nearest : `${nearest} to ${farthest}`;
}

export const milesText = (metres: number): string => {
  const miles = metres / metresPerMile;
  if (miles < 0.1) return 'under 0.1 miles';
  return `${miles < 10 ? miles.toFixed(1) : Math.round(miles)} miles`;
};
