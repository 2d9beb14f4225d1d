/** The orders of both consoles: enough for two pages of 200. */

const statuses = ['PENDING', 'STARTED', 'FINISHED', 'CANCELLED', 'REJECTED'] as const;
const types = ['STANDARD', 'ANYWHERE', 'TREASURE_HUNT'] as const;
const priorities = ['LOW', 'MEDIUM', 'HIGH'] as const;
const tasks = ['Window photography', 'Shelf audit', 'Mystery visit', 'Poster check', 'Stock count'] as const;
const customers = [
  'Beacon Coffee',
  'Albion Grocers',
  'Łódź Kitchen',
  'Northern Trains',
  'Harbour Books',
] as const;

const start = Date.UTC(2026, 0, 5, 9);
const day = 86_400_000;
const instant = (days: number): string => new Date(start + days * day).toISOString();
const pick = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] ?? values[0];
const money = (pounds: number) => ({
  amount: String(pounds),
  currency: 'GBP',
  formatted: `£${pounds.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`,
});

export const orderCount = 600;

export const orders = Array.from({ length: orderCount }, (_, index) => ({
  id: String(10_000 + index),
  title: `${pick(tasks, index)} ${(index * 7919) % 1000}`,
  type: pick(types, index),
  status: pick(statuses, index),
  paused: index % 11 === 0,
  priority: pick(priorities, index),
  startDate: instant(index % 90),
  endDate: instant((index % 90) + 30),
  createdAt: instant(index / 10),
  jobsCount: (index * 31) % 400,
  grandTotal: money(120 + ((index * 37) % 9000)),
  value: money(90 + ((index * 29) % 7000)),
  customer: { id: String(index % customers.length), name: pick(customers, index) },
}));

export type Order = (typeof orders)[number];

export interface OrderRequest {
  readonly page: number;
  readonly perPage: number;
  readonly field: 'title' | 'createdAt';
  readonly descending: boolean;
}

/** A page of them, as a server would answer it. */
export function orderPage({ page, perPage, field, descending }: OrderRequest): readonly Order[] {
  const sorted = orders.toSorted((one, other) => one[field].localeCompare(other[field]));
  if (descending) sorted.reverse();
  return sorted.slice((page - 1) * perPage, page * perPage);
}
