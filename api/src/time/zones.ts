import timeZoneAt from '@photostructure/tz-lookup';

type Place = { readonly latitude: number | null; readonly longitude: number | null };

/** The time zone of a place; null without coordinates. */
export const timeZoneOf = ({ latitude, longitude }: Place): string | null =>
  latitude === null || longitude === null ? null : timeZoneAt(latitude, longitude);

/** Local calendar day and time. */
export type LocalTime = {
  /** yyyy-MM-dd */
  readonly day: string;
  /** Minutes since local midnight. */
  readonly minutes: number;
};

/** The current day and time in a time zone. */
export function localTime(timezone: string, now: Date): LocalTime {
  const [day = '', time = ''] = formatOf(timezone).format(now).split(' ');
  return { day, minutes: minutesOf(time) };
}

/** Minutes since midnight of HH:mm; 24:00 is the end of the day. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating one takes longer than using it a hundred times. */
function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  formats.set(timezone, format);
  return format;
}
