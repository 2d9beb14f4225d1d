import * as column from '../../kit/list/columns.tsx';
import { PageLink } from '../../kit/page/PageLink.tsx';
import { noValue } from '../../kit/value/time.ts';
import { jobDetailPage } from '../jobs/pages.ts';
import { shepherdDetailPage } from '../shepherds/pages.ts';
import { channelLabels, paymentMethodLabel, paymentTypeLabels, payoutLabels } from './labels.ts';
import type { PaymentRowFragment, WithdrawalRowFragment } from '../../graphql/transaction.generated.ts';

interface OfShepherd {
  readonly agent: { readonly id: string; readonly firstName: string; readonly lastName: string } | null;
}

export const shepherdColumn = {
  id: 'shepherd',
  header: 'Shepherd',
  width: 168,
  grow: true,
  narrow: true,
  cell: ({ agent }: OfShepherd) =>
    agent ? (
      <PageLink page={shepherdDetailPage} to={shepherdDetailPage.to({ id: agent.id })}>
        {agent.firstName} {agent.lastName}
      </PageLink>
    ) : (
      noValue
    ),
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
    cell: ({ adminUser }: PaymentRowFragment) =>
      adminUser ? `${adminUser.firstName} ${adminUser.lastName}` : noValue,
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
};
