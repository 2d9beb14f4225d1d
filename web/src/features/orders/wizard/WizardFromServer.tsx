import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { DetailQuery } from '../../../kit/detail/DetailQuery.tsx';
import { PageHeading } from '../../../kit/page/PageHeading.tsx';
import { PageLink } from '../../../kit/page/PageLink.tsx';
import { PageMessage } from '../../../kit/page/failures/PageMessage.tsx';
import { newOrderPage, orderDetailPage, orderListPage } from '../pages.ts';
import { newOrderMessages } from './messages.ts';
import { copyOfOrder, valuesOfDraft } from './draft/orderFromServer.ts';
import type { OrderToBegin } from './draft/orderFromServer.ts';
import { draftInput } from './draft/orderRequest.ts';
import { OrderWizard } from './OrderWizard.tsx';
import { useOrderToBeginQuery } from './draft/OrderToBegin.generated.ts';
import { asOnServer } from './draft/saveDraft.ts';
import { useServerDraft } from './draft/serverDraft.ts';
import type { SlotOfOrder } from './draft/slots.ts';

/** The wizard with the values of a resumed or copied order. */
export function WizardFromServer({ slot }: { readonly slot: SlotOfOrder }) {
  const result = useOrderToBeginQuery({ variables: { id: slot.id }, fetchPolicy: 'network-only' });
  // Keeps the values from when the wizard opens as its initial values.
  const [first, setFirst] = useState<OrderToBegin | null>(null);
  const order = result.data?.order;
  if (first === null && order) setFirst(order);
  return (
    <DetailQuery name="order" base={orderListPage} result={result} thing={first ?? order}>
      {(found) =>
        slot.kind === 'order' ? <Continued slot={slot} order={found} /> : <Copied slot={slot} order={found} />
      }
    </DetailQuery>
  );
}

interface FromOrderProps {
  readonly slot: SlotOfOrder;
  readonly order: OrderToBegin;
}

function Continued({ slot, order }: FromOrderProps) {
  const server = useServerDraft(slot.name);
  const [isDraft] = useState(order.status === 'DRAFT');
  useState(() => {
    const values = valuesOfDraft(order);
    if (isDraft) server.adopt(asOnServer(order, draftInput(values)), '');
  });
  if (!isDraft)
    return (
      <>
        <PageHeading title={newOrderPage.title} />
        <PageMessage
          icon={<IconInfoCircle size={20} />}
          title={newOrderMessages.noDraft(order.title)}
          actions={
            <PageLink page={orderDetailPage} to={orderDetailPage.to({ id: order.id })}>
              {newOrderMessages.open}
            </PageLink>
          }
        >
          {newOrderMessages.noDraftText}
        </PageMessage>
      </>
    );
  return <OrderWizard slot={slot} initial={() => valuesOfDraft(order)} />;
}

function Copied({ slot, order }: FromOrderProps) {
  return <OrderWizard slot={slot} initial={() => copyOfOrder(order, new Date())} />;
}
