import type { Selectable } from 'kysely';
import { insertRows } from '../database/statements.ts';
import type { AssignmentStatus } from '../jobs/statuses.ts';
import type { JobTables } from '../jobs/tables.ts';
import { dayOf, formatInstant, hour, later, minute, oneDay } from '../time/instants.ts';
import { overlappingAgents, withoutAssignments } from './agents.ts';
import { allReviewsTaken, manyInReview, withBundles, withCountdowns } from './jobs.ts';
import { insertNumbered } from './rows.ts';
import type { SeedContext } from './context.ts';

type Job = Selectable<JobTables['jobs']>;
type Made = {
  job_id: string;
  agent_id: string;
  status: AssignmentStatus;
  agent_fee: number;
  currency: string;
  job_date: string;
  start_time: string | null;
  end_time: string | null;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
  stopped_at: string | null;
  closed_at: string | null;
};

/** What the present assignment of a job in this status is. */
const present: Partial<Record<Job['status'], AssignmentStatus>> = {
  assigned: 'accepted',
  in_progress: 'in_progress',
  qa: 'qa',
  attempted: 'attempted',
  completed: 'completed',
};

/** Who did or does which job, what was offered to whom, and what is known about jobs beside. */
export async function seedAssignments(context: SeedContext): Promise<void> {
  const { database, now, random } = context;
  await withdrawPausedOffers(context);
  const jobs = await database
    .selectFrom('jobs')
    .selectAll()
    .orderBy('order_id')
    .orderBy('sequence')
    .execute();
  const agents = await assignableAgents(context);
  const [firstAgent] = agents;
  if (firstAgent === undefined) return;
  const someAgent = (): string => random.pick([firstAgent, ...agents]);
  const made: Made[] = [];
  let inProgress = 0;
  for (const job of jobs) {
    const status = present[job.status];
    if (status) {
      inProgress += job.status === 'in_progress' ? 1 : 0;
      const odd =
        job.status !== 'in_progress' || job.order_id === withCountdowns
          ? null
          : inProgress % 6 === 2
            ? 'stopped'
            : inProgress % 6 === 4
              ? 'partially_failed'
              : null;
      made.push(assignment(job, odd ?? status, someAgent(), now));
    } else if (random.chance(job.status === 'unassigned' ? 0.2 : 0.4))
      made.push(assignment(job, endOf(job, random.integer(0, 2)), someAgent(), now));
  }
  overlap(made);
  const numbered = made.map((one, index) => ({ id: String(index + 1), ...one }));
  await insertNumbered(database, 'assignments', numbered);
  await database
    .updateTable('jobs')
    .from('assignments')
    .whereRef('assignments.job_id', '=', 'jobs.id')
    .set(({ ref }) => ({ assignment_id: ref('assignments.id') }))
    .execute();
  await database
    .updateTable('jobs')
    .from('assignments')
    .whereRef('assignments.id', '=', 'jobs.assignment_id')
    .where('assignments.status', 'not in', ['cancelled', 'abandoned', 'failed'])
    .set(({ ref }) => ({ agreed_fee: ref('assignments.agent_fee') }))
    .execute();
  await offerPending(context, jobs);
  await addReviewers(context, jobs);
  await addMetadata(context, jobs);
}

/** A paused order has nothing on the market. */
async function withdrawPausedOffers({ database }: SeedContext): Promise<void> {
  await database
    .updateTable('jobs')
    .from('orders')
    .whereRef('orders.id', '=', 'jobs.order_id')
    .where('orders.paused', '=', true)
    .where('jobs.status', '=', 'pending')
    .set({ status: 'unassigned', bundle_name: null })
    .execute();
}

