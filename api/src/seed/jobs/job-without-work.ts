import { hour, later, minute, oneDay } from '../../time/instants.ts';
import { localTime } from '../british-time.ts';
import { hadBefore } from './job-plots.ts';
import type { Plot } from './job-plots.ts';
import type { JobOrder } from './job-rows.ts';
import type { JobStatus } from '../../jobs/statuses.ts';
import { workingTime } from '../office-hours.ts';
import { inTheMinuteBefore } from '../scatter.ts';

/** Jobs without current work: unassigned, on the market, or over. Some had an agent before. */
export function playWithoutWork(plot: Plot, order: JobOrder, status: JobStatus): void {
  const { random, now } = plot;
  if (status === 'unassigned' || status === 'pending') {
    const how = random.pick(['cancelled', 'abandoned', 'failed'] as const);
    if (order.status === 'started' && random.chance(status === 'pending' ? 0.1 : 0.3))
      hadBefore(plot, how, later(now, -3 * oneDay));
    return;
  }
  if (status === 'unfulfilled') playUnfulfilled(plot, order);
  else playCancelled(plot, order);
}

/** On the market until its last day passed: it was never taken, or the agent gave it back. */
function playUnfulfilled(plot: Plot, order: JobOrder): void {
  const { story, random, team, opening, until, now } = plot;
  const over = localTime(opening.end_date, 24 * 60);
  const called =
    order.status === 'started'
      ? workingTime(
          'office',
          over,
          new Date(Math.min(now.getTime(), later(over, 3 * oneDay).getTime())),
          random.integer(5, 80) / 100,
        )
      : until;
  const last = later(over, -oneDay);
  const given = random.chance(0.4) ? hadBefore(plot, 'cancelled', last) : null;
  const from = given ?? story.opened;
  story.offered(workingTime('desk', from, last, random.integer(3, 30) / 100) ?? later(from, hour));
  if (order.status === 'started')
    story.called(called ?? now, 'Marked as unfulfilled: Nobody near there has time', team.administrator);
  else story.called(until, 'Marked as unfulfilled: no shepherds: Nobody took it in time', team.operations);
}

function playCancelled(plot: Plot, order: JobOrder): void {
  const { story, random, team, created, until, now } = plot;
  if (order.status === 'cancelled') {
    story.called(until, 'Cancelled: The customer called the campaign off', team.operations);
    return;
  }
  const lately = workingTime('office', later(now, -5 * oneDay), now, random.integer(50, 98) / 100) ?? now;
  const latest = order.status === 'started' ? lately : later(until, -oneDay);
  const before = random.chance(0.4) ? hadBefore(plot, 'cancelled', later(latest, -hour)) : null;
  const from = later(before ?? created, hour);
  const at =
    workingTime('office', from, latest, random.integer(10, 90) / 100) ??
    workingTime('office', before ?? created, now, 0.9);
  story.called(at ?? latest, 'Cancelled: The customer does not need it any more', team.administrator);
}

/** When the job was offered: some about half an hour ago, the others in the last two days. */
export function offer({ story, now, random }: Plot, bundle: string | null, onTheEdge: number[]): Date {
  const edge = bundle === null ? onTheEdge.shift() : bundle.length * 7;
  const since = new Date(
    Math.max(
      later(now, -2_600 * minute).getTime(),
      story.lines.at(-1)?.at.getTime() ?? 0,
      story.opened.getTime(),
    ),
  );
  const at =
    edge === undefined
      ? inTheMinuteBefore(
          workingTime(
            'desk',
            later(since, 2 * minute),
            later(now, -40 * minute),
            random.integer(1, 99) / 100,
          ) ?? later(now, -40 * minute),
        )
      : later(now, -edge * minute);
  story.offered(at);
  return at;
}
