import { dayAfter, later, minute, oneDay } from '../../time/instants.ts';
import { localDay } from '../british-time.ts';
import { canTake, noteTask } from './crew.ts';
import type { Newcomer } from './crew.ts';
import type { Outcome, Plot } from './job-plots.ts';
import { workingTime } from '../office-hours.ts';
import { allows } from '../schedules.ts';

/** An applicant at the stage of the first job: staff assign it for a coming day. */
export function firstJob(plot: Plot): Outcome | null {
  const { story, opening, now, random } = plot;
  const tomorrow = dayAfter(localDay(now), 1);
  const days = daysFrom(plot, tomorrow > opening.start_date ? tomorrow : opening.start_date);
  for (const newcomer of waitingNear(plot, ({ over }) => over === null))
    for (const day of days) {
      const since = new Date(
        Math.max(story.opened.getTime(), later(newcomer.joined, oneDay).getTime()) + minute,
      );
      const at = workingTime('desk', since, now, random.integer(50, 99) / 100);
      if (at === null || !takes(plot, newcomer, day)) continue;
      return { work: story.agreed(at, newcomer, day, opening, true) };
    }
  return null;
}

/** The first job of an applicant whose application ended: when it was lost, or null. */
export function lostFirstJob(plot: Plot): Date | null {
  const { story, until, team, opening } = plot;
  for (const newcomer of waitingNear(plot, ({ over }) => over !== null)) {
    const over = newcomer.over ?? until;
    const since = new Date(
      Math.max(story.opened.getTime(), later(newcomer.joined, oneDay).getTime()) + minute,
    );
    const [day] = daysFrom(plot, dayAfter(localDay(over), 1));
    const at = workingTime('desk', since, later(over, -minute), 0.6);
    if (at === null || day === undefined || later(over, 5 * oneDay) > until) continue;
    if (!takes(plot, newcomer, day)) continue;
    const work = story.agreed(at, newcomer, day, opening, true);
    story.unassigned(work, over, team.administrator);
    return over;
  }
  return null;
}

const waitingNear = ({ crew, wanted }: Plot, which: (one: Newcomer) => boolean): readonly Newcomer[] =>
  crew.newcomers.filter((one) => one.taken.length === 0 && which(one) && one.city === wanted.city);

/** The next allowed days. */
function daysFrom({ opening }: Plot, first: string): string[] {
  return [0, 1, 2, 3, 4, 5, 6]
    .map((days) => dayAfter(first, days))
    .filter((day) => day >= opening.start_date && day <= opening.end_date && allows(opening.schedules, day));
}

function takes({ crew, wanted }: Plot, newcomer: Newcomer, day: string): boolean {
  const task = { day, visit: null, counts: newcomer.over === null };
  if (!canTake(crew, newcomer, wanted, task)) return false;
  noteTask(newcomer, wanted, task);
  return true;
}
