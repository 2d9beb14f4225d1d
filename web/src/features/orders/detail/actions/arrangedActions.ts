import type { OrderAction } from '../../../../graphql/generated/schema.ts';

/** A draft is submitted in the wizard, not here. */
export type HeaderAction = Exclude<OrderAction, 'SUBMIT'>;

export const actionLabels: Readonly<Record<HeaderAction, string>> = {
  APPROVE: 'Approve',
  RESUME: 'Resume',
  START: 'Start',
  FINISH: 'Finish',
  ARCHIVE: 'Archive',
  PAUSE: 'Pause',
  RESTART: 'Restart',
  EXTEND: 'Extend',
  REMOVE_INTEREST_JOBS: 'Remove interest jobs',
  REJECT: 'Reject',
  CANCEL: 'Cancel order',
};

/** The usual next steps, the likeliest first. */
const nextSteps: readonly HeaderAction[] = ['APPROVE', 'RESUME', 'START', 'FINISH', 'ARCHIVE'];
const dangers: readonly HeaderAction[] = ['REMOVE_INTEREST_JOBS', 'REJECT', 'CANCEL'];
const all = Object.keys(actionLabels) as HeaderAction[];

export interface ArrangedActions {
  /** The filled button. */
  readonly next: HeaderAction | undefined;
  readonly others: readonly HeaderAction[];
  /** In a menu, in red. */
  readonly dangerous: readonly HeaderAction[];
}

/** The placement of the actions that an order allows; null for an answer without them. */
export function arrangeActions(available: readonly OrderAction[] | null): ArrangedActions {
  const allowed = new Set<OrderAction>(available);
  const next = nextSteps.find((action) => allowed.has(action));
  return {
    next,
    others: all.filter((action) => allowed.has(action) && action !== next && !dangers.includes(action)),
    dangerous: dangers.filter((action) => allowed.has(action)),
  };
}
