import type { Schedule, TimeRange } from '../orders/schemas.ts';
import { oneDay } from '../time/instants.ts';

const times = [{ start_time: '09:00', end_time: '17:30' }];

/** Shorter on Saturdays, closed on Sundays. */
export const shopHours: Schedule[] = [
  {
    id: '1',
    name: 'Shop hours',
    default: true,
    times,
    days: [
      { day_of_week: 6, date: null, times: [{ start_time: '10:00', end_time: '16:00' }] },
      { day_of_week: 7, date: null, times: [] },
    ],
  },
];

/** Monday is 0; the first day of 1970 was a Thursday. */
export const weekdayOf = (day: string): number => ((Date.parse(day) / oneDay + 3) % 7) + 1;

/** The visiting times of a day: null if the order has no schedules, empty if the day is excluded. */
export function timesOn(schedules: readonly Schedule[], day: string): readonly TimeRange[] | null {
  const [schedule] = schedules;
  if (!schedule) return null;
  const weekday = weekdayOf(day);
  return schedule.days.find((one) => one.day_of_week === weekday)?.times ?? schedule.times;
}

export const allows = (schedules: readonly Schedule[], day: string): boolean =>
  timesOn(schedules, day)?.length !== 0;
