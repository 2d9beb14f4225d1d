import { errorText } from '../../../graphql/errorNotice.ts';
import { DetailColumns } from '../../../kit/detail/DetailPage.tsx';
import { Section } from '../../../kit/detail/Section.tsx';
import { useEmbeddedList } from '../../../kit/embedded/useEmbeddedList.ts';
import { ModalButton } from '../../../kit/modal/ModalButton.tsx';
import { FailedMessage } from '../../../kit/page/FailedMessage.tsx';
import { Waiting } from '../../../kit/page/Waiting.tsx';
import { Allowed } from '../../../kit/permission/PermissionProvider.tsx';
import { useToldHere } from '../../../kit/toast/useToldHere.ts';
import { ReviewWithdrawal } from '../../transactions/public.tsx';
import { addTransactionModal, AddTransaction } from './AddTransaction.tsx';
import { BalanceFacts } from './BalanceFacts.tsx';
import { MonthlyEarnings } from './MonthlyEarnings.tsx';
import { ShepherdPaymentMethods } from './PaymentMethods.tsx';
import { ShepherdWalletDocument } from './Wallet.generated.ts';
import { WalletPayments } from './WalletPayments.tsx';
import { WalletWithdrawals } from './WalletWithdrawals.tsx';

/** What a Shepherd has, what came to it and what was taken out. */
export function Wallet({ id }: { id: string }) {
  const { result, data, table } = useEmbeddedList({
    name: 'payments',
    query: ShepherdWalletDocument,
    variables: { id },
    rows: ({ payments }) => payments,
  });
  const agent = data?.agent?.id === id ? data.agent : undefined;
  const balance = agent?.balance;
  const failed = result.error !== undefined && !result.loading && !balance;
  useToldHere(result.observable.queryName, failed);
  if (failed) {
    return (
      <FailedMessage
        title="This wallet could not be loaded"
        detail={errorText(result.error)}
        onRetry={() => void result.refetch().catch(() => undefined)}
      />
    );
  }
  return (
    <>
      <DetailColumns
        main={
          <>
            <Section
              title="Balance"
              actions={
                balance && (
                  <Allowed to="PAYMENTS_MANAGE">
                    <ModalButton variant="filled" opens={addTransactionModal}>
                      Add transaction
                    </ModalButton>
                  </Allowed>
                )
              }
            >
              {balance ? (
                <BalanceFacts agentId={id} balance={balance} />
              ) : (
                <Waiting label="Balance" height={96} />
              )}
            </Section>
            <Section title="History">
              <WalletPayments table={table} />
            </Section>
            <Section title="Withdrawals">
              <WalletWithdrawals agentId={id} />
            </Section>
          </>
        }
        side={
          <>
            <Section title="Payment methods">
              <ShepherdPaymentMethods id={id} />
            </Section>
            <Section title="Monthly earnings">
              {balance ? (
                <MonthlyEarnings balance={balance} />
              ) : (
                <Waiting label="Monthly earnings" height={320} />
              )}
            </Section>
          </>
        }
      />
      {balance && <AddTransaction agentId={id} balance={balance} />}
      <ReviewWithdrawal />
    </>
  );
}
