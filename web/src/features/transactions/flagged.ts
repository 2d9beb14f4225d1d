import type { PayoutMode, WithdrawalStatus } from '../../graphql/generated/schema.ts';

/** Whether a withdrawal waits for the decision of staff: those below the threshold are paid out by themselves. */
export const isFlagged = ({
  status,
  automatic,
}: {
  readonly status: WithdrawalStatus;
  readonly automatic: PayoutMode;
}): boolean => status === 'REQUESTED' && automatic === 'MANUAL';
