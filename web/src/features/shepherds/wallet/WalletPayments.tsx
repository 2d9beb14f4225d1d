import { EmbeddedTable } from '../../../kit/embedded/EmbeddedTable.tsx';
import type { useEmbeddedList } from '../../../kit/embedded/useEmbeddedList.ts';
import * as column from '../../../kit/list/columns.tsx';
import type { PaymentRowFragment } from '../../../graphql/transaction.generated.ts';
import { paidColumns } from '../../transactions/public.tsx';

const columns = [
  column.textColumn('reference', { width: 112 }),
  { ...paidColumns.type, width: 88, sort: undefined, narrow: true },
  paidColumns.assignment,
  column.moneyColumn('amount', { width: 84, narrow: true }),
  column.dateColumn('createdAt', { narrow: true }),
  column.textColumn('comment', { width: 84, grow: true }),
  { ...paidColumns.adminUser, width: 92 },
  column.statusColumn('payment', { width: 88, narrow: false }),
];

type History = ReturnType<typeof useEmbeddedList<unknown, Record<string, unknown>, PaymentRowFragment>>;

/** Every payment to a Shepherd, newest first. */
export const WalletPayments = ({ table }: Pick<History, 'table'>) => (
  <EmbeddedTable label="Payments" columns={columns} {...table} />
);
