import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { errorText } from '../../../graphql/errorNotice.ts';
import { useAllows } from '../../../kit/permission/PermissionProvider.tsx';
import { useToldHere } from '../../../kit/toast/useToldHere.ts';
import type { ShepherdProfileFragment } from '../Shepherd.generated.ts';
import { retireMessages } from './messages.ts';
import { useShepherdOpenMoneyQuery, useShepherdOpenWorkQuery } from './Retire.generated.ts';

/** Jobs that somebody has taken: those that were begun are to be ended by staff first. */
export function OpenWork({ id }: { id: string }) {
  const result = useShepherdOpenWorkQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const open = result.data?.agent?.assignments;
  const begun = open?.items.filter(({ status }) => status !== 'ACCEPTED') ?? [];
  // Only the first are read; begun work is rarely more than one job.
  const accepted = open ? open.pageInfo.total - begun.length : 0;
  return (
    <Answered result={result} what="jobs" there={open !== undefined && open !== null}>
      {begun.length > 0 && <li>{retireMessages.begun(begun.flatMap(({ jobId }) => jobId ?? []))}</li>}
      {accepted > 0 && <li>{retireMessages.accepted(accepted)}</li>}
      {begun.length + accepted === 0 && <li>{retireMessages.noJobs}</li>}
    </Answered>
  );
}

/** What is owed, and what was asked to be paid out. */
export function OpenMoney({ shepherd }: { shepherd: ShepherdProfileFragment }) {
  const visible = useAllows()('PAYMENTS_VIEW') && shepherd.paymentRestricted === false;
  return visible ? <VisibleMoney id={shepherd.id} /> : <li>{retireMessages.moneyHidden}</li>;
}

function VisibleMoney({ id }: { id: string }) {
  const result = useShepherdOpenMoneyQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const { agent, withdrawals } = result.data ?? {};
  const balance = agent?.balance?.balance;
  const pending = withdrawals?.pageInfo.total ?? 0;
  return (
    <Answered result={result} what="balance" there={balance !== undefined && balance !== null}>
      <li>{balance && balanceText(balance)}</li>
      <li>{pending === 0 ? retireMessages.noWithdrawals : retireMessages.withdrawals(pending)}</li>
    </Answered>
  );
}

function balanceText({ amount, formatted }: { readonly amount: number; readonly formatted: string }): string {
  if (amount === 0) return retireMessages.noBalance;
  return amount > 0 ? retireMessages.owed(formatted) : retireMessages.debt(formatted);
}

interface AnsweredProps {
  readonly result: {
    readonly loading: boolean;
    readonly error?: unknown;
    readonly observable: { readonly queryName?: string | undefined };
  };
  readonly what: string;
  readonly there: boolean;
  readonly children: ReactNode;
}

/** What could not be read is said in its place: the server refuses what must not be done all the same. */
function Answered({ result, what, there, children }: AnsweredProps) {
  useToldHere(result.observable.queryName, !there && !result.loading);
  if (there) return children;
  if (result.loading)
    return (
      <li aria-busy="true">
        <Skeleton height={12} width="70%" />
      </li>
    );
  return <li>{`What is open of the ${what} could not be read. ${errorText(result.error)}`}</li>;
}
