import type { AttemptReason } from '../../jobs/messages.ts';
import { readable } from '../../jobs/messages.ts';
import { dayAfter, hour, later, minute, oneDay } from '../../time/instants.ts';
import { daysBetween, localDay } from '../british-time.ts';
import { give, giveTwice } from './crew.ts';
import type { Crew, Shepherd, Task, Wanted } from './crew.ts';
import type { Story, Work } from './job-story.ts';
import type { Team } from '../people/staff.ts';
import { obstaclesOf, reasonsToLeave } from '../reports/obstacles.ts';
import { workingTime } from '../office-hours.ts';
import type { PurposeKey } from '../templates/purposes.ts';
import { oneOf, random as seeded } from '../random.ts';
import type { Random } from '../random.ts';
import { inTheMinuteBefore } from '../scatter.ts';
import { allows } from '../schedules.ts';
import { faultsOf, leftBefore, retriesOf } from '../reports/verdicts.ts';
import { drawBeginning, drawVisit, isOpen } from './visits.ts';
import type { Opening, Visit } from './visits.ts';

/** The facts of a job before its history begins. */
export type Plot = {
  readonly story: Story;
  readonly team: Team;
  readonly opening: Opening;
  readonly wanted: Wanted;
  readonly crew: Crew;
  readonly random: Random;
  /** The job can be offered from `created`, and visited from `starts`. */
  readonly created: Date;
  readonly starts: Date;
  /** The end of the history: now, or the end of the order. */
  readonly until: Date;
  readonly duration: number;
  /** The job never goes to the market; staff ask agents directly. */
  readonly hidden: boolean;
  readonly now: Date;
  /** The purpose of the job; it decides which obstacles are possible. */
  readonly purpose: PurposeKey;
};

/** How a job ended: as planned, or with the reason why it could not be done. `work` is then null. */
export type Outcome = { readonly work: Work | null; readonly reason?: AttemptReason };

const between = (from: Date, to: Date, share: number): Date =>
  new Date(Math.round((from.getTime() + (to.getTime() - from.getTime()) * share) / 1_000) * 1_000);

/** Picks from a list that is expected not to be empty. */
function pickOf<Value>(random: Random, values: readonly Value[]): Value {
  const picked = oneOf(random, values);
  if (picked === undefined) throw new Error('There is nothing to pick from');
  return picked;
}

/** Picks words for a visit without consuming the shared generator. */
export const inWordsOf = <Value>({ started }: Pick<Visit, 'started'>, values: readonly Value[]): Value =>
  pickOf(seeded(`words of ${started.toISOString()}`), values);

/** The agreement of a Shepherd to work on a day: some time before it, and after the job was created. */
function agree(plot: Plot, task: Task, before: Date): Work | null {
  const { story, opening, random, created } = plot;
  const shepherd = give(plot.crew, plot.wanted, task);
  if (!shepherd) return null;
  const from = new Date(
    Math.max(created.getTime() + minute, story.opened.getTime(), before.getTime() - 3 * oneDay),
  );
  const share = random.integer(45, 80) / 100;
  const taken = between(from, before, share);
  const offered = workingTime('desk', from, taken, random.integer(20, 70) / 100);
  if (offered && !isAsked(plot, shepherd)) {
    story.offered(offered);
    return story.agreed(taken, shepherd, task.day, opening, false);
  }
  const at = workingTime('desk', from, later(before, -10 * minute), share) ?? taken;
  return story.agreed(at, shepherd, task.day, opening, true);
}

/** Staff ask some Shepherds directly, and all those with an agreed fee. */
const isAsked = ({ hidden, random }: Plot, { fee }: Shepherd): boolean =>
  random.chance(0.3) || hidden || fee !== null;

/** The last moment of staff working hours before `until`. */
const lastAtTheDesk = (until: Date): Date => workingTime('desk', later(until, -oneDay), until, 1) ?? until;

/** A visit, drawn again until an agent has time for it. */
function go(plot: Plot, before: Date, lastDays?: number): { work: Work; visit: Visit } | null {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const visit = drawVisit(
      plot.opening,
      { after: plot.starts, before, duration: plot.duration, lastDays },
      plot.random,
    );
    const work = visit && agree(plot, { day: visit.day, visit, counts: true }, visit.started);
    if (!visit || !work) continue;
    plot.story.started(work, visit);
    return { work, visit };
  }
  return null;
}

