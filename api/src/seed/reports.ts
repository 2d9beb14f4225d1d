import type { Selectable } from 'kysely';
import { hashPassword } from '../authentication/passwords.ts';
import { insertRows } from '../database/statements.ts';
import type { AssignmentTask, Medium } from './answers.ts';
import { answersTo } from './answers.ts';
import { newShareToken } from '../reports/share-tokens.ts';
import type { JobTables } from '../jobs/tables.ts';
import { money } from '../money/money.ts';
import { formatInstant, hour, later, oneDay } from '../time/instants.ts';
import { tasksOf } from '../tasks/task-lists.ts';
import { allReviewsTaken, audits, fullyFilled, largestOrder } from './jobs.ts';
import type { SeedContext } from './context.ts';

type Worked = Selectable<JobTables['assignments']> & {
  task_list_id: string | null;
  job_status: Selectable<JobTables['jobs']>['status'];
  order_id: string;
  sequence: number;
  first_name: string;
  last_name: string;
};

/** What shepherds answered, what staff wrote, what happened to each job, and the links that share reports. */
export async function seedReports(context: SeedContext): Promise<void> {
  const worked = await readWorked(context);
  await addAnswers(context, worked);
  await addHistory(context, worked);
  await addComments(context);
  await addLinks(context);
}

const readWorked = ({ database }: SeedContext): Promise<Worked[]> =>
  database
    .selectFrom('assignments')
    .innerJoin('jobs', 'jobs.id', 'assignments.job_id')
    .innerJoin('agents', 'agents.id', 'assignments.agent_id')
    .selectAll('assignments')
    .select([
      'jobs.task_list_id',
      'jobs.status as job_status',
      'jobs.order_id',
      'jobs.sequence',
      'agents.first_name',
      'agents.last_name',
    ])
    .orderBy('assignments.id')
    .execute();

async function addAnswers(context: SeedContext, worked: readonly Worked[]): Promise<void> {
  const { database, random, now } = context;
  const lists = new Map<string, AssignmentTask[]>();
  for (const list of await database.selectFrom('task_lists').selectAll().execute())
    lists.set(list.id, tasksOf(list));
  const begun = worked.filter((one) => one.started_at !== null && one.task_list_id !== null);
  const answered = begun.map((one) =>
    answersTo(
      {
        assignmentId: one.id,
        tasks: lists.get(one.task_list_id ?? '') ?? [],
        halfDone: one.ended_at === null,
        mostItems: complete.has(one.order_id) ? 100 : 4,
        photosEach: audited.has(one.order_id) ? 2 : undefined,
      },
      { random, takenAt: one.ended_at ?? one.started_at ?? formatInstant(now) },
    ),
  );
  await insertRows(
    database,
    'report_tasks',
    answered.flatMap((one) => one.answers),
  );
  const media = answered.flatMap((one) => one.media);
  const shown = media.map((one, index) => ({ ...one, ...stateOf(one, index) }));
  await insertRows(database, 'report_media', shown);
}

/** One of each hundred is still being looked at, and one is damaged: of both there is only the upload. */
function stateOf(medium: Medium, index: number) {
  const upload = {
    media_url: medium.original_url ?? medium.media_url,
    thumb_url: null,
    width: null,
    height: null,
  };
  if (index % 100 === 7) return { ...upload, status: 'processing', failure: null };
  if (index % 100 === 11) return { ...upload, status: 'failed', failure: 'damaged' };
  return { status: 'ready', failure: null };
}

const audited: ReadonlySet<string> = new Set(audits);
/** Orders whose matrices are answered to the end. */
const complete: ReadonlySet<string> = new Set([allReviewsTaken, fullyFilled]);

