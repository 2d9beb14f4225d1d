import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { inSteps } from '../../http/action.ts';
import type { Action, Acting } from '../../http/action.ts';
import type { Fields } from '../../http/errors.ts';
import { toInstant } from '../../time/instants.ts';
import { dayOutside, isBeforeToday, workDays } from '../dates.ts';
import { refuse } from './drafts.ts';
import { recordHistory } from '../history.ts';
import { locateWaiting } from '../locations/locating.ts';
import { addLocations, resolveLocations } from '../locations/locations.ts';
import { lockOrder, mustHaveAllLocations, requireTransition } from '../locking.ts';
import type { LockedOrder } from '../locking.ts';
import { messages } from '../messages.ts';
import { resolveSchedules } from '../locations/schedules.ts';
import type { OrderSubmission } from './write-schemas.ts';

/**
 * Submits a draft: it becomes pending, with its dates, and with its locations unless they were uploaded as a file.
 * Throws `order.invalid_transition`, or `validation.failed` with each refused field.
 */
export const submitOrder: Action<string, OrderSubmission, void, Pick<Acting, 'session' | 'now'>> = inSteps({
  lock: lockOrder,
  follow: async (order, _input, { now }, transaction) => {
    requireTransition(order, 'submit', now);
    await mustHaveAllLocations(transaction, order.id);
  },
  change: async (transaction, order, { input }, { session, now }) => {
    const { id } = order;
    const fields: Fields = {};
    const dates = checkDates(input, now, fields);
    const locations = await resolveLocations(transaction, order, input.locations ?? [], fields);
    const jobsCount = input.jobs_count ?? order.wanted_jobs;
    await checkPlaces(transaction, order, locations.length, jobsCount, fields);
    locations.forEach((location, index) => {
      const outside = dayOutside(location, dates);
      if (outside) fields[`locations.${index}.${outside}`] ??= [messages.outsideOrder];
    });
    await checkKeptLocations(transaction, id, dates, fields);
    const schedules = input.schedules ? resolveSchedules(input.schedules, fields) : order.schedules;
    if (input.title !== undefined && input.title.trim().length < 3)
      fields['title'] = [messages.titleTooShort];
    const workflows = [...new Set(input.workflows ?? [])];
    await checkWorkflows(transaction, workflows, fields);
    if (order.template_id === null) fields['template_id'] = [messages.required];
    refuse(fields);

    await addLocations(transaction, id, locations);
    await locateWaiting(transaction, id, now);
    if (input.workflows) await turnOn(transaction, id, workflows);
    await transaction
      .updateTable('orders')
      .set({
        ...dates,
        status: 'pending',
        title: input.title?.trim() ?? order.title,
        description: input.description,
        schedules: JSON.stringify(schedules),
        wanted_jobs: jobsCount,
      })
      .where('id', '=', id)
      .execute();
    await recordHistory(
      transaction,
      { orderId: id, action: 'submit', from: 'draft', to: 'pending', userId: session.userId },
      now,
    );
  },
});

const read = (text: string | null | undefined): string | null =>
  text === null || text === undefined ? null : toInstant(text);

function checkDates(input: OrderSubmission, now: Date, fields: Fields) {
  const dates = {
    start_date: read(input.start_date),
    end_date: read(input.end_date),
    due_date: read(input.due_date),
    interest_start_date: read(input.interest_start_date),
    interest_end_date: read(input.interest_end_date),
  };
  if ((dates.start_date ?? '') >= (dates.end_date ?? '')) fields['start_date'] = [messages.startAfterEnd];
  for (const name of ['start_date', 'due_date'] as const)
    if (dates[name] !== null && isBeforeToday(dates[name], now)) fields[name] ??= [messages.datePassed];
  for (const name of ['end_date', 'interest_end_date'] as const)
    if (dates[name] !== null && new Date(dates[name]) <= now) fields[name] ??= [messages.datePassed];
  const { interest_start_date: interestStart, interest_end_date: interestEnd } = dates;
  if ((interestStart === null) !== (interestEnd === null))
    fields[interestStart === null ? 'interest_start_date' : 'interest_end_date'] = [
      messages.bothInterestDates,
    ];
  else if (interestStart !== null && interestEnd !== null && interestStart >= interestEnd)
    fields['interest_start_date'] = [messages.interestStartAfterEnd];
  return dates;
}

/** Standard orders and treasure hunts need locations; an order for anywhere needs a number of jobs instead. */
async function checkPlaces(
  database: Kysely<Database>,
  order: LockedOrder,
  given: number,
  jobsCount: number | null,
  fields: Fields,
): Promise<void> {
  if (order.type === 'anywhere') {
    if (given > 0) fields['locations'] = [messages.locationsOfAnywhere];
    if (jobsCount === null) fields['jobs_count'] = [messages.required];
    return;
  }
  if (given > 0) return;
  const present = await database
    .selectFrom('locations')
    .select('id')
    .where('order_id', '=', order.id)
    .limit(1)
    .executeTakeFirst();
  if (!present) fields['locations'] = [messages.noLocations];
}

/** A file was uploaded before the order had dates. */
async function checkKeptLocations(
  database: Kysely<Database>,
  orderId: string,
  dates: Parameters<typeof workDays>[0],
  fields: Fields,
): Promise<void> {
  const days = workDays(dates);
  if (days === null || fields['locations']) return;
  const { count, first } = await database
    .selectFrom('locations')
    .where('order_id', '=', orderId)
    .where((where) =>
      where.or([
        where('start_date', '<', days.first),
        where('start_date', '>', days.last),
        where('end_date', '<', days.first),
        where('end_date', '>', days.last),
      ]),
    )
    .select(({ fn }) => [
      fn.countAll<string>().as('count'),
      sql<string | null>`(array_agg(reference order by id))[1]`.as('first'),
    ])
    .executeTakeFirstOrThrow();
  if (first !== null) fields['locations'] = [messages.locationsOutside(Number(count), first)];
}

async function checkWorkflows(
  database: Kysely<Database>,
  ids: readonly string[],
  fields: Fields,
): Promise<void> {
  if (ids.length === 0) return;
  const found = await database.selectFrom('workflows').select('id').where('id', 'in', ids).execute();
  if (found.length < ids.length) fields['workflows'] = [messages.unknown];
}

/** Turns on exactly these workflows. */
async function turnOn(transaction: Kysely<Database>, orderId: string, ids: readonly string[]): Promise<void> {
  await transaction
    .updateTable('order_workflows')
    .set({ active: false })
    .where('order_id', '=', orderId)
    .execute();
  for (const id of ids)
    await transaction
      .insertInto('order_workflows')
      .values({ order_id: orderId, workflow_id: id, active: true })
      .onConflict((conflict) => conflict.columns(['order_id', 'workflow_id']).doUpdateSet({ active: true }))
      .execute();
}
