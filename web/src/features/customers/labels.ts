import type { CustomerPriority, CustomerStatus } from '../../graphql/generated/schema.ts';
import { optionsInWords } from '../../kit/value/words.ts';

export const tierLabels: Readonly<Record<CustomerPriority, string>> = { STANDARD: 'Standard', VIP: 'VIP' };

export const tiers = Object.entries(tierLabels).map(([value, label]) => ({ value, label }));

/** The statuses that a customer can have next, its own among them: an archived one comes back as active only. */
export const nextStatuses = (status: CustomerStatus | null) =>
  status === 'ARCHIVED'
    ? optionsInWords<CustomerStatus>('ACTIVE', 'ARCHIVED')
    : optionsInWords<CustomerStatus>('ACTIVE', 'INACTIVE', 'ARCHIVED');
