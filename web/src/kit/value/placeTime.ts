import { createContext, use } from 'react';
import { formatDate } from './time.ts';

interface WallClock {
  readonly date: string;
  /** HH:mm */
  readonly time: string;
  /** The short name of the zone: 'GMT', 'CET', 'GMT+9'. */
  readonly zone: string;
}

/**
 * An instant in the local time of a zone. Without a zone, or with one that the browser does not know, the browser's
 * own.
 */
export function wallClock(instant: string, timeZone: string | null): WallClock {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: formatDate(`${parts['year']}-${parts['month']}-${parts['day']}`),
    time: `${parts['hour']}:${parts['minute']}`,
    zone: parts['timeZoneName'] ?? '',
  };
}

/** An instant with the name of its zone: '02 Nov 26 18:12 GMT+9'. */
export function placeTime(instant: string, timeZone: string | null): string {
  const { date, time, zone } = wallClock(instant, timeZone);
  return `${date} ${time} ${zone}`;
}

const captureTimeUnknown = 'Capture time unknown';

/** The capture time of a photo or video in the zone of its place. */
export const captureTime = (takenAt: string | null, timeZone: string | null): string =>
  takenAt === null ? captureTimeUnknown : placeTime(takenAt, timeZone);

const PlaceZone = createContext<string | null>(null);

/** The time zone of the place of everything inside; null if it is unknown. */
export const PlaceZoneProvider = PlaceZone.Provider;
export const usePlaceZone = (): string | null => use(PlaceZone);

function clockOf(timeZone: string | null): Intl.DateTimeFormat {
  const shown: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  };
  try {
    return new Intl.DateTimeFormat('en-GB', { ...shown, ...(timeZone !== null && { timeZone }) });
  } catch {
    // A zone that this browser is too old to know.
    return new Intl.DateTimeFormat('en-GB', shown);
  }
}
