import { onlyPage } from './listAnswers.ts';
import { formatMoney } from '../kit/value/money.ts';
import type { Permission } from '../graphql/generated/schema.ts';

/** An amount as the gateway returns it. */
export const pounds = (amount: string) => ({
  amount,
  currency: 'GBP' as const,
  formatted: formatMoney(amount),
});

export function profile(permissions: readonly Permission[], id = 'u1') {
  return {
    id,
    firstName: 'Olivia',
    lastName: 'Hart',
    email: 'olivia@example.com',
    type: 'STANDARD',
    role: { id: 'r1', name: 'owner' },
    permissions: [...permissions],
  } as const;
}

export function order(id: string, title: string) {
  return {
    id,
    title,
    type: 'STANDARD',
    status: 'STARTED',
    paused: false,
    priority: 'HIGH',
    startDate: '2026-11-02T09:00:00Z',
    endDate: '2026-12-02T09:00:00Z',
    createdAt: '2026-11-01T09:00:00Z',
    jobsCount: 12,
    grandTotal: pounds('120'),
    value: pounds('90'),
    customer: { id: 'c1', name: 'Lakeside Coffee' },
    countryCode: 'GB',
    workforce: 'PLATFORM',
  };
}

/** A page of orders with the counts of the tabs. */
export function orderPage(
  items: readonly ReturnType<typeof order>[],
  pageInfo: { page?: number; lastPage?: number; total?: number } = {},
) {
  return {
    items,
    pageInfo: { ...onlyPage(items), ...pageInfo },
    summary: {
      total: 9,
      groups: [
        { value: 'PENDING', total: 4 },
        { value: 'IN_PROGRESS', total: 5 },
      ],
    },
  };
}
