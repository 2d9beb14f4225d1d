import { placeTime } from './placeTime.ts';
import { formatFullDateTime, noValue } from './time.ts';

interface VisitTimeProps {
  readonly value: string | null;
  /** The zone of the place; null where it is unknown. */
  readonly timeZone: string | null | undefined;
}

/** An instant of a visit in the zone of its place, with the user's own as a tooltip; an en dash without a value. */
export function VisitTime({ value, timeZone }: VisitTimeProps) {
  if (value === null) return noValue;
  return (
    <time dateTime={value} title={formatFullDateTime(value)} className="tabular">
      {placeTime(value, timeZone ?? null)}
    </time>
  );
}
