import { oneAttempt } from '../../../kit/mutation/attempts.ts';
import { defineMutation } from '../../../kit/mutation/defineMutation.ts';
import { AddStrikeDocument, RevertStrikeDocument } from './Strikes.generated.ts';
import { strikeMessages } from './messages.ts';

export const addStrike = defineMutation(AddStrikeDocument, {
  success: strikeMessages.added,
  once: oneAttempt,
});

export const revertStrike = defineMutation(RevertStrikeDocument, {
  success: strikeMessages.reverted,
  refusedFor: ({ input: { agentId } }) => ({
    of: { __typename: 'Agent', id: agentId },
    fields: ['strikes', 'recentStrikes', 'strikeHistory'],
  }),
});
