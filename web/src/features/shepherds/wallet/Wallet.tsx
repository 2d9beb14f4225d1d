import { errorText } from '../../../graphql/errorNotice.ts';
import { DetailColumns } from '../../../kit/detail/DetailPage.tsx';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { Section } from '../../../kit/detail/Section.tsx';
import { useEmbeddedList } from '../../../kit/embedded/useEmbeddedList.ts';
import { ModalButton } from '../../../kit/modal/ModalButton.tsx';
import { FailedMessage } from '../../../kit/page/failures/FailedMessage.tsx';
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

const balancePart = 'agent';
const historyPart = 'payments';
const parts = { [balancePart]: 'The balance', [historyPart]: 'The history' };

/** The balance, payments and withdrawals of a Shepherd. */
export function Wallet({ id }: { id: string }) {
  const { result, data, table } = useEmbeddedList({
    name: 'payments',
    query: ShepherdWalletDocument,
    variables: { id },
    parts,
    rows: ({ payments }) => payments,
  });
  const agent = data?.agent?.id === id ? data.agent : undefined;
  const balance = agent?.balance;
  const failed = result.error !== undefined && !result.loading && !data;
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
              <SectionState result={result} value={balance} part={balancePart} title="Balance">
                {(known) => <BalanceFacts agentId={id} balance={known} />}
              </SectionState>
            </Section>
            <Section title="History">
              <SectionState result={result} value={data?.payments} part={historyPart} title="History">
                {() => <WalletPayments table={table} />}
              </SectionState>
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
              <SectionState
                result={result}
                value={balance}
                part={balancePart}
                title="Monthly earnings"
                rows={10}
              >
                {(known) => <MonthlyEarnings balance={known} />}
              </SectionState>
            </Section>
          </>
        }
      />
      {balance && <AddTransaction agentId={id} balance={balance} />}
      <ReviewWithdrawal />
    </>
  );
}
