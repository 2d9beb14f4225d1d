import type { PayoutMode, WithdrawalStatus } from '../../graphql/generated/schema.ts';

/** Whether a withdrawal needs the decision of staff: those below the threshold are paid out automatically. */
export const isFlagged = ({
  status,
  automatic,
}: {
  readonly status: WithdrawalStatus;
  readonly automatic: PayoutMode;
}): boolean => status === 'REQUESTED' && automatic === 'MANUAL';
