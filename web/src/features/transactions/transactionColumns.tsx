import * as column from '../../kit/list/columns.tsx';
import { PageLink } from '../../kit/page/PageLink.tsx';
import { DateText } from '../../kit/value/DateText.tsx';
import { formatDate, noValue } from '../../kit/value/time.ts';
import { jobDetailPage } from '../jobs/pages.ts';
import { shepherdDetailPage } from '../shepherds/pages.ts';
import { channelLabels, paymentMethodLabel, paymentTypeLabels, payoutLabels } from './labels.ts';
import type { PaymentRowFragment, WithdrawalRowFragment } from '../../graphql/transaction.generated.ts';
import { personName } from '../../kit/value/personName.ts';

interface OfShepherd {
  readonly agent: { readonly id: string; readonly firstName: string; readonly lastName: string } | null;
}

export const shepherdColumn = {
  id: 'shepherd',
  header: 'Shepherd',
  width: 168,
  grow: true,
  narrow: true,
  link: true,
  reads: ['agent'] as const,
  cell: ({ agent }: OfShepherd) => (agent ? personName(agent) : noValue),
};

/** A row links to its Shepherd. */
export const toShepherd = {
  rowLink: ({ agent }: OfShepherd) => (agent ? shepherdDetailPage.to({ id: agent.id }) : undefined),
  rowPage: shepherdDetailPage,
};

export const paidColumns = {
  assignment: {
    id: 'assignment',
    header: 'Assignment',
    width: 96,
    cell: ({ assignment }: PaymentRowFragment) =>
      assignment?.jobId ? (
        <PageLink page={jobDetailPage} to={jobDetailPage.to({ id: assignment.jobId })}>
          {assignment.jobId}
        </PageLink>
      ) : (
        noValue
      ),
  },
  type: column.labelColumn('type', paymentTypeLabels, { sort: 'TYPE', width: 116, narrow: true }),
  method: column.labelColumn('method', channelLabels, { width: 104 }),
  adminUser: {
    id: 'adminUser',
    header: 'Admin user',
    width: 124,
    cell: ({ adminUser }: PaymentRowFragment) => (adminUser ? personName(adminUser) : noValue),
  },
};

export const withdrawnColumns = {
  automatic: column.labelColumn('automatic', payoutLabels, { header: 'Payout', width: 80 }),
  method: {
    id: 'paymentMethod',
    header: 'Payment method',
    width: 128,
    cell: ({ paymentMethod }: WithdrawalRowFragment) =>
      paymentMethod ? paymentMethodLabel(paymentMethod.type) : noValue,
  },
  /** The reviewer and the time; empty if it was paid out automatically. */
  reviewed: {
    id: 'reviewed',
    header: 'Reviewed',
    width: 224,
    reads: ['reviewedAt', 'reviewedBy'] as const,
    cell: ({ reviewedBy, reviewedAt }: WithdrawalRowFragment) =>
      reviewedAt === null ? (
        noValue
      ) : (
        <>
          <DateText value={reviewedAt} />
          {reviewedBy && ` by ${personName(reviewedBy)}`}
        </>
      ),
  },
  /** The compact form: the reviewer's name first, and the full text as a tooltip. */
  review: {
    id: 'reviewComment',
    header: 'Review',
    width: 120,
    grow: true,
    reads: ['reviewedBy', 'reviewedAt', 'reviewComment'] as const,
    cell: ({ reviewedBy, reviewedAt, reviewComment }: WithdrawalRowFragment) => {
      const said = [
        reviewedBy && personName(reviewedBy),
        reviewedAt && formatDate(reviewedAt),
        reviewComment,
      ].filter(Boolean);
      return said.length === 0 ? noValue : <span title={said.join(', ')}>{said.join(', ')}</span>;
    },
  },
};
