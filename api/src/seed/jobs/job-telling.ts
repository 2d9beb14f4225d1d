import type { JobStatus } from '../../jobs/statuses.ts';
import { dayOf, hour, later, minute, oneDay } from '../../time/instants.ts';
import { localDay, localTime } from '../british-time.ts';
import { bundleOf } from '../orders/bundles.ts';
import type { Crew, Wanted } from './crew.ts';
import type { SeedContext } from '../context.ts';
import {
  assigned,
  attempted,
  completed,
  inProgress,
  inReview,
  instead,
  timed,
  worksNow,
} from './job-plots.ts';
import type { Outcome, Plot } from './job-plots.ts';
import { jobRow } from './job-rows.ts';
import type { JobOrder, Place } from './job-rows.ts';
import { statusOf } from './job-statuses.ts';
import { purposeOfJobs } from '../templates/templates.ts';
import { Story } from './job-story.ts';
import { offer, playWithoutWork } from './job-without-work.ts';
import { firstJob, lostFirstJob } from './newcomers.ts';
import { workingTime } from '../office-hours.ts';
import { allReviewsTaken, fullyFilled, largestOrder, manyInReview, withCountdowns } from '../shown-orders.ts';
import { playSlip } from './slip-plots.ts';
import { teamOf } from '../people/staff.ts';
import type { Staff } from '../people/staff.ts';
import { isOpen } from './visits.ts';
import type { Opening } from './visits.ts';

/** The actors, and the offer times in minutes before now that test the edges of countdowns. */
export type Cast = { readonly crew: Crew; readonly staff: Staff; readonly onTheEdge: number[] };
export type Asked = { readonly order: JobOrder; readonly index: number; readonly place: Place | undefined };

/** One job since its approval. */
export function tell(context: SeedContext, asked: Asked, { crew, staff, onTheEdge }: Cast) {
  const { now, random } = context;
  const { order, index, place } = asked;
  const opens = new Date(order.start_date ?? order.created_at);
  const over = order.status === 'finished' || order.status === 'cancelled';
  const created = approvalOf(order, now);
  const team = teamOf(staff, order.sequence, index, created);
  const meant = statusOf(order, index, random);
  const opening = openingOf(asked, meant, now);
  const until = endOf(order, now);
  const story = new Story(created, opens, team, { amount: order.agent_fee, currency: order.currency });
  const beginning: Plot = {
    story,
    team,
    opening,
    wanted: wantedBy(order, place),
    crew,
    random,
    created,
    // Some hours pass between the order's approval and the first visit.
    starts: later(opens, 4 * hour),
    until,
    duration: order.duration,
    purpose: purposeOfJobs(order.template_id),
    hidden: order.hide_from_market,
    now,
  };
  const plot = afterSlip(beginning, asked);
  const first = isFree(order, meant) ? firstJob(plot) : null;
  const outcome = first ?? play(plot, asked, meant);
  const status = first ? 'assigned' : outcome === null ? instead(over, plot.hidden) : meant;
  if (outcome === null) playWithoutWork(plot, order, status);
  const bundle = bundleOf(order.id, index);
  const offered = status === 'pending' ? offer(plot, bundle, onTheEdge) : null;
  const present = outcome?.work ?? story.works.at(-1) ?? null;
  const row = jobRow(asked, {
    status,
    bundle,
    opening,
    created,
    work: outcome?.work ?? null,
    reason: outcome?.reason ?? null,
    cancelled: status === 'cancelled' ? (story.lines.at(-1)?.at ?? null) : null,
    reviewer: reviewerOf(story, status),
    now,
    random,
  });
  return { row, story, present, offered, until, seller: team.operations };
}

const isFree = ({ status, id }: JobOrder, meant: JobStatus): boolean =>
  status === 'started' && id !== withCountdowns && (meant === 'unassigned' || meant === 'assigned');

const showing: ReadonlySet<string> = new Set([allReviewsTaken, fullyFilled, manyInReview, withCountdowns]);

/** The story after a previous agent's fault, if this job can have one. */
function afterSlip(plot: Plot, { order: { id, status }, index }: Asked): Plot {
  // An order that demonstrates a case does so with all its jobs.
  const other = showing.has(id) || (status !== 'started' && status !== 'finished');
  // The largest order runs so long that most faults would happen there.
  const shown = other || (id === largestOrder && index % 5 !== 0);
  const over = other ? null : (lostFirstJob(plot) ?? (shown ? null : playSlip(plot)));
  if (over === null) return plot;
  plot.story.opened = over;
  return {
    ...plot,
    created: over,
    starts: new Date(Math.max(plot.starts.getTime(), later(over, hour).getTime())),
  };
}

