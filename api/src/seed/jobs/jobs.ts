import { sql } from 'kysely';
import { insertRows } from '../../database/statements.ts';
import { formatInstant } from '../../time/instants.ts';
import { planBulkActions } from './bulk-plan.ts';
import { keepBulkActions } from './bulk-actions.ts';
import { seedBundles } from '../orders/bundles.ts';
import { readCrew } from './crew.ts';
import type { SeedContext } from '../context.ts';
import { readOrders } from './job-rows.ts';
import { assignmentOf } from './job-story.ts';
import type { Work } from './job-story.ts';
import { tell } from './job-telling.ts';
import { seedOffers } from './offers.ts';
import { insertNumbered } from '../rows.ts';
import { readStaff } from '../people/staff.ts';

/** One job for each location of an approved order, with its whole history. */
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

/** Stores the days and hours of the jobs on their locations. */
async function keepPlaces(
  database: SeedContext['database'],
  rows: readonly Pick<Told['row'], 'location_id' | 'end_date' | 'start_time' | 'end_time'>[],
): Promise<void> {
  await sql`update locations set end_date = given.end_date, start_time = given.start_time, end_time = given.end_time
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(location_id bigint, end_date date, start_time time,
      end_time time)
    where given.location_id = locations.id and (locations.end_date, locations.start_time, locations.end_time)
      is distinct from (given.end_date, given.start_time, given.end_time)`.execute(database);
}

/** The assignments and the history of all jobs, both sorted by time. */
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

/** Sets the current or last assignment of each job. */
async function pointTo(
  database: SeedContext['database'],
  present: readonly { id: string; assignment: string }[],
): Promise<void> {
  await sql`update jobs set assignment_id = given.assignment
    from json_to_recordset(${JSON.stringify(present)}::json) as given(id text, assignment bigint)
    where given.id = jobs.id`.execute(database);
}
