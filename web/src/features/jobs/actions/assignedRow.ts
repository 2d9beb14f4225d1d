import type { AssignedRow } from '../../../kit/assign/definition.ts';
import type { SelectableJob } from './allowed.ts';

/** A job where its fee is entered. */
export const assignedRow = ({ id, agentFee, fee, city, zip }: SelectableJob): AssignedRow => {
  const place = [city, zip].filter(Boolean).join(' ');
  return {
    id,
    title: `Job ${id}`,
    ...(place === '' ? {} : { note: place }),
    currency: agentFee?.currency ?? fee?.currency ?? 'GBP',
    fee: agentFee?.amount ?? null,
  };
};
