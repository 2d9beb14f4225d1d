import { IconLock } from '@tabler/icons-react';
import { Suspense, useMemo } from 'react';
import { PageMessage } from '../../kit/page/PageMessage.tsx';
import { useAllows } from '../../kit/permission/PermissionProvider.tsx';
import { OrderList } from '../orders/public.tsx';
import { CustomerFrame } from './CustomerFrame.tsx';
import { customerMessages } from './messages.ts';

export default function CustomerOrdersPage() {
  const allows = useAllows();
  return (
    <CustomerFrame>
      {({ id }) =>
        allows('ORDERS_VIEW') ? (
          <Orders key={id} customerId={id} />
        ) : (
          <PageMessage icon={<IconLock size={20} />} title={customerMessages.ordersHidden}>
            {customerMessages.ordersHiddenText}
          </PageMessage>
        )
      }
    </CustomerFrame>
  );
}

function Orders({ customerId }: { customerId: string }) {
  const filter = useMemo(() => ({ customerIds: [customerId] }), [customerId]);
  return (
    <Suspense fallback={null}>
      <OrderList embedded fixedFilter={filter} />
    </Suspense>
  );
}
