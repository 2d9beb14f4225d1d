import { formatDate, formatFullDateTime, formatTime } from '../../../kit/value/time.ts';
import classes from './Timeline.module.css';

export interface TimelineEntry {
  readonly id: string;
  /** ISO 8601 instant. */
  readonly date: string;
  /** The event as text. */
  readonly event: string;
  /** The user who did it. */
  readonly actor: string;
}

/** The history of a record, grouped by day, in the given order. */
export function Timeline({ entries, empty }: { entries: readonly TimelineEntry[]; empty: string }) {
  if (entries.length === 0) return <p className={classes.empty}>{empty}</p>;
  return (
    <ol className={classes.days}>
      {[...Map.groupBy(entries, ({ date }) => formatDate(date))].map(([day, ofDay]) => (
        <li key={day}>
          <h3 className={classes.day}>{day}</h3>
          <ol className={classes.entries}>
            {ofDay.map(({ id, date, event, actor }) => (
              <li key={id} className={classes.entry}>
                <time dateTime={date} title={formatFullDateTime(date)} className={classes.time}>
                  {formatTime(date)}
                </time>
                <span className={classes.event}>
                  {event} <span className={classes.actor}>{actor}</span>
                </span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
