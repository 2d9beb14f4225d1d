import { Suspense, useMemo } from 'react';
import { CustomerCampaigns } from '../campaigns/public.tsx';
import { CustomerFrame } from './CustomerFrame.tsx';

export default function CustomerCampaignsPage() {
  return <CustomerFrame>{({ id }) => <Campaigns key={id} customerId={id} />}</CustomerFrame>;
}

function Campaigns({ customerId }: { customerId: string }) {
  const variables = useMemo(() => ({ customerId }), [customerId]);
  return (
    <Suspense fallback={null}>
      <CustomerCampaigns variables={variables} />
    </Suspense>
  );
}
