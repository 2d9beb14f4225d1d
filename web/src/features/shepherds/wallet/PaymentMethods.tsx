import { listMessages } from '../../../messages/lists.ts';
import { paymentMethodLabel } from '../../transactions/public.tsx';
import classes from './Wallet.module.css';
import type { WalletMethodFragment } from './Wallet.generated.ts';

/** Where a Shepherd is paid; the usual one first, as the server has them. */
export function PaymentMethods({ methods }: { methods: readonly WalletMethodFragment[] }) {
  if (methods.length === 0) return <span className={classes.quiet}>{listMessages.emptyEmbedded}</span>;
  return (
    <ul className={classes.methods} aria-label="Payment methods">
      {methods.map((method) => (
        <li key={method.id} className={classes.method}>
          <span>{paymentMethodLabel(method.type)}</span>
          <span>{method.label}</span>
          {method.default === true && <span className={classes.quiet}>Default</span>}
        </li>
      ))}
    </ul>
  );
}