async function assignableAgents({ database }: SeedContext): Promise<string[]> {
  const agents = await database
    .selectFrom('agents')
    .where('status', '=', 'active')
    .where('rejected_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('id', '!=', withoutAssignments)
    .select('id')
    .orderBy('id')
    .execute();
  return agents.map((agent) => agent.id);
}

/** How the work on a job ended that has nobody working on it any more. */
function endOf(job: Job, choice: number): AssignmentStatus {
  if (job.status !== 'unassigned') return 'cancelled';
  return (['cancelled', 'abandoned', 'failed'] as const)[choice] ?? 'cancelled';
}

function assignment(job: Job, status: AssignmentStatus, agentId: string, now: Date): Made {
  const started = job.started_at ?? formatInstant(later(now, -3 * hour));
  const worked = status !== 'accepted' && status !== 'cancelled';
  const handedIn = ['qa', 'attempted', 'completed', 'failed'].includes(status);
  const closed = ['attempted', 'completed', 'cancelled', 'abandoned', 'failed'].includes(status);
  const ended = job.ended_at ?? formatInstant(later(new Date(started), hour));
  const closedAt = new Date(Math.min(now.getTime(), later(new Date(ended), 5 * hour).getTime()));
  return {
    job_id: job.id,
    agent_id: agentId,
    status,
    agent_fee: job.agent_fee,
    currency: job.currency,
    job_date: worked ? started.slice(0, 10) : job.start_date,
    start_time: job.start_time,
    end_time: job.end_time,
    created_at: formatInstant(later(new Date(worked ? started : now), -oneDay)),
    started_at: worked ? started : null,
    ended_at: handedIn ? ended : null,
    stopped_at: status === 'stopped' ? formatInstant(later(now, -40 * minute)) : null,
    closed_at: closed ? formatInstant(closedAt) : null,
  };
}

/** Two shepherds who have taken two jobs at the same time. */
function overlap(made: Made[]): void {
  const accepted = made.filter((one) => one.status === 'accepted');
  overlappingAgents.forEach((agent, index) => {
    const [one, other] = accepted.slice(index * 2);
    if (!one || !other) return;
    for (const both of [one, other])
      Object.assign(both, {
        agent_id: agent,
        job_date: one.job_date,
        start_time: '10:00',
        end_time: '12:00',
      });
  });
}

/** Every pending job is on the market: on its own, or in its bundle. Two are half an hour old, about. */
async function offerPending({ database, now, random }: SeedContext, jobs: readonly Job[]): Promise<void> {
  const pending = jobs.filter((job) => job.status === 'pending');
  const bundled = pending.filter((job) => job.order_id === withBundles && job.bundle_name !== null);
  const names = [...new Set(bundled.map((job) => job.bundle_name))];
  const groups = [
    ...names.map((name) => bundled.filter((job) => job.bundle_name === name)),
    ...pending.filter((job) => !bundled.includes(job)).map((job) => [job]),
  ];
  await insertNumbered(
    database,
    'bundles',
    names.map((name, index) => ({ id: String(index + 1), name })),
  );
  const onTheEdge = [29, 31];
  const offers = groups.map((group, index) => {
    const age = onTheEdge[index - names.length] ?? random.integer(5, 3_000);
    const rules =
      index % 3 === 0
        ? [
            { rule_id: 'completion_rate', operator: 'gte', value: ['80'] },
            { rule_id: 'agent_tags', operator: 'not_in', value: ['trainee'] },
          ]
        : index % 3 === 1
          ? [{ rule_id: 'distance', operator: 'lte', value: ['10'] }]
          : [];
    return {
      id: String(index + 1),
      start_date: index % 2 === 0 ? null : dayOf(later(now, oneDay)),
      end_date: index % 2 === 0 ? null : dayOf(later(now, 8 * oneDay)),
      start_time: null,
      end_time: null,
      rules,
      rules_operator: rules.length > 1 ? (index % 2 === 0 ? 'and' : 'or') : null,
      bundle_name: group.length > 1 ? (group[0]?.bundle_name ?? null) : null,
      // operations@ is the fourth account.
      created_by: '4',
      created_at: formatInstant(later(now, -age * minute)),
    };
  });
  await insertNumbered(database, 'market_offers', offers);
  await insertRows(
    database,
    'market_offer_jobs',
    groups.flatMap((group, index) =>
      group.map((job) => ({ offer_id: String(index + 1), job_id: job.id, agent_fee: job.agent_fee })),
    ),
  );
  await database
    .updateTable('jobs')
    .from('market_offer_jobs')
    .whereRef('market_offer_jobs.job_id', '=', 'jobs.id')
    .set(({ ref }) => ({
      market_offer_id: ref('market_offer_jobs.offer_id'),
      agreed_fee: ref('market_offer_jobs.agent_fee'),
    }))
    .execute();
  await database
    .updateTable('jobs')
    .from('bundles')
    .whereRef('bundles.name', '=', 'jobs.bundle_name')
    .set(({ ref }) => ({ bundle_id: ref('bundles.id') }))
    .execute();
}

/** reviewer@ and reviewer2@ are the fifth and sixth account; orders that show the queue keep as they are. */
async function addReviewers({ database, random }: SeedContext, jobs: readonly Job[]): Promise<void> {
  const reviewed = jobs.filter((job) => {
    if (job.order_id === manyInReview || job.order_id === allReviewsTaken) return false;
    return job.status === 'completed' || (job.status === 'qa' && random.chance(0.4));
  });
  for (const reviewer of ['5', '6'])
    await database
      .updateTable('jobs')
      .set({ reviewer_id: reviewer })
      .where(
        'id',
        'in',
        reviewed.filter((_, index) => String(5 + (index % 2)) === reviewer).map((job) => job.id),
      )
      .execute();
}

const channels = ['grocery', 'convenience', 'forecourt', 'pharmacy'] as const;
const regions = ['north', 'south', 'midlands', 'scotland', 'wales'] as const;

/** Two thirds of all jobs say something about their store. */
async function addMetadata({ database, random }: SeedContext, jobs: readonly Job[]): Promise<void> {
  const described = new Map<string, string[]>();
  for (const job of jobs) {
    if (random.chance(1 / 3)) continue;
    const metadata = JSON.stringify({
      channel: random.pick(channels),
      region: random.pick(regions),
      ...(random.chance(0.2) && { 'store format': 'flagship' }),
    });
    described.set(metadata, [...(described.get(metadata) ?? []), job.id]);
  }
  for (const [metadata, ids] of described)
    await database.updateTable('jobs').set({ metadata }).where('id', 'in', ids).execute();
}
