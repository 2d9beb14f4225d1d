import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { listMessages } from '../../../messages/lists.ts';
import { paymentMethodLabel } from '../../transactions/public.tsx';
import { useShepherdBillingQuery } from '../billing/Billing.generated.ts';
import classes from './Wallet.module.css';
import type { WalletMethodFragment } from './Wallet.generated.ts';

/**
 * The payment methods of a Shepherd. They have a query of their own, so that they fail without the balance beside them.
 */
export function ShepherdPaymentMethods({ id }: { readonly id: string }) {
  const result = useShepherdBillingQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <SectionState result={result} value={result.data?.agent?.paymentMethods} title="Payment methods">
      {(methods) => <PaymentMethods methods={methods} />}
    </SectionState>
  );
}

/** The default one first, in the server's order. */
function PaymentMethods({ methods }: { methods: readonly WalletMethodFragment[] }) {
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
