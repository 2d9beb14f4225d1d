import type { AssignmentStatus } from '../../graphql/generated/schema.ts';
import type { Option } from '../../kit/choice/options.ts';
import { everyStatus, statusLook } from '../../kit/value/status.ts';
import { personName } from '../../kit/value/personName.ts';

/** The possible statuses of a job's current assignment. */
export const stages: readonly Option<AssignmentStatus>[] = everyStatus('assignment').map((value) => ({
  value,
  label: statusLook('assignment', value).label,
}));

export const nameOf = personName;
