import { sql } from 'kysely';
import { insertRows } from '../database/statements.ts';
import { formatInstant } from '../time/instants.ts';
import { planBulkActions } from './bulk-plan.ts';
import { keepBulkActions } from './bulk-actions.ts';
import { seedBundles } from './bundles.ts';
import { readCrew } from './crew.ts';
import type { SeedContext } from './context.ts';
import { jobRow, readOrders } from './job-rows.ts';
import type { JobOrder, Place } from './job-rows.ts';
import { assignmentOf, Story } from './job-story.ts';
import type { Team, Work } from './job-story.ts';
import {
  assigned,
  attempted,
  completed,
  hadBefore,
  inProgress,
  inReview,
  instead,
  timed,
} from './job-plots.ts';
import type { Outcome, Plot } from './job-plots.ts';
import { statusOf } from './job-statuses.ts';
import { purposeOfJobs } from './templates.ts';
import { bundleOf, seedBundles } from './bundles.ts';
import { seedOffers } from './offers.ts';
import { insertNumbered } from './rows.ts';
import { readStaff } from './staff.ts';

/** One job for each location of an order that was approved, with all that happened to it. */
export async function seedJobs(context: SeedContext): Promise<void> {
  const { database, now } = context;
  const orders = await readOrders(database);
  const locations = await database.selectFrom('locations').selectAll().orderBy('id').execute();
  const places = Map.groupBy(locations, (location) => location.order_id);
  const staff = await readStaff(context);
  const cast = { crew: await readCrew(context), staff, onTheEdge: [29, 31] };
  const told = orders.flatMap((order) => {
    const own = places.get(order.id) ?? [];
    const count = own.length > 0 ? own.length : (order.wanted_jobs ?? 0);
    return Array.from({ length: count }, (_, index) =>
      tell(context, { order, index, place: own[index] }, cast),
    );
  });
  await seedBundles(context);
  await keepPlaces(
    database,
    told.map(({ row }) => row),
  );
  const bulkActions = planBulkActions(told, staff, now);
  await insertRows(
    database,
    'jobs',
    told.map(({ row }) => row),
  );
  await keepStories(context, told);
  await keepBulkActions(database, bulkActions, staff);
  await seedOffers(
    context,
    told.flatMap(({ row, offered, seller }) => (offered ? [{ ...row, offered, seller: seller.userId }] : [])),
  );
}

type Told = ReturnType<typeof tell>;

/** Reviewers by role, those of the first accounts first, and who does the rest: all were there before the first order. */
async function readStaff({ database, now }: SeedContext) {
  const users = await database
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .where('users.status', '=', 'active')
    .where('users.created_at', '<', formatInstant(later(now, -390 * oneDay)))
    .select(['users.id', 'users.first_name', 'users.last_name', 'roles.name as role'])
    .orderBy('users.id')
    .execute();
  const of = (role: string): Actor[] =>
    users
      .filter((user) => user.role === role)
      .map((user) => ({ name: `${user.first_name} ${user.last_name}`, userId: user.id }));
  return { reviewers: of('reviewer'), operations: of('operations'), administrators: of('administrator') };
}

/** Most reviews are those of the two first reviewers. */
function teamOf({ reviewers, operations, administrators }: Staff, number: number): Team {
  const nobody = { name: 'Nobody', userId: null };
  const reviewer = reviewers[number % 5 < 4 ? number % 2 : number % reviewers.length] ?? nobody;
  return { reviewer, operations: operations[0] ?? nobody, administrator: administrators[0] ?? nobody };
}

/** Who there is to do something, and the minutes since which the next jobs are offered. */
type Cast = { readonly crew: Crew; readonly staff: Staff; readonly onTheEdge: number[] };
type Asked = { readonly order: JobOrder; readonly index: number; readonly place: Place | undefined };

function tell({ now, random }: SeedContext, asked: Asked, { crew, staff, onTheEdge }: Cast) {
  const { order, index, place } = asked;
  const [first, last] = [
    new Date(order.start_date ?? order.created_at),
    new Date(order.end_date ?? order.created_at),
  ];
  const over = order.status === 'finished' || order.status === 'cancelled';
  const approved = scattered(
    order.status === 'active' ? later(now, -(3 + (order.sequence % 7)) * oneDay) : later(first, -2 * oneDay),
    `approval ${order.id}`,
  );
  const created = new Date(Math.max(approved.getTime(), new Date(order.created_at).getTime() + hour));
  const until =
    order.status === 'finished'
      ? later(last, 20 * hour)
      : order.status === 'cancelled'
        ? later(first, oneDay)
        : now;
  const team = teamOf(staff, order.sequence + index);
  const opening = {
    start_date: dayOf(first),
    end_date: dayOf(last),
    start_time: place?.start_time ?? null,
    end_time: place?.end_time ?? null,
    schedules: order.schedules,
  };
  const story = new Story(created, team, money(order.agent_fee, order.currency).formatted);
  const plot: Plot = {
    story,
    team,
    opening,
    wanted: wantedBy(order, place),
    crew,
    random,
    created,
    starts: first,
    until,
    duration: order.duration,
    now,
    purpose: purposeOfJobs(order.template_id),
  };
  const meant = statusOf(order, index, random);
  const outcome = play(plot, asked, meant);
  const status = outcome === null ? instead(over) : meant;
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
  return { row, story, present, offered, fee: order.agent_fee };
}

