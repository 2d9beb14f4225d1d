export const orderStatuses = [
  'draft',
  'pending',
  'approving',
  'active',
  'started',
  'cancelled',
  'rejected',
  'finished',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderActions = [
  'submit',
  'approve',
  'start',
  'reject',
  'pause',
  'resume',
  'extend',
  'remove_interest_jobs',
  'finish',
  'restart',
  'cancel',
  'archive',
] as const;
export type OrderAction = (typeof orderActions)[number];

/** The facts that decide an order's actions: `paused` and `archived` are flags beside the status. */
export type OrderState = {
  readonly status: OrderStatus;
  readonly paused: boolean;
  readonly archived: boolean;
  readonly inInterestPhase: boolean;
};

/** A closed order accepts no changes of its jobs, unless it is restarted. */
export const isClosed = ({ status, archived }: Pick<OrderState, 'status' | 'archived'>): boolean =>
  archived || status === 'cancelled' || status === 'finished';

/** One row: the action leads from any of `from` to `to`; `same` keeps the status. */
export type OrderTransition = {
  readonly action: OrderAction;
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus | 'same';
  readonly paused?: boolean;
  readonly setsPaused?: boolean;
  readonly onlyInInterestPhase?: true;
  readonly setsArchived?: true;
};

export const orderTransitions: readonly OrderTransition[] = [
  { action: 'submit', from: ['draft'], to: 'pending' },
  { action: 'approve', from: ['pending'], to: 'active' },
  { action: 'start', from: ['pending', 'active'], to: 'started' },
  { action: 'reject', from: ['pending', 'approving'], to: 'rejected' },
  { action: 'pause', from: ['active', 'started'], to: 'same', paused: false, setsPaused: true },
  { action: 'resume', from: ['active', 'started'], to: 'same', paused: true, setsPaused: false },
  { action: 'extend', from: ['pending', 'active', 'started'], to: 'same' },
  { action: 'remove_interest_jobs', from: ['active', 'started'], to: 'same', onlyInInterestPhase: true },
  { action: 'finish', from: ['active', 'started'], to: 'finished', setsPaused: false },
  { action: 'restart', from: ['finished'], to: 'started' },
  {
    action: 'cancel',
    from: ['draft', 'pending', 'approving', 'active', 'started'],
    to: 'cancelled',
    setsPaused: false,
  },
  { action: 'archive', from: ['finished', 'cancelled', 'rejected'], to: 'same', setsArchived: true },
];

const applies = (transition: OrderTransition, order: OrderState): boolean =>
  !order.archived &&
  transition.from.includes(order.status) &&
  (transition.paused === undefined || transition.paused === order.paused) &&
  (transition.onlyInInterestPhase !== true || order.inInterestPhase);

/** The row that an action follows in this state; null when the action is not possible. */
export function orderTransition(order: OrderState, action: OrderAction): OrderTransition | null {
  return orderTransitions.find((row) => row.action === action && applies(row, order)) ?? null;
}

/** The state after an action; null when the action is not possible. */
export function afterOrderAction(order: OrderState, action: OrderAction): OrderState | null {
  const row = orderTransition(order, action);
  if (!row) return null;
  return {
    ...order,
    status: row.to === 'same' ? order.status : row.to,
    paused: row.setsPaused ?? order.paused,
    archived: row.setsArchived ?? order.archived,
  };
}

/** The actions that are possible now, in menu order. */
export const availableOrderActions = (order: OrderState): OrderAction[] =>
  orderTransitions.filter((row) => applies(row, order)).map((row) => row.action);

/**
 * Status filters of lists and tabs: two groups stand for several stored statuses, and archived orders, which keep
 * their status, have their own filter.
 */
export const orderStatusFilters = [...orderStatuses, 'in_progress', 'completed', 'archived'] as const;
export type OrderStatusFilter = (typeof orderStatusFilters)[number];

/** The stored statuses of a status filter. */
export function storedOrderStatuses(filter: OrderStatusFilter): readonly OrderStatus[] {
  switch (filter) {
    case 'pending':
      return ['pending', 'approving'];
    case 'in_progress':
      return ['active', 'started'];
    case 'completed':
      return ['finished'];
    case 'archived':
      return [];
    default:
      return [filter];
  }
}

/** The groups of the summary; they add up to the total. */
export const orderSummaryGroups = [
  'pending',
  'in_progress',
  'completed',
  'cancelled',
  'draft',
  'rejected',
] as const;
