import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useGo } from '../../../../kit/page/PageLink.tsx';
import { PageMessage } from '../../../../kit/page/failures/PageMessage.tsx';
import { formatDateTime } from '../../../../kit/value/time.ts';
import type { Created } from '../../../../kit/wizard/useWizardDraft.ts';
import { newOrderPage, orderDetailPage } from '../../pages.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import { newOrderMessages } from '../messages.ts';
import { useOrderStatusNowQuery } from '../OrderWizard.generated.ts';

interface CreatedMessageProps {
  readonly created: Created;
  readonly startAgain: () => void;
}

/** The status of the new order, and what happens next. */
export function CreatedMessage({ created, startAgain }: CreatedMessageProps) {
  const go = useGo();
  const { data } = useOrderStatusNowQuery({ variables: { id: created.id } });
  const order = data?.order;
  const text =
    order?.status === 'STARTED'
      ? checkoutMessages.isLive
      : order?.status === 'PENDING'
        ? checkoutMessages.waits(order.startDate === null ? null : formatDateTime(order.startDate))
        : undefined;
  return (
    <PageMessage
      announce="status"
      icon={<IconCheck size={20} />}
      title={checkoutMessages.created(created.name)}
      actions={
        <>
          <Button
            variant="default"
            onClick={() => {
              startAgain();
              go(newOrderPage.to());
            }}
          >
            {checkoutMessages.another}
          </Button>
          <Button onClick={() => go(orderDetailPage.to({ id: created.id }))}>{newOrderMessages.open}</Button>
        </>
      }
    >
      {text}
    </PageMessage>
  );
}
