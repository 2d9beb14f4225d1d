import { screen, within } from '@testing-library/react';
import type { Permission } from '../../graphql/generated/schema.ts';
import { pounds, profile } from '../../testing/fixtures.ts';
import { onlyPage } from '../../testing/listAnswers.ts';
import { MockGateway } from '../../testing/mockGateway.ts';

export const shepherd = (id: string) => ({ id, firstName: 'Alfie', lastName: `Booth ${id}` });

export const payment = (id: string, more: object = {}) => ({
  id,
  reference: `P${id}`,
  type: 'BONUS',
  countryCode: 'GB',
  createdAt: '2026-11-01T09:00:00Z',
  comment: 'Thanks',
  method: 'BANK_TRANSFER',
  status: 'PAID',
  amount: pounds('12.5'),
  agent: shepherd('1'),
  assignment: { id: '7', jobId: '10-7', status: 'COMPLETED' },
  adminUser: { id: '4', firstName: 'Frank', lastName: 'Pound', email: 'frank@example.com' },
  ...more,
});

export const withdrawal = (id: string, more: object = {}) => ({
  id,
  reference: `W${id}`,
  automatic: 'MANUAL',
  countryCode: 'GB',
  createdAt: '2026-11-01T09:00:00Z',
  status: 'REQUESTED',
  reviewComment: null as string | null,
  reviewedAt: null as string | null,
  reviewedBy: null as object | null,
  amount: pounds('150'),
  paymentMethod: {
    id: '3',
    type: 'bank_transfer',
    label: '•••• 1234',
    default: true,
    removedAt: null as string | null,
  },
  agent: shepherd('1'),
  ...more,
});

type Withdrawal = ReturnType<typeof withdrawal>;
interface Asked {
  readonly filter?: {
    readonly ids?: readonly string[];
    readonly status?: readonly string[];
    readonly automatic?: readonly string[];
  };
}

const everything: readonly Permission[] = ['PAYMENTS_VIEW', 'PAYMENTS_MANAGE', 'AGENTS_VIEW', 'JOBS_VIEW'];

/** A gateway with these payments and withdrawals that applies reviews as the server does. */
export function withTransactions(
  payments: readonly object[],
  withdrawals: Withdrawal[],
  permissions: readonly Permission[] = everything,
) {
  return new MockGateway({
    me: () => profile(permissions),
    agents: () => ({ items: [shepherd('1')], pageInfo: onlyPage([1]) }),
    countries: () => [{ id: 'GB', name: 'United Kingdom' }],
    payments: () => ({ items: payments, pageInfo: { ...onlyPage(payments), total: 120, lastPage: 3 } }),
    withdrawals: ({ filter = {} }: Asked) => {
      const { ids, status, automatic } = filter;
      const items = withdrawals.filter(
        (row) =>
          (ids?.includes(row.id) ?? true) &&
          (status?.includes(row.status) ?? true) &&
          (automatic?.includes(row.automatic) ?? true),
      );
      return { items, pageInfo: { ...onlyPage(items), lastPage: 2 } };
    },
    reviewWithdrawal: ({ input }: { input: { id: string; decision: string; comment: string } }) => {
      const reviewed = withdrawals.find(({ id }) => id === input.id);
      return Object.assign(reviewed ?? {}, {
        status: input.decision === 'APPROVE' ? 'APPROVED' : 'DENIED',
        reviewComment: input.comment,
        reviewedAt: '2026-11-02T10:30:00Z',
        reviewedBy: { id: '4', firstName: 'Frank', lastName: 'Pound' },
      });
    },
    exportPayments: () => ({ outcome: 'EMAILED' }),
    exportWithdrawals: () => ({ outcome: 'NO_DATA' }),
  });
}

/** One of the lists of the page. */
export const list = (name: string) => screen.findByRole('region', { name });

/** The cell texts of a list's rows. */
export const rowsOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
