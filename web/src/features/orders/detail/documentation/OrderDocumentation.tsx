import type { FragmentType } from '@apollo/client';
import { Documentation } from '../../../../kit/documentation/Documentation.tsx';
import { useAllows } from '../../../../kit/permission/PermissionProvider.tsx';
import { useOrderDocumentationFragment } from './Documentation.generated.ts';
import type { OrderDocumentationFragment } from './Documentation.generated.ts';
import { useDocumentationChange } from './useDocumentationChange.ts';

/** Documentation for Shepherds before a job of the order. */
export function OrderDocumentation({ order }: { order: FragmentType<OrderDocumentationFragment> }) {
  const { data } = useOrderDocumentationFragment(order);
  const change = useDocumentationChange(data.id);
  return (
    <Documentation
      items={data.documentation ?? []}
      to="orders/images"
      change={useAllows()('ORDERS_MANAGE') ? change : undefined}
    />
  );
}
