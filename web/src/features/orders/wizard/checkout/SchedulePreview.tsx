import { formatDay } from '../../../../kit/value/time.ts';
import { weekDays } from '../../labels.ts';
import { newOrderMessages } from '../messages.ts';
import type { OrderValues } from '../orderSchemas.ts';
import { daysOfOrder, scheduledDays, weekDayOf } from './scheduledDays.ts';
import classes from '../OrderWizard.module.css';

/** Two weeks show the pattern of a schedule. */
const shownDays = 14;

/** The first days of the order under a schedule: a calendar, or a list where there is no room. */
export function SchedulePreview({ dates }: { readonly dates: OrderValues['dates'] }) {
  const span = daysOfOrder(dates);
  const schedule = dates.schedules.find((one) => one.default) ?? dates.schedules[0];
  if (!span || !schedule) return null;
  const days = scheduledDays(schedule, span.first, span.last, shownDays);
  return (
    <section className={classes.preview} aria-label={newOrderMessages.preview}>
      <p className={classes.previewHead}>{newOrderMessages.previewOf(schedule.name, days.length)}</p>
      <ol className={classes.calendar}>
        {days.map(({ date, times, own }) => (
          <li
            key={date}
            className={classes.day}
            data-own={own || undefined}
            data-closed={times.length === 0 || undefined}
            style={{ gridColumnStart: weekDayOf(date) }}
          >
            <span className={classes.dayName}>
              {weekDays[weekDayOf(date) - 1]?.slice(0, 3)} {formatDay(date)}
            </span>
            {times.length === 0
              ? newOrderMessages.closed
              : times.map(({ key, start, end }) => (
                  <span key={key}>
                    {start} – {end}
                  </span>
                ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
