import { AddressModal } from '../../../kit/modal/AddressModal.tsx';
import { definePiece } from '../../../kit/page/code/piece.ts';
import { Allowed } from '../../../kit/permission/PermissionProvider.tsx';
import type { WalletBalanceFragment } from './Wallet.generated.ts';
import { defineModal } from '../../../kit/modal/defineModal.ts';

export const addTransactionModal = defineModal('add-transaction');

const TransactionForm = definePiece(async () => (await import('./TransactionForm.tsx')).TransactionForm);

interface AddTransactionProps {
  readonly agentId: string;
  readonly balance: WalletBalanceFragment;
}

/** The dialog in which staff pay a Shepherd, or deduct an amount. */
export const AddTransaction = ({ agentId, balance }: AddTransactionProps) => (
  <Allowed to="PAYMENTS_MANAGE">
    <AddressModal name={addTransactionModal} title="Add transaction" shows={TransactionForm} height={360}>
      {({ close }) => <TransactionForm agentId={agentId} balance={balance} onDone={close} />}
    </AddressModal>
  </Allowed>
);
