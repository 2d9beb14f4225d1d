import type { AssignmentStatus } from '../../graphql/generated/schema.ts';

interface Assignment {
  readonly status: AssignmentStatus;
  readonly agent: { readonly firstName: string; readonly lastName: string } | null;
}

/** After these the job is without a Shepherd again, or over without anybody's work. */
const endedWithoutWork: ReadonlySet<AssignmentStatus> = new Set(['ABANDONED', 'CANCELLED', 'FAILED']);

/** Who does a job, or did it. A job keeps its last assignment, also one that came to nothing: then it is nobody. */
export const shepherdName = (assignment: Assignment | null): string | null =>
  assignment?.agent && !endedWithoutWork.has(assignment.status)
    ? `${assignment.agent.firstName} ${assignment.agent.lastName}`
    : null;
