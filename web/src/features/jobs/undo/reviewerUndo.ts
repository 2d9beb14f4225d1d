import { opposite } from '../../../kit/undo/opposite.ts';
import type { MutationDefinition } from '../../../kit/mutation/defineMutation.ts';
import type { UndoStep } from '../../../kit/undo/undoStep.ts';
import { expectedOf, overtakenWords } from '../actions/seenJobs.ts';
import type { ExpectableJob } from '../actions/seenJobs.ts';
import type {
  AssignReviewerMutation,
  AssignReviewerMutationVariables,
  UnassignReviewerMutation,
  UnassignReviewerMutationVariables,
} from '../review/Review.generated.ts';

interface ReviewerMutations {
  readonly assign: MutationDefinition<AssignReviewerMutation, AssignReviewerMutationVariables>;
  readonly unassign: MutationDefinition<UnassignReviewerMutation, UnassignReviewerMutationVariables>;
}

/**
 * Gives a job back to its former reviewer, or to none. Undefined for several jobs: the server changes the reviewer of
 * one at a time, so they could not be undone all or none.
 * @param jobs as they were before
 * @param reviewerId the new one
 */
export function reviewerUndo(
  jobs: readonly ExpectableJob[],
  reviewerId: string | null,
  { assign, unassign }: ReviewerMutations,
): UndoStep | undefined {
  const [job, ...others] = jobs;
  const [before] = expectedOf(jobs);
  if (!job || others.length > 0 || before?.reviewerId === undefined || before.reviewerId === reviewerId)
    return undefined;
  const { id } = job;
  const expected = [{ ...before, reviewerId }];
  const sent = { wordsOf: overtakenWords };
  const former = before.reviewerId;
  return former === null
    ? opposite(listed(unassign), { id, expected }, sent)
    : opposite(listed(assign), { input: { id, adminUserId: former, reassign: true, expected } }, sent);
}

/** The lists and counts change once for all jobs of an act, so the mutations themselves leave them. */
const listed = <Data, Variables extends object>(mutation: MutationDefinition<Data, Variables>) => ({
  ...mutation,
  evicts: ['jobs', 'qaSummary'] as const,
});