/** When the order was approved: within days of being placed, and before it began. */
function approvalOf(order: JobOrder, now: Date): Date {
  const [placed, start] = [new Date(order.created_at), new Date(order.start_date ?? now)];
  const from = later(placed, hour / 2);
  const latest = Math.min(
    later(placed, 3 * oneDay).getTime(),
    later(start < now ? start : now, -hour).getTime(),
  );
  return workingTime('office', from, new Date(latest), ((order.sequence * 37) % 100) / 100) ?? from;
}

/** When an order was finished or cancelled, within days of its end or beginning; otherwise nothing is over yet. */
function endOf(order: JobOrder, now: Date): Date {
  const [start, end] = [order.start_date, order.end_date].map((date) => new Date(date ?? order.created_at));
  const nextDay = localTime(localDay(end ?? now), 24 * 60);
  const ends =
    order.status === 'finished'
      ? nextDay
      : order.status === 'cancelled'
        ? later(start ?? now, 6 * hour)
        : null;
  if (!ends) return now;
  const share = ((order.sequence * 53) % 100) / 100;
  return workingTime('office', ends, later(ends, 3.5 * oneDay), share) ?? later(ends, oneDay);
}

const minutesADay = { start_time: '00:00', end_time: '23:55' } as const;

/** The days and hours of a location. Where an agent is at work now, the location is open now. */
function openingOf({ order, index, place }: Asked, meant: JobStatus, now: Date): Opening {
  const [first, last] = [order.start_date, order.end_date].map((date) =>
    dayOf(new Date(date ?? order.created_at)),
  );
  const opening = {
    start_date: first ?? dayOf(now),
    end_date: last ?? dayOf(now),
    start_time: place?.start_time ?? null,
    end_time: place?.end_time ?? null,
    schedules: order.schedules,
  };
  if (meant === 'unfulfilled' && order.status === 'started')
    return { ...opening, end_date: dayBefore(order, index, now) };
  const allNight =
    meant === 'in_progress' && place && order.schedules.length === 0 && worksNow(order.sequence + index);
  return allNight && !isOpen(opening, now) ? { ...opening, ...minutesADay } : opening;
}

/** A last day that has passed, long enough ago for staff to have noticed. */
function dayBefore(order: JobOrder, index: number, now: Date): string {
  const start = new Date(order.start_date ?? now);
  const days = Array.from({ length: Math.floor((now.getTime() - start.getTime()) / oneDay) }, (_, day) =>
    dayOf(later(start, day * oneDay)),
  ).filter((day) => workingTime('office', localTime(day, 24 * 60), now, 0.5) !== null);
  return days[1 + (index % Math.max(1, days.length - 1))] ?? days.at(-1) ?? dayOf(start);
}

/** The reviewer who took the review last, if the job is still in review. */
function reviewerOf({ lines }: Story, status: JobStatus): string | null {
  if (!['qa', 'completed', 'attempted'].includes(status)) return null;
  const handedIn = lines.findLastIndex(({ event }) => event.startsWith('Handed in'));
  return (
    lines.slice(handedIn).findLast(({ event }) => event.startsWith('Review assigned'))?.actor.userId ?? null
  );
}

function play(plot: Plot, { order, index }: Asked, status: JobStatus): Outcome | null {
  const { random, now } = plot;
  if (order.id === withCountdowns && (status === 'qa' || status === 'in_progress')) {
    const started = later(now, -(order.duration + (index % 2 === 0 ? -1 : 1)) * minute);
    if (status === 'in_progress') return timed(plot, { started, ended: null });
    const ended = later(now, -(index % 2 === 0 ? 14 : 16) * minute);
    return timed(plot, { started: later(ended, -order.duration * minute), ended });
  }
  switch (status) {
    case 'completed':
      return completed(plot);
    case 'qa':
      return inReview(
        plot,
        order.id === allReviewsTaken || (order.id !== manyInReview && random.chance(0.4)),
      );
    case 'attempted':
      return attempted(plot);
    case 'in_progress':
      return inProgress(plot, order.sequence + index);
    case 'assigned':
      return assigned(plot);
    default:
      playWithoutWork(plot, order, status);
      return { work: null };
  }
}

function wantedBy(order: JobOrder, place: Place | undefined): Wanted {
  return {
    orderId: order.id,
    customerId: order.customer_id,
    country: order.country_code,
    city: place?.city ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    skills: order.require_agent_skills,
    notSkills: order.exclude_agent_skills,
    tags: order.require_agent_tags,
    notTags: order.exclude_agent_tags,
    identity: order.identity_check_required,
    perOrder: order.per_user_job_limit,
    perCustomer: order.jobs_per_agent_limit,
    period: order.limit_period ?? 0,
  };
}
