import { cleanReference } from '@shepherd/domain/text.ts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { RowFailure } from './rows.ts';

type Upload = { readonly id: string; readonly order_id: string };
type Read = { readonly reference: string; readonly upload_row: number };

/**
 * A reference is one location: the first of several rows wins, and the others name its row. So do rows whose location
 * the order already had.
 */
export async function withoutDoubles<Location extends Read>(
  database: Kysely<Database>,
  { id, order_id: orderId }: Upload,
  locations: readonly Location[],
): Promise<{ fresh: Location[]; doubled: (RowFailure & { row: number })[] }> {
  const present = await database
    .selectFrom('locations')
    .where('order_id', '=', orderId)
    .where((where) =>
      where.or([
        where('reference', 'in', ['', ...locations.map(({ reference }) => reference)]),
        mayReadOtherwise,
      ]),
    )
    .select(['reference', 'upload_id', 'upload_row'])
    .execute();
  const taken = new Map(
    present.map((one) => [cleanReference(one.reference), one.upload_id === id ? one.upload_row : null]),
  );
  const fresh: Location[] = [];
  const doubled: (RowFailure & { row: number })[] = [];
  for (const location of locations) {
    const { reference, upload_row: row } = location;
    const first = taken.get(reference);
    if (first === undefined) {
      taken.set(reference, row);
      fresh.push(location);
    } else {
      const where =
        first === null ? 'The order has this reference already' : `Row ${first} has this reference already`;
      doubled.push({ row, field: 'reference', message: where });
    }
  }
  return { fresh, doubled };
}

/** Whether a stored reference may change when it is cleaned: earlier ones were stored uncleaned. */
const mayReadOtherwise = sql<boolean>`(octet_length(reference) <> char_length(reference) or reference like '%  %')`;
