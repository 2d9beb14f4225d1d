import { timeStepMinutes } from '../../../../constants.ts';
import { formatTime } from '../../../../kit/value/time.ts';
import { minutesOfTime, timesOfDay } from '../../../../kit/date/typedTime.ts';

/** The instant of a calendar date (`yyyy-MM-dd`) and a time (`HH:mm`) in the browser's zone. */
export const instantOf = (date: string, time: string): Date => new Date(`${date}T${time}:00`);

const times = timesOfDay(timeStepMinutes);

/** The initial time of an order's end in the form, rounded down to the time step. */
export function presentTime(end: string | null): string {
  const minutes = end === null ? 0 : minutesOfTime(formatTime(end));
  return times[Math.floor(minutes / timeStepMinutes)] ?? '';
}