/** A decision on the submitted work, some minutes after a reviewer took it. */
function review(plot: Plot, visit: Visit, longest: number): { taken: Date; decided: Date } {
  const latest = Math.min(plot.until.getTime(), visit.ended.getTime() + longest);
  const from = later(visit.ended, 5 * minute);
  const share = plot.random.integer(10, 95) / 100;
  const to = later(new Date(latest), -20 * minute);
  // Order of events: the desk opens, the review is taken, the decision is made.
  const decided = later(workingTime('desk', from, to, share) ?? between(from, to, share), 20 * minute);
  return { taken: later(decided, -plot.random.integer(3, 20) * minute), decided };
}

export function completed(plot: Plot): Outcome | null {
  const gone = go(plot, later(lastAtTheDesk(plot.until), -hour));
  if (!gone) return null;
  const { work, visit } = gone;
  plot.story.handedIn(work, visit.ended);
  const { taken, decided } = review(plot, visit, 30 * hour);
  plot.story.reviewTaken(work, taken);
  plot.story.ended(work, decided, 'completed', 'Completed');
  return { work };
}

export function inReview(plot: Plot, taken: boolean): Outcome | null {
  const gone = go(plot, later(plot.until, -8 * minute), 3);
  if (!gone) return null;
  plot.story.handedIn(gone.work, gone.visit.ended);
  if (taken) {
    const { ended } = gone.visit;
    const at = workingTime('desk', later(ended, minute), later(plot.until, -minute), 0.8);
    plot.story.reviewTaken(gone.work, at ?? between(ended, plot.until, 0.9));
  }
  return { work: gone.work };
}

/** A visit that has begun by now, and may already be submitted. */
export function timed(plot: Plot, { started, ended }: { started: Date; ended: Date | null }): Outcome | null {
  const visit = { day: localDay(started), started, ended: ended ?? plot.now };
  const work = agree(plot, { day: visit.day, visit, counts: true }, started);
  if (!work) return null;
  plot.story.started(work, visit);
  if (ended) plot.story.handedIn(work, ended);
  return { work };
}

export function attempted(plot: Plot): Outcome | null {
  const gone = go(plot, later(lastAtTheDesk(plot.until), -6 * hour));
  if (!gone) return null;
  const { work, visit } = gone;
  const { reason, said: why } = pickOf(plot.random, obstaclesOf(plot.purpose));
  const event = `Stopped as attempted, ${readable(reason)}`;
  if (plot.random.chance(0.5)) {
    plot.story.stoppedThere(work, between(visit.started, visit.ended, 0.6), why);
    plot.story.ended(work, seenTo(plot, visit.ended), 'attempted', event);
  } else {
    plot.story.handedIn(work, visit.ended);
    const { taken, decided } = review(plot, visit, 20 * hour);
    plot.story.reviewTaken(work, taken);
    plot.story.ended(work, decided, 'attempted', `${event}: ${why}`);
  }
  return { work, reason };
}

/** When operations had phoned the agent who stopped. */
function seenTo({ until, random }: Plot, ended: Date): Date {
  const from = later(ended, 10 * minute);
  const to = new Date(Math.min(until.getTime(), later(ended, 26 * hour).getTime()));
  return workingTime('desk', from, to, random.integer(2, 30) / 100) ?? from;
}

const states = ['going on', 'stopped', 'going on', 'another try'] as const;
/** Whether an agent should be at work there now. */
export const worksNow = (number: number): boolean => states[number % states.length] === 'going on';

export function inProgress(plot: Plot, number: number): Outcome | null {
  const { story, now, random } = plot;
  const meant = states[number % states.length] ?? 'going on';
  // No visit takes place while the location is closed.
  const state = meant === 'going on' && !isOpen(plot.opening, now) ? 'another try' : meant;
  if (state === 'another try') {
    const gone = go(plot, later(lastAtTheDesk(now), -3 * hour), 4);
    if (!gone) return null;
    story.handedIn(gone.work, gone.visit.ended);
    const { taken, decided } = review(plot, gone.visit, 30 * hour);
    story.reviewTaken(gone.work, taken);
    story.triedAgain(gone.work, decided, inWordsOf(gone.visit, retriesOf(plot.purpose)));
    return { work: gone.work };
  }
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const visit = drawBeginning(
      plot.opening,
      { after: plot.starts, before: now, duration: plot.duration },
      random,
    );
    const work =
      visit && agree(plot, { day: visit.day, visit: { ...visit, ended: now }, counts: true }, visit.started);
    if (!visit || !work) continue;
    story.started(work, visit);
    if (state === 'stopped') {
      const { said } = inWordsOf(visit, obstaclesOf(plot.purpose));
      story.stoppedThere(work, between(visit.started, visit.ended, 0.6), said);
    }
    return { work };
  }
  return null;
}

