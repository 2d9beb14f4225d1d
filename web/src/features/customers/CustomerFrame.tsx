import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DetailPage } from '../../kit/detail/DetailPage.tsx';
import { DetailQuery } from '../../kit/detail/DetailQuery.tsx';
import { usePageParameters } from '../../kit/page/PageLink.tsx';
import { CopyableId } from '../../kit/value/CopyableId.tsx';
import { StatusBadge } from '../../kit/value/StatusBadge.tsx';
import { useCustomerDetailQuery } from './Customer.generated.ts';
import type { CustomerAccountFragment } from './Customer.generated.ts';
import { tierLabels } from './labels.ts';
import {
  customerAccountPage,
  customerCampaignsPage,
  customerListPage,
  customerPage,
  customerUsersPage,
} from './pages.ts';

/** Shared by all tabs of a customer: the query, the header, and the tabs. */
export function CustomerFrame({ children }: { children: (customer: CustomerAccountFragment) => ReactNode }) {
  const { id } = usePageParameters(customerPage);
  const result = useCustomerDetailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <DetailQuery name="customer" base={customerListPage} result={result} thing={result.data?.customer}>
      {(customer) => (
        <DetailPage
          base={customerListPage}
          title={customer.name}
          record={{ type: 'CUSTOMER', id: customer.id }}
          subtitle={
            <>
              <CopyableId id={customer.id} />
              {[customer.industry?.name, customer.country].filter(Boolean).join(' · ')}
            </>
          }
          status={
            customer.status && (
              <StatusBadge
                of="customer"
                status={customer.status}
                flag={customer.priority === 'VIP' ? tierLabels.VIP : undefined}
              />
            )
          }
          actions={customer.portalUrl && <PortalLink address={customer.portalUrl} />}
          tabs={[
            { label: 'Orders', to: customerPage.to({ id }), permission: 'ORDERS_VIEW' },
            { label: 'Account', to: customerAccountPage.to({ id }) },
            { label: 'Users', to: customerUsersPage.to({ id }) },
            { label: 'Campaigns', to: customerCampaignsPage.to({ id }) },
          ]}
        >
          {children(customer)}
        </DetailPage>
      )}
    </DetailQuery>
  );
}

function PortalLink({ address }: { address: string }) {
  return (
    <Button
      component="a"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      variant="default"
      size="xs"
      rightSection={<IconExternalLink size={15} aria-hidden />}
    >
      Visit portal
    </Button>
  );
}
