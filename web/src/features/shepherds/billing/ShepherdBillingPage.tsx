import { MoneyHidden } from '../wallet/MoneyHidden.tsx';
import { ShepherdFrame } from '../ShepherdFrame.tsx';
import { Billing } from './Billing.tsx';

export default function ShepherdBillingPage() {
  return (
    <ShepherdFrame>
      {({ id, billing, paymentRestricted }) =>
        paymentRestricted === true ? <MoneyHidden /> : <Billing id={id} billing={billing} />
      }
    </ShepherdFrame>
  );
}
