import type { AssignmentStatus } from '../jobs/statuses.ts';
import { formatInstant, hour, later, oneDay } from '../time/instants.ts';
import {
  agentCount,
  agentId,
  movedAway,
  strikesMeantFor,
  withMaximumStrikes,
  withOldStrikes,
} from './agents.ts';
import { insertNumbered } from './rows.ts';
import { scattered } from './scatter.ts';
import type { SeedContext } from './context.ts';

/** What somebody did wrong in a job, by how it ended. */
const faults: Readonly<Partial<Record<AssignmentStatus, readonly [string, ...string[]]>>> = {
  cancelled: ['Did not turn up and did not answer the phone'],
  abandoned: ['Left before the work was done'],
  failed: ['Uploaded pictures of another store', 'Photos were taken on another day'],
  completed: ['Was rude to the store manager', 'Arrived three hours later than agreed with the store'],
  attempted: ['Argued with the store manager in front of customers'],
};

/** Days ago; the window of those that count is three months. */
const shownOnPurpose: ReadonlyMap<string, readonly number[]> = new Map([
  [withOldStrikes, [200, 130, 45, 10]],
  [withMaximumStrikes, [60, 21, 3]],
]);

type Job = Awaited<ReturnType<typeof readJobs>>[number];

/** What is over of the work of agents, in the order in which it was over. */
const readJobs = ({ database }: SeedContext) =>
  database
    .selectFrom('assignments')
    .where('closed_at', 'is not', null)
    .select(['id', 'agent_id', 'job_id', 'status', 'closed_at'])
    .orderBy('closed_at')
    .orderBy('id')
    .execute();

/** Strikes of those who were to have some, each for a job that they had. */
export async function seedStrikes(context: SeedContext): Promise<void> {
  const { database } = context;
  const jobs = Map.groupBy(await readJobs(context), ({ agent_id: id }) => id);
  const meant = Array.from({ length: agentCount }, (_, index) => index).filter(
    (index) => strikesMeantFor(index) > 0,
  );
  const given = meant.map((index) => strikesOf(index, jobs.get(agentId(index)) ?? [], context));
  await insertNumbered(
    database,
    'agent_strikes',
    given.flat().map((strike, index) => ({ id: String(index + 1), ...strike })),
  );
  const others = meant
    .filter((index, place) => (given[place]?.length ?? 0) < strikesMeantFor(index))
    .map(agentId);
  if (others.length > 0)
    await database
      .updateTable('agents')
      .where('id', 'in', others)
      .where('retire_reason', '=', 'striked_off')
      .set({ retire_reason: 'removed', retire_comment: movedAway })
      .execute();
}

function strikesOf(index: number, jobs: readonly Job[], { now, random }: SeedContext) {
  const id = agentId(index);
  const days = shownOnPurpose.get(id);
  const wanted = strikesMeantFor(index);
  const told: { job: Job; at: Date }[] = [];
  if (days)
    for (const [strike, ago] of days.entries()) {
      const at = scattered(later(now, -ago * oneDay), `strike ${id} ${strike}`);
      const job = jobs.findLast(
        (one) => new Date(one.closed_at ?? now) < at && !told.some((other) => other.job === one),
      );
      if (job) told.push({ job, at });
    }
  else
    for (const job of jobs.slice(-wanted))
      told.push({ job, at: later(new Date(job.closed_at ?? now), random.integer(60, 900) * 60_000) });
  const counts = days !== undefined || jobs.length < wanted;
  return told
    .filter(({ at }) => at < now)
    .map(({ job, at }, strike) => {
      const [fault, ...others] = faults[job.status] ?? ['Broke the rules'];
      const reverted = strike === 2 && wanted > 3 && !counts;
      return {
        agent_id: id,
        created_by: String(random.integer(1, 4)),
        comment: `${random.pick([fault, ...others])} (job ${job.job_id})`,
        created_at: formatInstant(at),
        reverted_by: reverted ? '3' : null,
        reverted_at: reverted
          ? formatInstant(new Date(Math.min(later(at, 5 * hour).getTime(), now.getTime())))
          : null,
      };
    });
}