async function addHistory({ database }: SeedContext, worked: readonly Worked[]): Promise<void> {
  const jobs = await database
    .selectFrom('jobs')
    .select(['id', 'created_at', 'status', 'cancelled_at'])
    .execute();
  const staff = { actor: 'Oscar Bennett', user_id: '4' };
  const reviewer = { actor: 'Ruby Lawson', user_id: '5' };
  const system = { actor: 'System', user_id: null };
  const entries = [
    ...jobs.map((job) => ({
      job_id: job.id,
      ...system,
      assignment_id: null,
      event: 'Created',
      created_at: job.created_at,
    })),
    ...worked.flatMap((one) => {
      const of = { job_id: one.job_id, assignment_id: one.id };
      const agent = { actor: `${one.first_name} ${one.last_name}`, user_id: null };
      const fee = money(one.agent_fee, one.currency).formatted;
      const at = (instant: string | null, who: typeof agent | typeof staff, event: string) =>
        instant === null ? [] : [{ ...of, ...who, event, created_at: instant }];
      return [
        ...at(one.created_at, staff, `Assigned to ${agent.actor} for ${fee}`),
        ...at(one.started_at, agent, 'Started'),
        ...at(one.stopped_at, agent, 'Stopped: The store is being rebuilt'),
        ...at(one.ended_at, agent, 'Handed in'),
        ...at(one.closed_at, one.ended_at === null ? staff : reviewer, closing[one.status] ?? 'Closed'),
      ];
    }),
    ...jobs
      .filter((job) => job.status === 'cancelled')
      .map((job) => ({
        job_id: job.id,
        ...staff,
        assignment_id: null,
        event: 'Cancelled: The customer does not need it any more',
        created_at: job.cancelled_at ?? job.created_at,
      })),
  ].toSorted((one, other) => one.created_at.localeCompare(other.created_at));
  await insertRows(database, 'job_history', entries);
}

const closing: Partial<Record<Worked['status'], string>> = {
  completed: 'Completed',
  attempted: 'Stopped as attempted, location closed',
  cancelled: 'Unassigned from the shepherd',
  abandoned: 'Stopped as abandoned: Did not turn up',
  failed: 'Failed, job invalid: The photos show another store',
};

const remarks = [
  'Called the store: they know about the visit.',
  'The customer asked for sharper photos next time.',
  'Shepherd was very helpful on the phone.',
  'Address checked against the map.',
] as const;

async function addComments({ database, now, random }: SeedContext): Promise<void> {
  const jobs = await database.selectFrom('jobs').select('id').orderBy('id').execute();
  await insertRows(
    database,
    'job_comments',
    jobs
      .filter(() => random.chance(0.15))
      .flatMap((job) =>
        Array.from({ length: random.integer(1, 3) }, (_, index) => ({
          job_id: job.id,
          created_by: String(random.integer(3, 6)),
          text: random.pick(remarks),
          created_at: formatInstant(later(now, -random.integer(1, 20) * oneDay + index * hour)),
        })),
      ),
  );
}

/** Links: open, expired, with a password, of a job that is no longer shared, revoked, and with a long matrix. */
async function addLinks({ database, now }: SeedContext): Promise<void> {
  const done = await database
    .selectFrom('jobs')
    .where('status', '=', 'completed')
    .where('order_id', '=', largestOrder)
    .orderBy('sequence')
    .select('id')
    .limit(3)
    .execute();
  const [open, locked, revoked] = done.map((job) => job.id);
  const inReview = await database
    .selectFrom('jobs')
    .where('order_id', '=', largestOrder)
    .where('status', '=', 'qa')
    .orderBy('sequence')
    .select('id')
    .executeTakeFirst();
  const withMatrix = await database
    .selectFrom('jobs')
    .where('order_id', '=', fullyFilled)
    .orderBy('sequence')
    .select('id')
    .executeTakeFirst();
  const links = [
    { job: open, label: 'Regional manager', ends: 28 * oneDay, opened: 4 },
    { job: open, label: 'Trade fair', made: -9 * oneDay, ends: -2 * oneDay, opened: 17 },
    { job: locked, label: 'Head office', password: 'Shepherd1', opened: 1 },
    { job: inReview?.id },
    { job: revoked, label: 'Sent by mistake', revoked: -hour },
    { job: withMatrix?.id, opened: 2 },
  ];
  const at = (offset: number | undefined) =>
    offset === undefined ? null : formatInstant(later(now, offset));
  for (const { job, label = null, password, made = -2 * oneDay, ends, revoked: taken, opened = 0 } of links) {
    if (job === undefined) continue;
    const { hash } = await newShareToken(database);
    await database
      .insertInto('report_links')
      .values({
        job_id: job,
        token_hash: hash,
        label,
        password_hash: password === undefined ? null : await hashPassword(password),
        created_by: '4',
        created_at: formatInstant(later(now, made)),
        expires_at: at(ends),
        revoked_at: at(taken),
        opened_count: opened,
        last_opened_at: opened === 0 ? null : formatInstant(later(now, made / 2 - 3 * hour)),
      })
      .execute();
  }
}
