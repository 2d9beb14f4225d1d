const pattern = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * Parses `yyyy-MM-dd HH:mm:ss` (as UTC) or ISO 8601 and returns ISO 8601 in UTC with whole seconds; null for an
 * invalid instant.
 */
export function toInstant(text: string): string | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const [, day = '', time = '', zone = 'Z'] = match;
  const offset = zone.length === 5 && !zone.includes(':') ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone;
  const instant = new Date(`${day}T${time}${offset.toUpperCase()}`);
  if (Number.isNaN(instant.getTime()) || !dayExists(day)) return null;
  return formatInstant(instant);
}

export const formatInstant = (instant: Date): string => `${instant.toISOString().slice(0, 19)}Z`;

/** `yyyy-MM-dd` of an instant, in UTC. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** Date.parse turns 30 February into 1 March; a day that changes when parsed does not exist. */
function dayExists(day: string): boolean {
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && dayOf(read) === day;
}

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const oneDay = 24 * hour;

export const later = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds);

/** The calendar day (`yyyy-MM-dd`) some days after another. */
export const dayAfter = (day: string, days: number): string =>
  dayOf(later(new Date(`${day}T00:00:00Z`), days * oneDay));
