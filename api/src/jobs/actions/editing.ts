import { daysProblem, missingCoordinate, rangeMessages } from '@shepherd/domain/range.ts';
import type { Kysely } from 'kysely';
import type { Session } from '../../authentication/session.ts';
import type { Database } from '../../database/database.ts';
import { ApiError, fieldError } from '../../http/errors.ts';
import { filledIfSent } from '../../http/schemas/texts.ts';
import { money, readMinorUnits } from '../../money/money.ts';
import { enqueue } from '../../outbox/work.ts';
import { isDayOver } from '../../orders/dates.ts';
import { isCountry } from '../../reference/countries.ts';
import { record } from '../history.ts';
import type { Actor } from '../../authentication/actor.ts';
import { isElsewhere, jobLocatingWork } from './locating.ts';
import { lockJob, runningAssignment } from '../locking.ts';
import type { LockedJob } from '../locking.ts';
import { messages } from '../messages.ts';
import { finalJobStatuses } from '../statuses.ts';
import { checkTimes, problems } from '../assignment/terms.ts';

export type Editor = { readonly session: Session; readonly actor: Actor; readonly now: Date };

/**
 * Reports, notes and comments may be edited by users with `jobs.administrate`, and by the reviewer of a job while it
 * is in review. Throws `auth.forbidden` or `job.not_reviewer`.
 */
export function mustMayEdit(job: Pick<LockedJob, 'status' | 'reviewer_id'>, session: Session): void {
  if (session.permissions.includes('jobs.administrate')) return;
  if (!session.permissions.includes('jobs.review')) throw new ApiError('auth.forbidden');
  if (job.status !== 'qa' || job.reviewer_id !== session.userId) throw new ApiError('job.not_reviewer');
}

function mustAdministrate(session: Session): void {
  if (!session.permissions.includes('jobs.administrate')) throw new ApiError('auth.forbidden');
}

/** The terms of a closed job cannot change. */
function mustNotBeFinal(job: LockedJob): void {
  if (finalJobStatuses.some((status) => status === job.status)) throw new ApiError('job.invalid_transition');
}

type Address = {
  readonly name?: string | null | undefined;
  readonly address1?: string | undefined;
  readonly address2?: string | null | undefined;
  readonly address_details?: string | null | undefined;
  readonly city?: string | undefined;
  readonly zip?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly country_code?: string | undefined;
  readonly phone?: string | null | undefined;
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
};

export type JobChanges = {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
  readonly start_time?: string | null | undefined;
  readonly end_time?: string | null | undefined;
  readonly location?: Address | undefined;
  readonly description?: string | null | undefined;
  readonly reference?: string | undefined;
  readonly special_instructions?: string | null | undefined;
  readonly qa_notes?: string | null | undefined;
};

/** Applies the sent properties. Notes for the reviewer need the right to edit; all other properties need more. */
export async function editJob(
  transaction: Kysely<Database>,
  id: string,
  changes: JobChanges,
  { session, actor, now }: Editor,
): Promise<void> {
  const job = await lockJob(transaction, id);
  const { qa_notes: _notes, ...others } = changes;
  if (Object.keys(given(others)).length > 0) mustAdministrate(session);
  else mustMayEdit(job, session);
  await changeLocked(transaction, job, changes, { actor, now });
}

/** Moves a job to other dates and times. */
export async function changeDates(
  transaction: Kysely<Database>,
  id: string,
  dates: Pick<JobChanges, 'start_date' | 'end_date' | 'start_time' | 'end_time'>,
  context: Omit<Editor, 'session'>,
): Promise<void> {
  await changeLocked(transaction, await lockJob(transaction, id), dates, context);
}

async function changeLocked(
  transaction: Kysely<Database>,
  job: LockedJob,
  changes: JobChanges,
  { actor, now }: Omit<Editor, 'session'>,
): Promise<void> {
  const { id } = job;
  const { qa_notes: notes, location, start_date, end_date, start_time, end_time, ...texts } = changes;
  const dates = given({ start_date, end_date, start_time, end_time });
  const others = given(texts);
  if (location || Object.keys(dates).length > 0) mustNotBeFinal(job);
  if (Object.keys(dates).length > 0) checkDates(job, { ...job, ...dates }, now);
  if (location) checkCoordinates(job, location);
  const address = location ? await addressColumns(transaction, location) : {};
  const place = location ? placeColumns(job, { ...job, ...address }, location) : {};
  const columns = { ...others, ...dates, ...address, ...place, ...given({ qa_notes: notes }) };
  if (Object.keys(columns).length === 0) return;
  await transaction.updateTable('jobs').set(columns).where('id', '=', id).execute();
  if ('latitude' in place) await enqueue(transaction, jobLocatingWork, { jobId: id }, now);
  const events = [
    ...(Object.keys(dates).length > 0 ? ['Date and time changed'] : []),
    ...(location ? ['Address changed'] : []),
    ...('reference' in others ? ['Reference changed'] : []),
    ...('description' in others || 'special_instructions' in others ? ['Description changed'] : []),
    ...(notes === undefined ? [] : ['QA notes changed']),
  ];
  await record(
    transaction,
    actor,
    events.map((event) => ({ jobId: id, assignmentId: job.assignment_id, event })),
    now,
  );
}

