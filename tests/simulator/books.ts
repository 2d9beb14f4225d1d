import { marketplaceProblems } from '../../api/src/testing/marketplace/marketplace-books.ts';
import { readBooks } from '../money/field.ts';
import { historyProblems } from '../rest/state-machines/audit.ts';
import type { StoreDatabase } from '../rest/state-machines/hosted-api.ts';

/** Inconsistencies, in a sentence each: money, the steps of orders, and everything around jobs. */
export async function bookProblems(database: StoreDatabase, now: Date): Promise<string[]> {
  const { sums, problems } = await readBooks(database, 'none');
  const steps = await database
    .selectFrom('order_history')
    .select(['order_id as order', 'from_status as from', 'to_status as to'])
    .orderBy('order_id')
    .orderBy('id')
    .execute();
  return [
    ...problems,
    ...[...sums].filter(([, minor]) => minor < 0).map(([account, minor]) => `${account} has ${minor}`),
    ...historyProblems(steps),
    ...(await marketplaceProblems(database, now)),
  ];
}
