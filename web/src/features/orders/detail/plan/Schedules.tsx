import type { FragmentType } from '@apollo/client';
import { Section } from '../../../../kit/detail/Section.tsx';
import { formatDate } from '../../../../kit/value/time.ts';
import { weekDays } from '../../labels.ts';
import classes from '../detail.module.css';
import { useOrderSchedulesFragment } from './OrderPlan.generated.ts';
import type { OrderSchedulesFragment } from './OrderPlan.generated.ts';

type Schedule = NonNullable<OrderSchedulesFragment['schedules']>[number];
type Times = Schedule['times'];

/** The times at which the jobs can be done. */
export function Schedules({ order }: { order: FragmentType<OrderSchedulesFragment> }) {
  const { data } = useOrderSchedulesFragment(order);
  const schedules = data.schedules ?? [];
  return (
    <Section title="Schedules">
      {schedules.length === 0 && <p className={classes.empty}>Its jobs can be done at any time.</p>}
      <ul className={classes.rows}>
        {schedules.map((schedule) => (
          <li key={schedule.id} className={classes.row}>
            <div className={classes.grow}>
              <strong>{schedule.name}</strong>
              {schedule.default && <span className={classes.quiet}> · Default</span>}
              {schedule.times.length > 0 && <div className={classes.times}>{timesText(schedule.times)}</div>}
              {schedule.days.map((day) => (
                <div key={`${day.dayOfWeek} ${day.date}`} className={classes.times}>
                  <span className={classes.quiet}>{dayText(day)}</span> {timesText(day.times)}
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const timesText = (times: Times): string =>
  times.length === 0 ? 'Closed' : times.map(({ start, end }) => `${start} – ${end}`).join(', ');

function dayText({ dayOfWeek, date }: Schedule['days'][number]): string {
  if (date !== null) return formatDate(date);
  return dayOfWeek === null ? '' : (weekDays[dayOfWeek - 1] ?? '');
}
