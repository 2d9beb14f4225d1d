import type { Selectable } from 'kysely';
import { hashPassword } from '../../authentication/passwords.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/statements.ts';
import type { Medium } from './answers.ts';
import { answersTo } from './answers.ts';
import { sceneFor } from './scene.ts';
import { addComments } from './job-comments.ts';
import { obstacleBySaid } from './obstacles.ts';
import type { Obstacle } from './obstacles.ts';
import { newShareToken } from '../../reports/share-tokens.ts';
import { formatInstant, hour, later, oneDay } from '../../time/instants.ts';
import type { TaskList } from '../../tasks/schemas.ts';
import { audits, fullyFilled, largestOrder } from '../shown-orders.ts';
import type { SeedContext } from '../context.ts';
import type { Findings } from './staff-words.ts';

type Worked = Selectable<Database['assignments']> & {
  task_list_id: string | null;
  order_id: string;
  reference: string | null;
  industry: string | null;
  duration: number;
};

/** Agents' answers, staff comments, and the links that share reports. */
export async function seedReports(context: SeedContext): Promise<void> {
  const worked = await readWorked(context);
  await addComments(context, await addAnswers(context, worked));
  await addLinks(context);
}

const readWorked = ({ database }: SeedContext): Promise<Worked[]> =>
  database
    .selectFrom('assignments')
    .innerJoin('jobs', 'jobs.id', 'assignments.job_id')
    .innerJoin('templates', 'templates.id', 'jobs.template_id')
    .innerJoin('customers', 'customers.id', 'jobs.customer_id')
    .leftJoin('industries', 'industries.id', 'customers.industry_id')
    .selectAll('assignments')
    .select([
      'jobs.task_list_id',
      'jobs.order_id',
      'jobs.reference',
      'industries.name as industry',
      'templates.duration',
    ])
    .orderBy('assignments.id')
    .execute();

/** The obstacles of work that ended early, by assignment, read from the agents' words in the history. */
async function readObstacles({
  database,
}: SeedContext): Promise<ReadonlyMap<string | null, Obstacle | null>> {
  const stops = await database
    .selectFrom('job_history')
    .where('event', 'like', 'Stopped%: %')
    .where('event', 'not like', 'Stopped as abandoned%')
    .select(['assignment_id', 'event'])
    .execute();
  return new Map(
    stops.map(({ assignment_id: assignment, event }) => [
      assignment,
      obstacleBySaid(event.replace(/^Stopped[^:]*: /, '')),
    ]),
  );
}

/** Reviewers' findings, by assignment. */
type Found = ReadonlyMap<string | null, Findings>;

async function addAnswers(context: SeedContext, worked: readonly Worked[]): Promise<Found> {
  const { database, random, now } = context;
  const obstacles = await readObstacles(context);
  const lists = new Map<string, TaskList>();
  for (const list of await database.selectFrom('task_lists').selectAll().execute()) lists.set(list.id, list);
  const answered = worked.flatMap((one) => {
    const list = lists.get(one.task_list_id ?? '');
    if (one.started_at === null || list === undefined) return [];
    const started = new Date(one.started_at);
    const until = one.ended_at ?? one.stopped_at;
    const goesOn = until === null && one.status === 'in_progress';
    const seconds = ((until === null ? now : new Date(until)).getTime() - started.getTime()) / 1_000;
    // A resubmission does not mean hours of presence.
    const minutes = Math.min(seconds / 60, one.duration * 1.2);
    const obstacle = obstacles.get(one.id) ?? null;
    const scene = sceneFor(list, {
      random,
      store: one.reference ?? one.job_id,
      about: one.order_id,
      industry: one.industry ?? '',
      currency: one.currency,
      started,
      minutes,
      obstacle,
    });
    const report = answersTo({
      assignmentId: one.id,
      list,
      scene,
      share: goesOn ? Math.min(0.9, minutes / one.duration) : 1,
      photosEach: audited.has(one.order_id) ? 2 : undefined,
      old: one.status === 'completed',
    });
    return [{ ...report, assignment: one.id, obstacle, minutes }];
  });
  await insertRows(
    database,
    'report_tasks',
    answered.flatMap((one) => one.answers),
  );
  const media = answered.flatMap((one) => one.media);
  const soon = formatInstant(later(now, -hour));
  const shown = media.map((one, index) => ({ ...one, ...stateOf(one, index, soon) }));
  await insertRows(database, 'report_media', shown);
  return new Map(answered.map((one) => [one.assignment, findingsOf(one)]));
}

