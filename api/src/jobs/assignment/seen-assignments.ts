import { Type } from 'typebox';
import type { Static } from 'typebox';
import { ApiError } from '../../http/errors.ts';
import { component, Id, nullable, optional } from '../../http/schemas/schemas.ts';
import { messages } from '../messages.ts';

const SeenAssignment = component(
  'SeenAssignment',
  Type.Object({ job_id: Type.String(), assignment_id: optional(nullable(Id)) }),
);

/** For the body of an action that takes a job from its agent. */
export const seenAssignments = {
  seen_assignments: optional(
    nullable(
      Type.Array(SeenAssignment, {
        description:
          'The present or last assignment of each job as the decision was made on it, without an id where there was none. When a job has another one by now, nothing is done and the answer is 409 job.assignment_changed',
      }),
    ),
  ),
};

export type SeenAssignments = readonly Static<typeof SeenAssignment>[] | null | undefined;

/**
 * Refuses with `job.assignment_changed` if a locked job has another assignment than the user has seen: a reassigned job
 * can have the same status.
 */
export function mustBeAsSeen(
  jobs: readonly { readonly id: string; readonly assignment_id: string | null }[],
  seen: SeenAssignments,
): void {
  if (!seen) return;
  const assignments = new Map(seen.map((one) => [one.job_id, one.assignment_id ?? null]));
  const changed = jobs.filter(
    ({ id, assignment_id: present }) => assignments.has(id) && assignments.get(id) !== present,
  );
  if (changed.length > 0)
    throw new ApiError('job.assignment_changed', {
      message: messages.assignmentChanged(changed.map(({ id }) => id)),
    });
}
