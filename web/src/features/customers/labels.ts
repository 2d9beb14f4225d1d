import type { CustomerPriority, CustomerStatus } from '../../graphql/generated/schema.ts';
import { optionsOf } from '../../kit/choice/options.ts';
import { statusOptions } from '../../kit/value/status.ts';

export const tierLabels: Readonly<Record<CustomerPriority, string>> = { STANDARD: 'Standard', VIP: 'VIP' };

export const tiers = optionsOf(tierLabels);

/** The possible next statuses of a customer, including its own: an archived one can only become active. */
export const nextStatuses = (status: CustomerStatus | null) =>
  status === 'ARCHIVED'
    ? statusOptions('customer', 'ACTIVE', 'ARCHIVED')
    : statusOptions('customer', 'ACTIVE', 'INACTIVE', 'ARCHIVED');
