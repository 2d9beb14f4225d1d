import { Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { readable } from '../../kit/page/useSearch.ts';
import { withdrawalsPrefix } from './listAddress.ts';
import { transactionMessages } from './messages.ts';
import classes from './TransactionsPage.module.css';
import { useWithdrawalsToReviewQuery } from './Transactions.generated.ts';

/** The address with the list of withdrawals narrowed to what waits for a decision; the other list stays as it is. */
function narrowed(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of [...parameters.keys()]) if (name.startsWith(withdrawalsPrefix)) parameters.delete(name);
  parameters.set(`${withdrawalsPrefix}status`, 'requested');
  parameters.set(`${withdrawalsPrefix}automatic`, 'manual');
  return readable(parameters);
}

/** Says first what somebody has to decide, and shows it; nothing where nothing waits. */
export function WaitingWithdrawals({ onShow }: { onShow: () => void }) {
  const { search } = useLocation();
  const { data } = useWithdrawalsToReviewQuery({ fetchPolicy: 'cache-and-network' });
  const count = data?.withdrawals.pageInfo.total ?? 0;
  if (count === 0) return null;
  return (
    <p className={classes.waiting}>
      <IconAlertTriangle size={18} aria-hidden />
      <span>{transactionMessages.toReview(count)}</span>
      <Anchor
        component={Link}
        to={{ search: narrowed(search) }}
        preventScrollReset
        underline="always"
        inherit
        onClick={onShow}
      >
        {transactionMessages.showToReview(count)}
      </Anchor>
    </p>
  );
}
