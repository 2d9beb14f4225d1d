import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { useAllows } from '../../../kit/permission/PermissionProvider.tsx';
import { compareAmounts } from '../../../kit/value/money.ts';
import type { ShepherdProfileFragment } from '../Shepherd.generated.ts';
import { retireMessages } from './messages.ts';
import classes from './Retire.module.css';
import { useShepherdOpenMoneyQuery, useShepherdOpenWorkQuery } from './Retire.generated.ts';

interface OpenThingsProps {
  readonly shepherd: Pick<ShepherdProfileFragment, 'id' | 'paymentRestricted'>;
}

/** The open work and money of a Shepherd who is about to leave, and what happens to it. */
export function OpenThings({ shepherd }: OpenThingsProps) {
  return (
    <div className={classes.things}>
      <OpenWork id={shepherd.id} />
      <OpenMoney shepherd={shepherd} />
    </div>
  );
}

/** Accepted jobs: staff must first end those in progress. */
function OpenWork({ id }: { id: string }) {
  const result = useShepherdOpenWorkQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <SectionState result={result} value={result.data?.agent?.assignments} title="Open jobs" rows={1}>
      {(open) => {
        const begun = open.items.filter(({ status }) => status !== 'ACCEPTED');
        // Only the first are loaded; work in progress is rarely more than one job.
        const accepted = open.pageInfo.total - begun.length;
        return (
          <ul className={classes.open}>
            {begun.length > 0 && <li>{retireMessages.begun(begun.flatMap(({ jobId }) => jobId ?? []))}</li>}
            {accepted > 0 && <li>{retireMessages.accepted(accepted)}</li>}
            {begun.length + accepted === 0 && <li>{retireMessages.noJobs}</li>}
          </ul>
        );
      }}
    </SectionState>
  );
}

/** The balance and open withdrawals. */
function OpenMoney({ shepherd }: OpenThingsProps) {
  const visible = useAllows()('PAYMENTS_VIEW') && shepherd.paymentRestricted === false;
  return visible ? (
    <VisibleMoney id={shepherd.id} />
  ) : (
    <ul className={classes.open}>
      <li>{retireMessages.moneyHidden}</li>
    </ul>
  );
}

function VisibleMoney({ id }: { id: string }) {
  const result = useShepherdOpenMoneyQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const pending = result.data?.withdrawals.pageInfo.total ?? 0;
  return (
    <SectionState result={result} value={result.data?.agent?.balance?.balance} title="Balance" rows={1}>
      {(balance) => (
        <ul className={classes.open}>
          <li>{balanceText(balance)}</li>
          <li>{pending === 0 ? retireMessages.noWithdrawals : retireMessages.withdrawals(pending)}</li>
        </ul>
      )}
    </SectionState>
  );
}

function balanceText({ amount, formatted }: { readonly amount: string; readonly formatted: string }): string {
  const owed = compareAmounts(amount, '0');
  if (owed === 0) return retireMessages.noBalance;
  return owed > 0 ? retireMessages.owed(formatted) : retireMessages.debt(formatted);
}
