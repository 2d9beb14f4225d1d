import { IconAlertTriangle } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import type { Address } from '../../kit/page/definition.ts';
import { PageLink } from '../../kit/page/PageLink.tsx';
import { withdrawalsPrefix } from './listAddress.ts';
import { transactionMessages } from './messages.ts';
import { transactionsPage } from './pages.ts';
import classes from './TransactionsPage.module.css';
import { useWithdrawalsToReviewQuery } from './Transactions.generated.ts';

/** The address with the list of withdrawals filtered to flagged ones; the other list is unchanged. */
function narrowed(search: string): Address {
  const others = [...new URLSearchParams(search)].filter(([name]) => !name.startsWith(withdrawalsPrefix));
  return transactionsPage.to({
    ...Object.fromEntries(others),
    [`${withdrawalsPrefix}status`]: 'requested',
    [`${withdrawalsPrefix}automatic`]: 'manual',
  });
}

/** Announces withdrawals that need a decision, and shows them; nothing without any. */
export function WaitingWithdrawals({ onShow }: { onShow: () => void }) {
  const { search } = useLocation();
  const { data } = useWithdrawalsToReviewQuery({ fetchPolicy: 'cache-and-network' });
  const count = data?.withdrawals.pageInfo.total ?? 0;
  if (count === 0) return null;
  return (
    <p className={classes.waiting}>
      <IconAlertTriangle size={18} aria-hidden />
      <span>{transactionMessages.toReview(count)}</span>
      <PageLink page={transactionsPage} to={narrowed(search)} onFollow={onShow}>
        {transactionMessages.showToReview(count)}
      </PageLink>
    </p>
  );
}
