import { EmbeddedList } from '../../../kit/embedded/EmbeddedList.tsx';
import * as column from '../../../kit/list/columns.tsx';
import { paidColumns } from '../../transactions/public.tsx';
import { ShepherdPaymentsDocument } from './Wallet.generated.ts';

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

/** Every payment to a Shepherd, the newest first. */
export const WalletPayments = ({ agentId }: { agentId: string }) => (
  <EmbeddedList
    name="payments"
    label="Payments"
    query={ShepherdPaymentsDocument}
    variables={{ id: agentId }}
    rows={(data) => data.agent?.payments}
    columns={columns}
  />
);
