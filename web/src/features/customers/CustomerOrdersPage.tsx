import { Suspense, useMemo } from 'react';
import { OrderList } from '../orders/public.tsx';
import { CustomerFrame } from './CustomerFrame.tsx';

export default function CustomerOrdersPage() {
  return <CustomerFrame>{({ id }) => <Orders key={id} customerId={id} />}</CustomerFrame>;
}

function Orders({ customerId }: { customerId: string }) {
  const filter = useMemo(() => ({ customerIds: [customerId] }), [customerId]);
  return (
    <Suspense fallback={null}>
      <OrderList embedded fixedFilter={filter} />
    </Suspense>
  );
}
