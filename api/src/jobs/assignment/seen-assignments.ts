import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/errors.ts';
import { component, Id, nullable, optional } from '../../http/schemas/schemas.ts';
import { lockWithBundles } from '../locking.ts';
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

type Seen = readonly Static<typeof SeenAssignment>[] | null | undefined;

/**
 * Locks the jobs, and refuses with `job.assignment_changed` if one has another assignment than the user has seen: a
 * reassigned job can have the same status.
 */
export async function mustBeAsSeen(
  transaction: Kysely<Database>,
  ids: readonly string[],
  seen: Seen,
): Promise<void> {
  if (!seen || seen.length === 0) return;
  const { jobs } = await lockWithBundles(transaction, ids);
  const assignments = new Map(seen.map((one) => [one.job_id, one.assignment_id ?? null]));
  const changed = jobs.filter(
    ({ id, assignment_id: present }) => assignments.has(id) && assignments.get(id) !== present,
  );
  if (changed.length > 0)
    throw new ApiError('job.assignment_changed', {
      message: messages.assignmentChanged(changed.map(({ id }) => id)),
    });
}
