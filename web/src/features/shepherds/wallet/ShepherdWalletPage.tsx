import { ShepherdFrame } from '../ShepherdFrame.tsx';
import { MoneyHidden } from './MoneyHidden.tsx';
import { Wallet } from './Wallet.tsx';

export default function ShepherdWalletPage() {
  return (
    <ShepherdFrame>
      {({ id, paymentRestricted }) => (paymentRestricted === true ? <MoneyHidden /> : <Wallet id={id} />)}
    </ShepherdFrame>
  );
}
