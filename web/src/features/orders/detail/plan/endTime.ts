import { timeStepMinutes } from '../../../../constants.ts';
import { formatTime } from '../../../../kit/value/time.ts';
import { minutesOfTime, timesOfDay } from '../../../../kit/date/typedTime.ts';

/** The instant of a calendar date (`yyyy-MM-dd`) and a time (`HH:mm`) in the browser's zone. */
export const instantOf = (date: string, time: string): Date => new Date(`${date}T${time}:00`);

const times = timesOfDay(timeStepMinutes);

/** The time of an order's end as the form begins with it, brought down to the step that times have. */
export function presentTime(end: string | null): string {
  const minutes = end === null ? 0 : minutesOfTime(formatTime(end));
  return times[Math.floor(minutes / timeStepMinutes)] ?? '';
}
