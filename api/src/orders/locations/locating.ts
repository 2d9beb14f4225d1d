import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { findAddress } from '../../geocoding/find-address.ts';
import type { Address } from '../../geocoding/find-address.ts';
import { geocoderOf } from '../../geocoding/geocoder.ts';
import type { FoundPlace, Geocoder } from '../../geocoding/place.ts';
import { ApiError } from '../../http/errors.ts';
import { defineWork, enqueue } from '../../outbox/work.ts';
import { later } from '../../time/instants.ts';
import type { LocatingState } from '../schemas.ts';
import { isClosed } from '../transitions.ts';
import { locatingName } from '../work-names.ts';

/** Limits of one run: the number of locations, and the milliseconds after which no search begins. */
const placesAtOnce = 250;
const budget = 2_000;
/** Failures before one address is given up; and failures in a row before all are. */
const mostLookups = 5;
const mostFailures = 5;
/** Backoff: 10 s, 40 s, 2:40 min, 10:40 min, for restarts and rate limits of the geocoder. */
const pause = (failures: number): number => 10_000 * 4 ** (failures - 1);

type Payload = { orderId: string; part: number };

/**
 * Enqueues geocoding of locations without coordinates. The order goes on meanwhile, because the geocoder may be slow
 * or down: jobs created before get their coordinates later. The caller holds the lock on the order.
 */
export async function locateWaiting(
  transaction: Kysely<Database>,
  orderId: string,
  now: Date,
): Promise<void> {
  if (!(await anyWaiting(transaction, orderId))) return;
  const started = await transaction
    .insertInto('order_locating')
    .values({ order_id: orderId })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('part')
    .executeTakeFirst();
  // The running work finds these too.
  if (started) await enqueue(transaction, { name: locatingName }, { orderId, part: started.part }, now);
}

/** Searches outside any transaction, and stores the results in a separate one. */
export const locatingWork = defineWork<Payload>(
  locatingName,
  async ({ orderId, part }, { database, settings, clock }) => {
    const places = await waitingPlaces(database, orderId);
    const found = await lookUp(geocoderOf(settings), places);
    await database
      .transaction()
      .execute((transaction) => settle(transaction, { orderId, part }, found, clock()));
  },
  // It has its own retries and limit: if the runner gave it up, its locations would wait forever.
  {
    kind: 'locating',
    title: 'Find the places of an order',
    about: 'orderId',
    outside: true,
    attempts: Number.POSITIVE_INFINITY,
  },
);

type Place = Address & { readonly id: string };
type Located = {
  readonly id: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly locating: LocatingState | null;
};
type Found = { readonly located: readonly Located[]; readonly failed: readonly string[] };

/** Fewest attempts first: an address that cannot be answered does not block others. */
const waitingPlaces = (database: Kysely<Database>, orderId: string): Promise<Place[]> =>
  database
    .selectFrom('locations')
    .select(['id', 'address1', 'city', 'zip', 'country_code'])
    .where('order_id', '=', orderId)
    .where('locating', '=', 'waiting')
    .orderBy('lookups')
    .orderBy('id')
    .limit(placesAtOnce)
    .execute();

/** Searches each address once, until a failure or the time limit. */
async function lookUp(search: Geocoder, places: readonly Place[]): Promise<Found> {
  const byAddress = Map.groupBy(places, ({ address1, city, zip, country_code: country }) =>
    JSON.stringify([address1, zip, city, country]),
  );
  const located: Located[] = [];
  const began = performance.now();
  for (const same of byAddress.values()) {
    const [first] = same;
    if (first === undefined || performance.now() - began > budget) break;
    try {
      const result = outcome(await findAddress(search, first));
      located.push(...same.map(({ id }) => ({ id, ...result })));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'geocoding.unavailable') throw error;
      return { located, failed: same.map(({ id }) => id) };
    }
  }
  return { located, failed: [] };
}

/** A result without a street or a post code is the centre of a town. */
function outcome(place: FoundPlace | undefined): Omit<Located, 'id'> {
  if (!place) return { latitude: null, longitude: null, locating: 'not_found' };
  const { latitude, longitude, address1, zip } = place;
  return { latitude, longitude, locating: address1 === null || zip === null ? 'approximate' : null };
}

async function settle(
  transaction: Kysely<Database>,
  { orderId, part }: Payload,
  { located, failed }: Found,
  now: Date,
): Promise<void> {
  const order = await transaction
    .selectFrom('orders')
    .select(['status', 'archived_at'])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const state = await transaction
    .selectFrom('order_locating')
    .select('failures')
    .where('order_id', '=', orderId)
    .where('part', '=', part)
    .forUpdate()
    .executeTakeFirst();
  // Deleted meanwhile, or this part was done before by a process that died immediately afterwards.
  if (!order || !state) return;
  await storeLocated(transaction, located);
  await countFailed(transaction, failed);
  const failures = failed.length === 0 ? 0 : located.length > 0 ? 1 : state.failures + 1;
  if (isClosed({ status: order.status, archived: order.archived_at !== null }))
    await giveUp(transaction, orderId, null);
  else if (failures >= mostFailures) await giveUp(transaction, orderId, 'unavailable');
  if (await anyWaiting(transaction, orderId)) {
    await transaction
      .updateTable('order_locating')
      .set({ part: part + 1, failures })
      .where('order_id', '=', orderId)
      .execute();
    const next = failures === 0 ? now : later(now, pause(failures));
    await enqueue(transaction, { name: locatingName }, { orderId, part: part + 1 }, now, next);
  } else await transaction.deleteFrom('order_locating').where('order_id', '=', orderId).execute();
}

/** Jobs created from these locations get the same coordinates, unless they were moved elsewhere. */
async function storeLocated(transaction: Kysely<Database>, located: readonly Located[]): Promise<void> {
  if (located.length === 0) return;
  await sql`
    with found as (
      select * from json_to_recordset(${JSON.stringify(located)})
        as found (id bigint, latitude double precision, longitude double precision, locating text)
    ), placed as (
      update locations set latitude = found.latitude, longitude = found.longitude, locating = found.locating
      from found where locations.id = found.id and locations.locating = 'waiting'
      returning locations.*
    )
    update jobs set latitude = placed.latitude, longitude = placed.longitude
    from placed
    where jobs.location_id = placed.id and placed.latitude is not null
      and jobs.latitude is null and jobs.longitude is null and jobs.address1 = placed.address1
      and jobs.city = placed.city and jobs.zip is not distinct from placed.zip`.execute(transaction);
}

async function countFailed(transaction: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable('locations')
    .set({
      lookups: sql`lookups + 1`,
      locating: sql`case when lookups + 1 >= ${sql.lit(mostLookups)} then 'unavailable' else locating end`,
    })
    .where('id', 'in', ids)
    .where('locating', '=', 'waiting')
    .execute();
}

const giveUp = (transaction: Kysely<Database>, orderId: string, locating: 'unavailable' | null) =>
  transaction
    .updateTable('locations')
    .set({ locating })
    .where('order_id', '=', orderId)
    .where('locating', '=', 'waiting')
    .execute();

async function anyWaiting(database: Kysely<Database>, orderId: string): Promise<boolean> {
  const row = await database
    .selectFrom('locations')
    .select('id')
    .where('order_id', '=', orderId)
    .where('locating', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
