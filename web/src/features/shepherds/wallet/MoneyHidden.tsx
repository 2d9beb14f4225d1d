import { IconLock } from '@tabler/icons-react';
import { PageMessage } from '../../../kit/page/failures/PageMessage.tsx';
import { walletMessages } from './messages.ts';

/** Replaces the money of a Shepherd whose payments are hidden. */
export function MoneyHidden() {
  return (
    <PageMessage announce="status" icon={<IconLock size={20} />} title={walletMessages.hidden}>
      {walletMessages.hiddenMeans}
    </PageMessage>
  );
}
