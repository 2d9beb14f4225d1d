import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { insertRows } from '../database/statements.ts';
import { arrivalFolder, keepMadeFile, newFileKey } from '../files/files.ts';
import { storedFile } from '../files/signed-urls.ts';
import * as field from '../jobs/field.ts';
import { enqueue } from '../outbox/work.ts';
import { mediaWork } from '../reports/media-processing.ts';
import { answersTo } from '../seed/answers.ts';
import { shelf } from '../seed/pictures.ts';
import { readTaskList } from '../tasks/task-lists.ts';
import { dayOf, formatInstant } from '../time/instants.ts';
import type { Played, Stage } from './stage.ts';

export type JobMove = 'accept' | 'start' | 'submit' | 'stop';

/** Something that could be done now; `agent` is whose job it is, null for a job on the market. */
type Chance = { job: string; agent: string | null; assignment: string | null; taskList: string | null };

const fits = (today: string): Record<JobMove, ReturnType<typeof sql>> => ({
  // In a bundle another job may end the offer earlier; accepting it then does nothing.
  accept: sql`jobs.status = 'pending' and not orders.paused
    and not exists (select from location_groups as groups where groups.id = jobs.location_group_id and groups.hide_from_market)
    and exists (select from market_offers as offers
    where offers.id = jobs.market_offer_id and (offers.created_at at time zone 'UTC')::date + orders.accept_window >= ${today}::date)`,
  start: sql`jobs.status = 'assigned' and assignments.status = 'accepted'`,
  submit: sql`jobs.status = 'in_progress' and assignments.status in ('in_progress', 'partially_failed')`,
  stop: sql`jobs.status = 'in_progress' and assignments.status = 'in_progress'`,
});

/** Accepts, starts, hands in or stops a job: this one, or one that is drawn. */
export const playJob =
  (move: JobMove) =>
  async (stage: Stage, job: string | null): Promise<Played> => {
    const chance = await findChance(stage, move, job);
    return chance && play(stage, move, chance);
  };

async function findChance(
  { database, draw, clock }: Stage,
  move: JobMove,
  job: string | null,
): Promise<Chance | null> {
  const { rows } = await sql<Chance>`
    select jobs.id as job, assignments.agent_id as agent, assignments.id as assignment,
      jobs.task_list_id as "taskList"
    from jobs join orders on orders.id = jobs.order_id
    left join assignments on assignments.id = jobs.assignment_id
    where ${fits(dayOf(clock()))[move]} and orders.status in ('active', 'started')
      and (${job}::text is null or jobs.id::text = ${job}) order by jobs.order_id, jobs.sequence limit 200`.execute(
    database,
  );
  const [first, ...others] = rows;
  return first ? draw.pick([first, ...others]) : null;
}

async function play(stage: Stage, move: JobMove, chance: Chance): Promise<Played> {
  const { database, clock } = stage;
  const agentId = move === 'accept' ? await someAgent(stage) : chance.agent;
  if (agentId === null) return null;
  const photos = move === 'submit' ? await takePhotos(stage, chance) : [];
  return database.transaction().execute(async (transaction) => {
    const worker = await field.fieldWorker(transaction, agentId);
    const now = clock();
    switch (move) {
      case 'accept':
        await field.accept(transaction, chance.job, worker, now);
        break;
      case 'start':
        await field.start(transaction, chance.job, worker, now);
        break;
      case 'submit':
        await answer({ ...stage, database: transaction }, chance, photos);
        await field.submit(transaction, chance.job, worker, now);
        break;
      case 'stop':
        await field.stopInField(transaction, chance.job, 'The store is closed', worker, now);
        break;
    }
    return { action: move, about: chance.job, shepherd: worker.actor.name };
  });
}

async function someAgent({ database, draw }: Stage): Promise<string | null> {
  const agents = await database
    .selectFrom('agents')
    .where('status', '=', 'active')
    .where('rejected_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .select('id')
    .limit(300)
    .execute();
  const [first, ...others] = agents;
  return first ? draw.pick([first, ...others]).id : null;
}

/** At most this many photos go with one job. */
const mostPhotos = 3;

/** Puts a photo for each photo task into the storage; answers which task each belongs to. */
async function takePhotos(
  { database, settings, clock, draw }: Stage,
  { taskList }: Chance,
): Promise<{ taskId: string; key: string }[]> {
  const { task_groups: groups } = await readTaskList(database, taskList);
  const tasks = groups
    .flatMap((group) => group.tasks)
    .filter((task) => task.component.type === 'photo')
    .slice(0, mostPhotos);
  const folder = arrivalFolder(settings);
  await mkdir(folder, { recursive: true });
  const taken: { taskId: string; key: string }[] = [];
  for (const task of tasks) {
    const bytes = shelf(draw.integer(0, 1_000), 240, 180);
    const localPath = path.join(folder, randomBytes(16).toString('hex'));
    await writeFile(localPath, bytes, { flag: 'wx' });
    const key = newFileKey('png');
    const file = { key, name: 'photo.png', contentType: 'image/png' };
    await keepMadeFile({ database, settings, clock }, localPath, file);
    taken.push({ taskId: task.id, key });
  }
  return taken;
}

async function answer(
  { database, clock, draw }: Stage,
  { assignment, taskList }: Chance,
  photos: readonly { taskId: string; key: string }[],
): Promise<void> {
  if (assignment === null) return;
  const now = clock();
  const { task_groups: groups } = await readTaskList(database, taskList);
  const { answers } = answersTo(
    {
      assignmentId: assignment,
      tasks: groups.flatMap((group) => group.tasks),
      halfDone: false,
      mostItems: 100,
    },
    { random: draw, takenAt: formatInstant(now) },
  );
  // Another try replaces what was answered before.
  await database.deleteFrom('report_tasks').where('assignment_id', '=', assignment).execute();
  await insertRows(database, 'report_tasks', answers);
  for (const { taskId, key } of photos) {
    const { id } = await database
      .insertInto('report_media')
      .values({
        assignment_id: assignment,
        task_id: taskId,
        type: 'photo',
        status: 'processing',
        mime: 'png',
        media_url: storedFile(key),
        original_url: storedFile(key),
        taken_at: formatInstant(now),
        created_at: formatInstant(now),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueue(database, mediaWork, { mediaId: id }, now);
  }
}
