import type { Static } from 'typebox';
import type { Fields } from '../../http/errors.ts';
import { messages } from '../messages.ts';
import type { Schedule, TimeRange } from '../schemas.ts';
import type { ScheduleInput } from '../drafts/write-schemas.ts';

/** Times of orders and locations are in steps of this many minutes. */
const step = 5;

export const isOnStep = (time: string): boolean => Number(time.slice(3, 5)) % step === 0;

/** The schedules of a request as stored: with ids and the week day of each date. Problems are added to `fields`. */
export function resolveSchedules(
  inputs: readonly Static<typeof ScheduleInput>[],
  fields: Fields,
): Schedule[] {
  const taken = inputs.flatMap(({ id }) => (id === undefined || id === null ? [] : Number(id)));
  let last = Math.max(0, ...taken);
  return inputs.map((schedule, index) => {
    const path = `schedules.${index}`;
    const times = schedule.times ?? [];
    checkTimes(times, `${path}.times`, fields);
    const days = (schedule.days ?? []).map(({ day_of_week, date, times: dayTimes }, dayIndex) => {
      const dayPath = `${path}.days.${dayIndex}`;
      checkTimes(dayTimes, `${dayPath}.times`, fields);
      const weekDay = day_of_week ?? (date === undefined || date === null ? null : weekDayOf(date));
      if (weekDay === null) fields[`${dayPath}.day_of_week`] = [messages.required];
      return { day_of_week: weekDay ?? 1, date: date ?? null, times: dayTimes };
    });
    return {
      id: schedule.id ?? String((last += 1)),
      name: schedule.name,
      default: schedule.default ?? false,
      times,
      days,
    };
  });
}

function checkTimes(times: readonly TimeRange[], path: string, fields: Fields): void {
  for (const [index, { start_time: start, end_time: end }] of times.entries()) {
    if (!isOnStep(start)) fields[`${path}.${index}.start_time`] = [messages.timeStep];
    if (!isOnStep(end)) fields[`${path}.${index}.end_time`] = [messages.timeStep];
    else if (start >= end) fields[`${path}.${index}.start_time`] = [messages.startTimeAfterEnd];
  }
}

/** 1 is Monday, as in ISO 8601. */
const weekDayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