/** Drops undefined properties; null is a value. */
function given<Values extends object>(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

type Dates = Pick<LockedJob, 'start_date' | 'end_date' | 'start_time' | 'end_time'>;

/** Statuses before work begins. Later the work may have been done on other days than planned. */
const notBegun: ReadonlySet<string> = new Set(['unassigned', 'pending', 'assigned']);

function checkDates(job: LockedJob, dates: Dates, now: Date): void {
  const found = problems();
  const problem = daysProblem(dates.start_date, dates.end_date);
  if (problem !== null) found.add('end_date', problem);
  else if (notBegun.has(job.status) && dates.end_date !== job.end_date && isDayOver(dates.end_date, now))
    found.add('end_date', messages.datePassed);
  checkTimes(dates, found);
  found.refuse();
}

/** For a new address only the request's coordinates count; for the same address the stored ones are completed. */
function checkCoordinates(job: LockedJob, location: Address): void {
  const { latitude, longitude, ...address } = location;
  const moved = isElsewhere(job, { ...job, ...given(address) });
  const missing = missingCoordinate({
    latitude: moved || latitude !== undefined ? latitude : job.latitude,
    longitude: moved || longitude !== undefined ? longitude : job.longitude,
  });
  if (missing !== null) throw fieldError(`location.${missing}`, rangeMessages.coordinates);
}

async function addressColumns(database: Kysely<Database>, location: Address) {
  const { name: givenName, address2, address_details, zip, state, ...others } = location;
  const name = filledIfSent(givenName);
  if (location.country_code !== undefined && !(await isCountry(database, location.country_code)))
    throw fieldError('location.country_code', 'There is nothing with this id');
  return {
    ...given(others),
    ...(name && { name }),
    ...given({
      address2: filledIfSent(address2),
      address_details: filledIfSent(address_details),
      zip: filledIfSent(zip),
      state: filledIfSent(state),
    }),
  };
}

/** A new address has no position until it is located, unless the request contains coordinates. */
const placeColumns = (before: LockedJob, after: LockedJob, { latitude, longitude }: Address) =>
  latitude == null && longitude == null && isElsewhere(before, after)
    ? { latitude: null, longitude: null }
    : {};

export type GroupChange = {
  readonly location_group_id?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly job_time_limit?: number | null | undefined;
  readonly hide_from_market?: boolean | null | undefined;
};

/** Moves a job to another group of its order, or to a new one with the given name and limits. */
export async function changeLocationGroup(
  transaction: Kysely<Database>,
  id: string,
  change: GroupChange,
  { actor, now }: Editor,
): Promise<void> {
  const job = await lockJob(transaction, id);
  mustNotBeFinal(job);
  const group = change.location_group_id
    ? await findGroup(transaction, job.order_id, change.location_group_id)
    : await createGroup(transaction, job.order_id, change);
  await transaction.updateTable('jobs').set({ location_group_id: group.id }).where('id', '=', id).execute();
  const event = `Location group changed to ${group.name}`;
  await record(transaction, actor, [{ jobId: id, assignmentId: job.assignment_id, event }], now);
}

async function findGroup(database: Kysely<Database>, orderId: string, id: string) {
  const group = await database
    .selectFrom('location_groups')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!group) throw fieldError('location_group_id', 'There is nothing with this id');
  return group;
}

async function createGroup(database: Kysely<Database>, orderId: string, change: GroupChange) {
  const name = change.name?.trim() ?? '';
  if (name === '') throw fieldError('name', messages.required);
  return database
    .insertInto('location_groups')
    .values({
      order_id: orderId,
      name,
      job_time_limit: change.job_time_limit ?? null,
      hide_from_market: change.hide_from_market ?? false,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}

export type RateChange = {
  readonly agent_fee?: number | undefined;
  readonly customer_price?: number | undefined;
};

/** Changes a job's fee and price, in major units; an agreed fee follows. */
export async function changeRates(
  transaction: Kysely<Database>,
  id: string,
  { agent_fee: fee, customer_price: price }: RateChange,
  { actor, now }: Omit<Editor, 'session'>,
): Promise<void> {
  if (fee === undefined && price === undefined)
    throw new ApiError('validation.failed', {
      fields: { agent_fee: [messages.required], customer_price: [messages.required] },
    });
  const job = await lockJob(transaction, id);
  mustNotBeFinal(job);
  const found = problems();
  const amountOf = (name: keyof RateChange, amount: number | undefined, present: number): number => {
    const minor = amount === undefined ? present : readMinorUnits(amount, job.currency);
    if (typeof minor === 'number') return minor;
    found.add(name, minor);
    return present;
  };
  const agentFee = amountOf('agent_fee', fee, job.agent_fee);
  const customerPrice = amountOf('customer_price', price, job.customer_price);
  found.refuse();
  await transaction
    .updateTable('jobs')
    .set({
      agent_fee: agentFee,
      customer_price: customerPrice,
      ...(fee !== undefined && job.agreed_fee !== null && { agreed_fee: agentFee }),
    })
    .where('id', '=', id)
    .execute();
  const running = runningAssignment(job);
  if (fee !== undefined && running)
    await transaction
      .updateTable('assignments')
      .set({ agent_fee: agentFee })
      .where('id', '=', running.id)
      .execute();
  if (fee !== undefined && job.market_offer_id !== null)
    await transaction
      .updateTable('market_offer_jobs')
      .set({ agent_fee: agentFee })
      .where('offer_id', '=', job.market_offer_id)
      .where('job_id', '=', id)
      .execute();
  const event = `Rates changed to ${money(agentFee, job.currency).formatted} for the shepherd and ${money(customerPrice, job.currency).formatted} for the customer`;
  await record(transaction, actor, [{ jobId: id, assignmentId: job.assignment_id, event }], now);
}
