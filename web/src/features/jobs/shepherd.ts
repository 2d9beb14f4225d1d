import type { AssignmentStatus } from '../../graphql/generated/schema.ts';
import { personName } from '../../kit/value/personName.ts';

interface Assignment {
  readonly status: AssignmentStatus;
  readonly agent: { readonly firstName: string; readonly lastName: string } | null;
}

/** With these the job has no Shepherd again, or is over without work. */
const endedWithoutWork: ReadonlySet<AssignmentStatus> = new Set(['ABANDONED', 'CANCELLED', 'FAILED']);

/** The Shepherd of a job. A job keeps its last assignment, also one that ended without work: then it has none. */
export const shepherdName = (assignment: Assignment | null): string | null =>
  assignment?.agent && !endedWithoutWork.has(assignment.status) ? personName(assignment.agent) : null;