function findingsOf({ answers, media, minutes, obstacle }: Answered): Findings {
  const count = (test: (answer: (typeof answers)[number]) => boolean): number => answers.filter(test).length;
  return {
    photos: media.filter(({ type }) => type === 'photo').length,
    prices: count(({ value }) => /^\d+\.\d\d$/.test(value ?? '')),
    outOfStock: new Set(
      answers.flatMap(({ status, item_reference: item }) => (status === 'out_of_stock' ? [item] : [])),
    ).size,
    remarks: count(({ comment }) => comment !== null),
    minutes,
    obstacle: obstacle?.kind ?? null,
  };
}
type Answered = ReturnType<typeof answersTo> & {
  readonly minutes: number;
  readonly obstacle: Obstacle | null;
};

/** Some media of the last hour are still being processed, and a few are damaged: both have only the upload. */
function stateOf(medium: Medium, index: number, soon: string) {
  const upload = {
    media_url: medium.original_url ?? medium.media_url,
    thumb_url: null,
    width: null,
    height: null,
  };
  if (medium.taken_at > soon && index % 8 === 1) return { ...upload, status: 'processing', failure: null };
  if (index % 600 === 11) return { ...upload, status: 'failed', failure: 'damaged' };
  return { status: 'ready', failure: null };
}

const audited: ReadonlySet<string> = new Set(audits);

/** Links: open, expired, with a password, of a job that is no longer shared, revoked, and with a long matrix. */
async function addLinks({ database, now }: SeedContext): Promise<void> {
  const jobs = await database
    .selectFrom('jobs')
    .innerJoin('assignments', 'assignments.id', 'jobs.assignment_id')
    .where('jobs.order_id', 'in', [largestOrder, fullyFilled])
    .orderBy('jobs.order_id')
    .orderBy('jobs.sequence')
    .select(['jobs.id', 'jobs.order_id', 'jobs.status', 'assignments.closed_at', 'jobs.assignment_id'])
    .execute();
  const done = jobs
    .filter((job) => job.order_id === largestOrder && job.status === 'completed')
    .toSorted((one, other) => (one.closed_at ?? '').localeCompare(other.closed_at ?? ''));
  // The first one was done days ago, so its link can have expired.
  const [open, locked, revoked] = done;
  const inReview = jobs.find((job) => job.order_id === largestOrder && job.status === 'qa');
  const withMatrix = jobs.find((job) => job.order_id === fullyFilled);
  const links = [
    { job: open, label: 'Regional manager', share: 0.2, ends: 28 * oneDay, opened: 4 },
    { job: open, label: 'Trade fair', share: 0.1, ends: -oneDay / 4, opened: 17 },
    { job: locked, label: 'Head office', password: 'Shepherd1', share: 0.3, opened: 1 },
    { job: inReview, share: 0.9 },
    { job: revoked, label: 'Sent by mistake', share: 0.5, revoked: true },
    { job: withMatrix, share: 0.4, opened: 2 },
  ];
  const shared: { job_id: string; event: string; created_at: string; assignment_id: string | null }[] = [];
  for (const { job, label = null, password, share, ends, revoked: taken, opened = 0 } of links) {
    if (job === undefined) continue;
    const { hash } = await newShareToken(database);
    const closed = new Date(job.closed_at ?? later(now, -hour));
    const at = (part: number): Date => later(closed, (now.getTime() - closed.getTime()) * part);
    const created_at = formatInstant(at(share));
    const last = ends !== undefined && ends < 0 ? later(now, ends) : now;
    const revoked_at = taken === true ? formatInstant(at(0.7)) : null;
    await database
      .insertInto('report_links')
      .values({
        job_id: job.id,
        token_hash: hash,
        label,
        password_hash: password === undefined ? null : await hashPassword(password),
        created_by: '4',
        created_at,
        expires_at: ends === undefined ? null : formatInstant(later(now, ends)),
        revoked_at,
        opened_count: opened,
        last_opened_at:
          opened === 0 ? null : formatInstant(later(at(share), (last.getTime() - at(share).getTime()) / 2)),
      })
      .execute();
    const line = { job_id: job.id, assignment_id: job.assignment_id };
    shared.push({ ...line, event: 'Report shared', created_at });
    if (revoked_at !== null) shared.push({ ...line, event: 'Report link revoked', created_at: revoked_at });
  }
  const by = { actor: 'Oscar Bennett', user_id: '4' };
  await insertRows(
    database,
    'job_history',
    shared
      .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
      .map((line) => ({ ...line, ...by })),
  );
}