/** Whoever took the review last, where the job has not gone on from there. */
function reviewerOf({ lines }: Story, status: JobStatus): string | null {
  if (!['qa', 'completed', 'attempted'].includes(status)) return null;
  return lines.findLast(({ event }) => event.startsWith('Review assigned'))?.actor.userId ?? null;
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
      return inProgress(
        plot,
        (['going on', 'stopped', 'going on', 'another try'] as const)[(order.sequence + index) % 4] ??
          'going on',
      );
    case 'assigned':
      return assigned(plot);
    default:
      playWithoutWork(plot, order, status);
      return { work: null };
  }
}

/** Jobs that nobody does: free, on the market, or over; some have had somebody before. */
function playWithoutWork(plot: Plot, order: JobOrder, status: JobStatus): void {
  const { story, random, team, created, until, now } = plot;
  const begun = order.status === 'started';
  if (status === 'unassigned' || status === 'pending') {
    const how = begun ? random.pick(['cancelled', 'abandoned', 'failed'] as const) : 'cancelled';
    if (random.chance(status === 'pending' ? 0.1 : 0.3)) hadBefore(plot, how, later(now, -3 * oneDay));
    return;
  }
  const latest = new Date(Math.min(until.getTime(), later(new Date(order.end_date ?? until), 0).getTime()));
  const called = order.status === 'started' ? later(now, -random.integer(2, 40) * hour) : latest;
  const before = random.chance(0.4) ? hadBefore(plot, 'cancelled', later(called, -hour)) : null;
  const early = later(before ?? created, random.integer(60, 600) * minute);
  if (status === 'unfulfilled') {
    if (begun) story.called(called, 'Marked as unfulfilled: Nobody near there has time', team.administrator);
    else story.called(until, 'Marked as unfulfilled: no shepherds: Nobody took it in time', team.operations);
  } else if (order.status === 'cancelled')
    story.called(until, 'Cancelled: The customer called the campaign off', team.operations);
  else
    story.called(
      early < called ? early : called,
      'Cancelled: The customer does not need it any more',
      team.administrator,
    );
}

/** When it came to the market: some at about half an hour ago, the others in the last two days. */
function offer({ story, now, random }: Plot, bundle: string | null, onTheEdge: number[]): Date {
  const edge = bundle === null ? onTheEdge.shift() : bundle.length * 7;
  const at =
    edge === undefined
      ? inTheMinuteBefore(later(now, -random.integer(40, 2_600) * minute))
      : later(now, -edge * minute);
  story.offered(at);
  return at;
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

/** The assignments and the log of all jobs, both in the order of time. */
async function keepStories({ database }: SeedContext, told: readonly Told[]): Promise<void> {
  const works = told
    .flatMap(({ row, story }) =>
      story.works.map((work) => ({ work, row: assignmentOf(work, row.id, row.currency) })),
    )
    .toSorted((one, other) => one.row.created_at.localeCompare(other.row.created_at))
    .map((one, index) => ({ ...one, id: String(index + 1) }));
  const ids = new Map<Work, string>(works.map(({ work, id }) => [work, id]));
  await insertNumbered(
    database,
    'assignments',
    works.map(({ id, row }) => ({ id, ...row })),
  );
  const present = told.flatMap(({ row, present: work }) =>
    work ? [{ id: row.id, assignment: ids.get(work) ?? '' }] : [],
  );
  await pointTo(database, present);
  const lines = told
    .flatMap(({ row, story }) => story.lines.map((line) => ({ line, job: row.id })))
    .toSorted((one, other) => one.line.at.getTime() - other.line.at.getTime());
  await insertRows(
    database,
    'job_history',
    lines.map(({ line, job }) => ({
      job_id: job,
      actor: line.actor.name,
      user_id: line.actor.userId,
      assignment_id: line.work && (ids.get(line.work) ?? null),
      event: line.event,
      created_at: formatInstant(line.at),
    })),
  );
}

/** Jobs refer to their present assignment, or their last one. */
async function pointTo(
  database: SeedContext['database'],
  present: readonly { id: string; assignment: string }[],
): Promise<void> {
  await sql`update jobs set assignment_id = given.assignment
    from json_to_recordset(${JSON.stringify(present)}::json) as given(id text, assignment bigint)
    where given.id = jobs.id`.execute(database);
}
