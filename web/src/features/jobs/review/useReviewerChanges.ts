import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { errorCode, errorText } from '../../../graphql/errorNotice.ts';
import { applyRules, defineMutation } from '../../../kit/mutation/defineMutation.ts';
import type { FieldsOfEntity } from '../../../kit/mutation/defineMutation.ts';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { showError, showSuccess } from '../../../kit/toast/toast.ts';
import { Overtaken } from '../../../kit/conflict/Overtaken.ts';
import { tellUndoable } from '../../../kit/undo/tellUndoable.ts';
import { conflictMessages } from '../../../messages/conflicts.ts';
import type { ExpectedJobs, SeenJobs } from '../actions/seenJobs.ts';
import { reviewerUndo } from '../undo/reviewerUndo.ts';
import { reviewMessages } from './messages.ts';
import { AssignReviewerDocument, UnassignReviewerDocument } from './Review.generated.ts';

/** The reviewer updates wherever the job is shown; its log is refetched. */
const logOf = (id: string): readonly FieldsOfEntity[] => [
  { of: { __typename: 'Job', id }, fields: ['history'] },
];
/** Another user was faster, or the review is over. */
const outdated = (id: string): FieldsOfEntity => ({
  of: { __typename: 'Job', id },
  fields: ['status', 'reviewer'],
});

export const assignReviewer = defineMutation(AssignReviewerDocument, {
  evictsFields: ({ input }) => logOf(input.id),
  refusedFor: ({ input }) => outdated(input.id),
});
const unassignReviewer = defineMutation(UnassignReviewerDocument, {
  evictsFields: ({ id }) => logOf(id),
  refusedFor: ({ id }) => outdated(id),
});

interface ReviewerChanges {
  /**
   * With `reassign` also jobs of other reviewers. Resolves to whether every job was changed. For a single job that has
   * changed meanwhile it throws `Overtaken`.
   */
  readonly assign: (seen: SeenJobs, adminUserId: string, reassign: boolean) => Promise<boolean>;
  readonly unassign: (seen: SeenJobs) => Promise<boolean>;
}

/**
 * Changes the reviewer of one job or several. The server accepts one at a time, so some may be changed and others
 * refused: each outcome is reported once.
 */
export function useReviewerChanges(): ReviewerChanges {
  const client = useApolloClient();
  const assign = useAct(assignReviewer);
  const unassign = useAct(unassignReviewer);
  return useMemo(() => {
    const changeEach = async (
      seen: SeenJobs,
      change: (id: string, expected: ExpectedJobs) => Promise<unknown>,
      done: (count: number) => string,
      reviewerId: string | null,
    ): Promise<boolean> => {
      const { jobs } = seen;
      let isAsOpened = true;
      const refused = await refusedOf(seen, (id, expected, asOpened) => {
        isAsOpened &&= asOpened;
        return change(id, expected);
      });
      const changed = jobs.length - refused.length;
      // Once for all of them: otherwise lists and counts would refetch after each.
      if (changed > 0) applyRules(client.cache, { evicts: ['jobs', 'qaSummary'] }, {}, {});
      const mutations = { assign: assignReviewer, unassign: unassignReviewer };
      const undo = isAsOpened ? reviewerUndo(jobs, reviewerId, mutations) : undefined;
      if (changed > 0 && undo) tellUndoable(client, done(changed), undo);
      else if (changed > 0) showSuccess(done(changed));
      if (refused.length > 0) showError(...told(refused));
      return refused.length === 0;
    };
    return {
      assign: (seen, adminUserId, reassign) =>
        changeEach(
          seen,
          (id, expected) => assign({ input: { id, adminUserId, reassign, expected } }, { quiet: true }),
          reviewMessages.reviewerAssigned,
          adminUserId,
        ),
      unassign: (seen) =>
        changeEach(
          seen,
          (id, expected) => unassign({ id, expected }, { quiet: true }),
          reviewMessages.reviewerUnassigned,
          null,
        ),
    };
  }, [client, assign, unassign]);
}

/** The concurrency, which leaves connections for the page's own requests. */
const callsAtOnce = 4;

/** Why some of them were not changed, with the server's messages. */
async function refusedOf(
  seen: SeenJobs,
  change: (id: string, expected: ExpectedJobs, asOpened: boolean) => Promise<unknown>,
): Promise<string[]> {
  const { jobs } = seen;
  const refused: string[] = [];
  for (let at = 0; at < jobs.length; at += callsAtOnce) {
    const some = jobs.slice(at, at + callsAtOnce);
    // Sequential on purpose: a hundred concurrent calls would be rate limited.
    // oxlint-disable-next-line no-await-in-loop
    const ends = await Promise.allSettled(
      some.map(({ id }) =>
        seen.act(conflictMessages.replace, (expected, asOpened) => change(id, expected, asOpened), id),
      ),
    );
    for (const [place, end] of ends.entries()) {
      const job = some[place];
      // The dialog about a single job asks whether to go on.
      if (jobs.length === 1 && end.status === 'rejected' && end.reason instanceof Overtaken) throw end.reason;
      if (job && end.status === 'rejected') refused.push(reasonOf(job.id, end.reason));
    }
  }
  return refused;
}

const reasonOf = (id: string, error: unknown): string => {
  if (error instanceof Overtaken) return error.message;
  return errorCode(error) === 'job.already_assigned'
    ? reviewMessages.alreadyAssigned(id)
    : reviewMessages.reviewerRefused(id, errorText(error));
};

const mostTold = 3;

const told = (refused: readonly string[]): string[] =>
  refused.length <= mostTold
    ? [...refused]
    : [...refused.slice(0, mostTold), reviewMessages.moreRefused(refused.length - mostTold)];
