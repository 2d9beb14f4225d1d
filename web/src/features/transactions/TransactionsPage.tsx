import { useRef } from 'react';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { transactionsPage } from './pages.ts';
import { PaymentList } from './PaymentList.tsx';
import { ReviewWithdrawal } from './ReviewWithdrawal.tsx';
import classes from './TransactionsPage.module.css';
import { WaitingWithdrawals } from './WaitingWithdrawals.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';

/** Payments to Shepherds and their withdrawals, each as a list of its own. */
export default function TransactionsPage() {
  const withdrawals = useRef<HTMLDivElement>(null);
  return (
    <div className={classes.page}>
      <PageHeading title={transactionsPage.title} />
      <WaitingWithdrawals onShow={() => withdrawals.current?.scrollIntoView({ block: 'start' })} />
      <PaymentList />
      <div ref={withdrawals} className={classes.withdrawals}>
        <WithdrawalList />
      </div>
      <ReviewWithdrawal />
    </div>
  );
}
