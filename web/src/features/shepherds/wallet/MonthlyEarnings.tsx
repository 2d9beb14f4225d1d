import { Figures } from '../../../kit/chart/Figures.tsx';
import { amountOfMinorUnits, formatMoney, minorUnits } from '../../../kit/value/money.ts';
import { formatMonth } from '../../../kit/value/time.ts';
import { walletMessages } from './messages.ts';
import classes from './Wallet.module.css';
import type { WalletBalanceFragment } from './Wallet.generated.ts';

/** The earnings by month, in the Shepherd's currency. */
export function MonthlyEarnings({ balance }: { balance: WalletBalanceFragment }) {
  const months = balance.earnings?.monthly ?? [];
  const [first] = months;
  if (!first || months.every(({ amount }) => minorUnits(amount) === 0))
    return <span className={classes.quiet}>{walletMessages.noEarnings}</span>;
  const { currency } = first.amount;
  return (
    <Figures
      rows={months}
      named="Month"
      name={({ month }) => formatMonth(month)}
      shortName={({ month }) => formatMonth(month).slice(0, 3)}
      measures={[
        {
          label: 'Earned',
          value: ({ amount }) => minorUnits(amount),
          text: (minor) => formatMoney(amountOfMinorUnits(minor, currency), currency),
        },
      ]}
      lastFirst
    />
  );
}
