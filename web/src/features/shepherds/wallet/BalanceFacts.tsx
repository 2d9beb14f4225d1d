import { Switch } from '@mantine/core';
import { Fact, Facts } from '../../../kit/detail/Section.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { useBusy } from '../../../kit/mutation/useBusy.ts';
import { useAllows } from '../../../kit/permission/PermissionProvider.tsx';
import { walletMessages } from './messages.ts';
import classes from './Wallet.module.css';
import type { WalletBalanceFragment } from './Wallet.generated.ts';
import { updateBalance } from './walletMutations.ts';

interface BalanceFactsProps {
  readonly agentId: string;
  readonly balance: WalletBalanceFragment;
}

/** The balance, and whether it can be withdrawn. */
export function BalanceFacts({ agentId, balance }: BalanceFactsProps) {
  const { canWithdraw, balance: usual, otherBalances } = balance;
  const mayChange = useAllows()('PAYMENTS_MANAGE');
  return (
    <>
      <p className={classes.balance}>{usual?.formatted}</p>
      <Facts>
        {otherBalances && otherBalances.length > 0 && (
          <Fact label="Other currencies">{otherBalances.map(({ formatted }) => formatted).join(', ')}</Fact>
        )}
        <Fact label="Withdrawals">
          {mayChange ? (
            <WithdrawalSwitch agentId={agentId} canWithdraw={canWithdraw} />
          ) : canWithdraw ? (
            'Allowed'
          ) : (
            'Switched off'
          )}
        </Fact>
      </Facts>
    </>
  );
}

function WithdrawalSwitch({ agentId, canWithdraw }: { agentId: string; canWithdraw: boolean }) {
  const update = useAct(updateBalance);
  const { busy, run } = useBusy();
  return (
    <Switch
      label="Can withdraw"
      description={canWithdraw ? undefined : walletMessages.withdrawalsOff}
      checked={canWithdraw}
      disabled={busy}
      onChange={({ currentTarget: { checked } }) => {
        const change = () => update({ input: { agentId, canWithdraw: checked } });
        // The network layer reports a failure.
        run(change).catch(() => undefined);
      }}
    />
  );
}
