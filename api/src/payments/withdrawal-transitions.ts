export const withdrawalStatuses = [
  'requested',
  'approved',
  'denied',
  'processed',
  'confirmed',
  'refunded',
  'processing',
  'failed',
] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** Staff approve and reject; the payout work does the rest. */
export type WithdrawalAction = 'approve' | 'reject' | 'process' | 'settle' | 'confirm' | 'fail' | 'refund';

type WithdrawalTransition = {
  readonly action: WithdrawalAction;
  readonly from: readonly WithdrawalStatus[];
  readonly to: WithdrawalStatus;
  /** The row applies only to withdrawals of this payout mode. */
  readonly mode?: 'auto' | 'manual';
  /** The reserved money goes back to the balance. */
  readonly returnsMoney?: true;
};

export const withdrawalTransitions: readonly WithdrawalTransition[] = [
  { action: 'approve', from: ['requested'], to: 'approved', mode: 'manual' },
  { action: 'reject', from: ['requested'], to: 'denied', mode: 'manual', returnsMoney: true },
  { action: 'process', from: ['requested'], to: 'processing', mode: 'auto' },
  { action: 'process', from: ['approved'], to: 'processing', mode: 'manual' },
  { action: 'settle', from: ['processing'], to: 'processed' },
  { action: 'confirm', from: ['processed'], to: 'confirmed' },
  { action: 'fail', from: ['processing'], to: 'failed', returnsMoney: true },
  { action: 'refund', from: ['processed', 'failed'], to: 'refunded', returnsMoney: true },
];

/** The row of an action; undefined when the action is not possible in this state. */
export function withdrawalTransition(
  state: { readonly status: WithdrawalStatus; readonly automatic: 'auto' | 'manual' },
  action: WithdrawalAction,
): WithdrawalTransition | undefined {
  return withdrawalTransitions.find(
    (row) =>
      row.action === action &&
      row.from.includes(state.status) &&
      (row.mode === undefined || row.mode === state.automatic),
  );
}
