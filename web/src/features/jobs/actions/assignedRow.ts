import type { JobStatus } from '../../../graphql/generated/schema.ts';
import type { AssignedRow } from '../assign/definition.ts';
import type { SelectableJob } from './allowed.ts';

const withTerms: ReadonlySet<JobStatus> = new Set(['PENDING', 'ASSIGNED']);

/** The fee row of a job. Its initial fee is the agreed or offered one, else the rate. */
export const assignedRow = ({ id, status, agentFee, fee, city, zip }: SelectableJob): AssignedRow => {
  const place = [city, zip].filter(Boolean).join(' ');
  const present = (withTerms.has(status) ? fee : null) ?? agentFee;
  return {
    id,
    title: `Job ${id}`,
    ...(place === '' ? {} : { note: place }),
    currency: present?.currency ?? fee?.currency ?? 'GBP',
    fee: present?.amount ?? null,
  };
};
