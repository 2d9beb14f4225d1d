import { EmbeddedList } from '../../../kit/embedded/EmbeddedList.tsx';
import * as column from '../../../kit/list/columns.tsx';
import { useAllows } from '../../../kit/permission/PermissionProvider.tsx';
import { reviewColumn, withdrawnColumns } from '../../transactions/public.tsx';
import { ShepherdWithdrawalsDocument } from './Wallet.generated.ts';

const columns = [
  column.textColumn('reference', { width: 104 }),
  column.dateColumn('createdAt', { width: 100, narrow: true }),
  { ...withdrawnColumns.method, width: 112 },
  column.moneyColumn('amount', { width: 84, narrow: true }),
  column.statusColumn('withdrawal', { width: 112 }),
  { ...withdrawnColumns.review, width: 144 },
];
const decidedColumns = [...columns, reviewColumn];

/** The withdrawals of a Shepherd; flagged ones can be reviewed here as well. */
export function WalletWithdrawals({ agentId }: { agentId: string }) {
  const mayDecide = useAllows()('PAYMENTS_MANAGE');
  return (
    <EmbeddedList
      name="withdrawals"
      label="Withdrawals"
      query={ShepherdWithdrawalsDocument}
      variables={{ id: agentId }}
      rows={(data) => data.withdrawals}
      columns={mayDecide ? decidedColumns : columns}
    />
  );
}