/** Assigned to an agent for one of the next days. */
export function assigned(plot: Plot): Outcome | null {
  const { opening, random, now, story, created } = plot;
  const first = [dayAfter(localDay(now), 1), opening.start_date].toSorted().at(-1) ?? opening.start_date;
  const last = [dayAfter(first, 9), opening.end_date].toSorted()[0] ?? first;
  const twice = giveTwice(plot.crew, plot.wanted, {
    first,
    last,
    allows: (day) => allows(opening.schedules, day),
  });
  const given = twice ?? giveOnSomeDay(plot, first, last);
  if (!given) return null;
  const from = new Date(
    Math.max(created.getTime(), story.opened.getTime(), later(now, -40 * hour).getTime()) + minute,
  );
  const byStaff = isAsked(plot, given.shepherd);
  const share = random.integer(5, 98) / 100;
  const at = inTheMinuteBefore(
    (byStaff && workingTime('desk', from, later(now, -minute), share)) || between(from, now, share),
  );
  if (!byStaff) {
    const since = new Date(Math.max(story.opened.getTime(), later(at, -2 * oneDay).getTime()));
    story.offered(
      workingTime('desk', since, later(at, -minute), random.integer(40, 98) / 100) ?? between(since, at, 0.5),
    );
  }
  return { work: story.agreed(at, given.shepherd, given.day, opening, byStaff) };
}

function giveOnSomeDay({ crew, wanted, random, opening: { schedules } }: Plot, first: string, last: string) {
  const span = Math.max(0, Math.round((Date.parse(last) - Date.parse(first)) / oneDay));
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const day = dayAfter(first, random.integer(0, span));
    if (!allows(schedules, day)) continue;
    const shepherd = give(crew, wanted, { day, visit: null, counts: true });
    if (shepherd) return { shepherd, day };
  }
  return null;
}

/** The first allowed day from a day on. */
const firstAllowed = (
  { start_date: start, end_date: end, schedules }: Opening,
  from: string,
): string | null =>
  daysBetween(from > start ? from : start, end).find((day) => allows(schedules, day)) ?? null;

/** A previous assignment that ended: the time of its end, or null if there was none. */
export function hadBefore(plot: Plot, how: 'cancelled' | 'abandoned' | 'failed', until: Date): Date | null {
  const { story, opening } = plot;
  if (until.getTime() - story.opened.getTime() < 12 * hour) return null;
  if (how === 'cancelled') {
    const since = new Date(Math.max(story.opened.getTime(), until.getTime() - 6 * oneDay));
    const from = workingTime('desk', later(since, minute), until, 0.2);
    const to = from && workingTime('desk', later(from, hour), until, 0.7);
    if (!from || !to) return null;
    const day = firstAllowed(opening, dayAfter(localDay(to), 1));
    if (day === null) return null;
    const shepherd = give(plot.crew, plot.wanted, { day, visit: null, counts: false });
    if (!shepherd) return null;
    const work = story.agreed(from, shepherd, day, opening, true);
    story.unassigned(work, to, plot.team.operations);
    return to;
  }
  const before = later(until, -30 * hour);
  // Top-rated agents have no such history.
  const wanted = { ...plot.wanted, notTags: [...plot.wanted.notTags, 'Top rated'] };
  const gone = before > plot.starts ? go({ ...plot, wanted }, before) : null;
  if (!gone) return null;
  const { work, visit } = gone;
  if (how === 'abandoned') {
    const { said } = inWordsOf(visit, reasonsToLeave);
    story.stoppedThere(work, between(visit.started, visit.ended, 0.4), said);
    return closeAsAbandoned(plot, work, visit);
  }
  return handInAndFail(plot, work, visit);
}

/** Staff find that the agent left, and close the job as abandoned. */
export function closeAsAbandoned(plot: Plot, work: Work, visit: Visit): Date {
  const closed = seenTo(plot, visit.ended);
  plot.story.ended(work, closed, 'abandoned', `Stopped as abandoned: ${inWordsOf(visit, leftBefore)}`);
  return closed;
}

/** The submitted work fails the review. */
export function handInAndFail(plot: Plot, work: Work, visit: Visit): Date {
  const { story } = plot;
  story.handedIn(work, visit.ended);
  const { taken, decided } = review(plot, visit, 20 * hour);
  story.reviewTaken(work, taken);
  story.ended(work, decided, 'failed', `Failed, job invalid: ${inWordsOf(visit, faultsOf(plot.purpose))}`);
  return decided;
}

/** The status of a job that could not be done as planned. A job that staff gave directly was never on the market. */
export const instead = (over: boolean, hidden: boolean): 'unfulfilled' | 'unassigned' | 'cancelled' =>
  over ? (hidden ? 'cancelled' : 'unfulfilled') : 'unassigned';
