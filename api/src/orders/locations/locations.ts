import { missingCoordinate, rangeMessages } from '@shepherd/domain/range.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/statements.ts';
import type { Fields } from '../../http/errors.ts';
import { filledOrNull } from '../../http/schemas/texts.ts';
import { countryCodes } from '../../reference/countries.ts';
import { messages } from '../messages.ts';
import { isOnStep } from './schedules.ts';
import type { LocationInput } from '../drafts/write-schemas.ts';

/** A location to be inserted. */
export type NewLocation = {
  readonly reference: string;
  readonly name: string;
  readonly address1: string;
  readonly address2: string | null;
  readonly address_details: string | null;
  readonly city: string;
  readonly zip: string | null;
  readonly state: string | null;
  readonly country_code: string;
  readonly phone: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly start_time: string | null;
  readonly end_time: string | null;
  /** Name of the group. */
  readonly group: string | null;
};

type Order = { readonly id: string; readonly country_code: string };

/** The locations of a request as rows; problems are added to `fields`. */
export async function resolveLocations(
  database: Kysely<Database>,
  order: Order,
  inputs: readonly LocationInput[],
  fields: Fields,
): Promise<NewLocation[]> {
  const countries = await countryCodes(database);
  return inputs.map((input, index) => {
    const path = `locations.${index}`;
    const country = input.country_code ?? order.country_code;
    if (!countries.has(country)) fields[`${path}.country_code`] = [messages.unknownCountry];
    for (const name of ['name', 'address1', 'city', 'phone'] as const)
      if (input[name].trim() === '') fields[`${path}.${name}`] = [messages.required];
    const missing = missingCoordinate(input);
    if (missing !== null) fields[`${path}.${missing}`] = [rangeMessages.coordinates];
    for (const [name, message] of Object.entries(timeProblems(input))) fields[`${path}.${name}`] = [message];
    return {
      reference: filledOrNull(input.reference) ?? String(index + 1),
      name: input.name.trim(),
      address1: input.address1.trim(),
      address2: filledOrNull(input.address2),
      address_details: filledOrNull(input.address_details),
      city: input.city.trim(),
      zip: filledOrNull(input.zip),
      state: filledOrNull(input.state),
      country_code: country,
      phone: input.phone.trim(),
      latitude: input.latitude ?? null,
      longitude: input.longitude ?? null,
      start_date: input.start_date ?? null,
      end_date: input.end_date ?? null,
      start_time: input.start_time ?? null,
      end_time: input.end_time ?? null,
      group: filledOrNull(input.group),
    };
  });
}

type Times = {
  readonly start_date?: string | null | undefined;
  readonly end_date?: string | null | undefined;
  readonly start_time?: string | null | undefined;
  readonly end_time?: string | null | undefined;
};

/**
 * Problems of one location's dates and times, by field. The end must be after the start; so must the daily times. A
 * single day is allowed.
 */
export function timeProblems(
  times: Times,
): Partial<Record<'start_date' | 'start_time' | 'end_time', string>> {
  const { start_date: startDate, end_date: endDate, start_time: startTime, end_time: endTime } = times;
  const problems: ReturnType<typeof timeProblems> = {};
  if (startTime && !isOnStep(startTime)) problems.start_time = messages.timeStep;
  if (endTime && !isOnStep(endTime)) problems.end_time = messages.timeStep;
  if (startTime && endTime && startTime >= endTime) problems.start_time ??= messages.startTimeAfterEnd;
  if (startDate && endDate) {
    const start = `${startDate} ${startTime ?? '00:00'}`;
    const end = `${endDate} ${endTime ?? '24:00'}`;
    if (start >= end) problems.start_date = messages.startAfterEnd;
  }
  return problems;
}

/** Adds locations to an order and creates missing groups. Locations without coordinates wait for `locateWaiting`. */
export async function addLocations(
  transaction: Kysely<Database>,
  orderId: string,
  locations: readonly (NewLocation & { readonly upload_row?: number })[],
  uploadId: string | null = null,
): Promise<void> {
  const groups = await groupIds(transaction, orderId, locations);
  await insertRows(
    transaction,
    'locations',
    locations.map(({ group, latitude, longitude, ...location }) => ({
      order_id: orderId,
      group_id: group === null ? null : (groups.get(group.toLowerCase()) ?? null),
      upload_id: uploadId,
      ...location,
      ...(latitude === null || longitude === null
        ? { latitude: null, longitude: null, locating: 'waiting' }
        : { latitude, longitude, locating: null }),
    })),
  );
}

/** Ids of the order's groups by lower-case name. The lock on the order prevents concurrent inserts. */
async function groupIds(
  transaction: Kysely<Database>,
  orderId: string,
  locations: readonly NewLocation[],
): Promise<Map<string, string>> {
  const wanted = new Map<string, string>();
  // The first spelling of a name wins.
  for (const { group } of locations)
    if (group !== null && !wanted.has(group.toLowerCase())) wanted.set(group.toLowerCase(), group);
  if (wanted.size === 0) return new Map();
  const present = await transaction
    .selectFrom('location_groups')
    .select(['id', 'name'])
    .where('order_id', '=', orderId)
    .execute();
  const found = new Map(present.map(({ id, name }) => [name.toLowerCase(), id]));
  for (const [key, name] of wanted) {
    if (found.has(key)) continue;
    const { id } = await transaction
      .insertInto('location_groups')
      .values({ order_id: orderId, name, job_time_limit: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    found.set(key, id);
  }
  return found;
}
