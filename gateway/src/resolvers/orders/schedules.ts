import type { ScheduleInput, TimeRangeInput } from '../../generated/resolvers.ts';

type Schedules = Readonly<{ schedules?: readonly ScheduleInput[] | null | undefined }>;
type RestTimes<Part> = Omit<Part, 'times'> & { times: { startTime: string; endTime: string }[] };
type RestSchedule = Omit<RestTimes<ScheduleInput>, 'days'> & {
  days: RestTimes<ScheduleInput['days'][number]>[];
};

/** An order's input in the terms of REST v1: its schedules have `start_time` and `end_time`. */
export function withSchedules<Input extends Schedules>(
  input: Input,
): Omit<Input, 'schedules'> & { schedules?: RestSchedule[] | null } {
  const { schedules, ...rest } = input;
  if (!schedules) return { ...rest, ...(schedules === null && { schedules }) };
  return {
    ...rest,
    schedules: schedules.map((schedule) => ({ ...withTimes(schedule), days: schedule.days.map(withTimes) })),
  };
}

const withTimes = <Part extends { times: readonly TimeRangeInput[] }>({ times, ...part }: Part) => ({
  ...part,
  times: times.map(({ start, end }) => ({ startTime: start, endTime: end })),
});
