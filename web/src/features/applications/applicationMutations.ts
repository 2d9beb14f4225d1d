import { defineMutation } from '../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../messages/successes.ts';
import { ResendApplicationEmailDocument, ReviewIdentityCheckDocument } from './Application.generated.ts';
import { applicationMessages } from './messages.ts';

/** Accepts or rejects the application, or neither: the lists and counts of applicants and Shepherds change with it. */
export const reviewIdentityCheck = defineMutation(ReviewIdentityCheckDocument, {
  success: ({ input: { result } }) =>
    result === 'PASS' ? applicationMessages.passed : applicationMessages.failed,
  // A failed check returns the Shepherd's jobs that have not begun.
  evicts: ['applications', 'agents', 'jobs'],
  evictsFields: (_variables, { reviewIdentityCheck: { agent } }) =>
    agent ? [{ of: { __typename: 'Agent', id: agent.id }, fields: ['identityCheck', 'application'] }] : [],
  refusedFor: ({ input: { id } }) => ({
    of: { __typename: 'Application', id },
    fields: ['status', 'identityCheck'],
  }),
});

export const resendEmail = defineMutation(ResendApplicationEmailDocument, {
  success: successMessages.linkSent,
  refusedFor: ({ id }) => ({ of: { __typename: 'Application', id }, fields: ['status'] }),
});
