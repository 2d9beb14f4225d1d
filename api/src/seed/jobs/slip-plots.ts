import { dayAfter, later, minute, oneDay } from '../../time/instants.ts';
import { localDay, localTime } from '../british-time.ts';
import { canTake, noteTask } from './crew.ts';
import type { Shepherd } from './crew.ts';
import { closeAsAbandoned, handInAndFail, inWordsOf } from './job-plots.ts';
import type { Plot } from './job-plots.ts';
import type { Work } from './job-story.ts';
import { workingTime } from '../office-hours.ts';
import { reasonsToLeave } from '../reports/obstacles.ts';
import type { Slip } from './slips.ts';
import { allows } from '../schedules.ts';
import { drawVisit } from './visits.ts';
import type { Visit } from './visits.ts';

const ways = ['missed', 'late', 'abandoned', 'failed'] as const;
type Way = (typeof ways)[number];

/** Days that must remain for another agent. */
const daysLeft = 5;

/**
 * If an agent has a fault planned for these days and could have this job, the fault happens here. Returns when it was
 * over and the job unassigned again, or null.
 */
export function playSlip(plot: Plot): Date | null {
  const { crew, opening, until, random } = plot;
  const first = dayAfter(localDay(plot.starts), 2);
  const end =
    [dayAfter(localDay(until), -daysLeft), dayAfter(opening.end_date, -daysLeft)].toSorted()[0] ?? first;
  for (const shepherd of plot.wanted.city === null ? [] : crew.in(plot.wanted.city)) {
    const slip = shepherd.slips.find(({ done, from, to }) => !done && from <= end && to >= first);
    if (!slip) continue;
    const day = dayOf(plot, slip, first, end);
    if (day === null) continue;
    const done = doWrong(plot, shepherd, day, random.pick(ways));
    if (done === null) continue;
    slip.done = true;
    return done;
  }
  return null;
}

/** The last of the days on which the visit could take place. */
function dayOf({ opening }: Plot, slip: Slip, first: string, end: string): string | null {
  for (let day = end < slip.to ? end : slip.to; day >= first && day >= slip.from; day = dayAfter(day, -1))
    if (allows(opening.schedules, day)) return day;
  return null;
}

function doWrong(plot: Plot, shepherd: Shepherd, day: string, way: Way): Date | null {
  const visit = way === 'abandoned' || way === 'failed' ? visitOn(plot, day) : null;
  const task = { day, visit, counts: false };
  if (!canTake(plot.crew, shepherd, plot.wanted, task)) return null;
  if (visit === null && (way === 'abandoned' || way === 'failed')) return null;
  const work = agree(plot, shepherd, day);
  if (!work) return null;
  noteTask(shepherd, plot.wanted, task);
  if (visit) return goWrong(plot, work, visit, way);
  const [from, to] =
    way === 'late'
      ? [localTime(dayAfter(day, -1), 11 * 60), localTime(day, 0)]
      : [localTime(dayAfter(day, 1), 0), localTime(dayAfter(day, 2), 0)];
  const closed = workingTime('desk', from, to, plot.random.integer(5, 60) / 100) ?? to;
  plot.story.unassigned(work, closed, plot.team.operations);
  return closed;
}

const visitOn = ({ opening, duration, random }: Plot, day: string): Visit | null =>
  drawVisit(opening, { after: localTime(day, 0), before: localTime(day, 24 * 60), duration }, random);

/** Agreed on one of the previous days, by both sides. */
function agree({ story, opening, random }: Plot, shepherd: Shepherd, day: string): Work | null {
  const since = later(localTime(dayAfter(day, -1), 11 * 60), -2 * oneDay);
  const from = new Date(Math.max(story.opened.getTime() + minute, since.getTime()));
  const at = workingTime('desk', from, localTime(dayAfter(day, -1), 10 * 60), random.integer(10, 90) / 100);
  if (!at) return null;
  return story.agreed(at, shepherd, day, opening, true);
}

function goWrong(plot: Plot, work: Work, visit: Visit, way: Way): Date {
  const { story, random } = plot;
  story.started(work, visit);
  if (way === 'abandoned') {
    const after = Math.round(
      ((visit.ended.getTime() - visit.started.getTime()) * random.integer(20, 60)) / 100_000,
    );
    story.stoppedThere(work, later(visit.started, after * 1_000), inWordsOf(visit, reasonsToLeave).said);
    return closeAsAbandoned(plot, work, visit);
  }
  return handInAndFail(plot, work, visit);
}
