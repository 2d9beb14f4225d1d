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

/** What decides the actions of an order: `paused` and `archived` are flags beside the status. */
export type OrderState = {
  readonly status: OrderStatus;
  readonly paused: boolean;
  readonly archived: boolean;
  readonly inInterestPhase: boolean;
};

/** Nothing more is done for an order that is over: its jobs stay as they are, unless it is restarted. */
export const isClosed = ({ status, archived }: Pick<OrderState, 'status' | 'archived'>): boolean =>
  archived || status === 'cancelled' || status === 'finished';

/** One row: the action leads from any of `from` to `to`, or leaves the status when `to` is `same`. */
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

/** What a person may do with the order now, in the order of a menu. */
export const availableOrderActions = (order: OrderState): OrderAction[] =>
  orderTransitions.filter((row) => applies(row, order)).map((row) => row.action);

/**
 * What lists and tabs offer as status: two groups stand for more than one stored status, and the archived ones, which
 * kept their status, are found by themselves.
 */
export const orderStatusFilters = [...orderStatuses, 'in_progress', 'completed', 'archived'] as const;
export type OrderStatusFilter = (typeof orderStatusFilters)[number];

/** The stored statuses behind a status of a filter. */
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

/** The groups of the summary: adding up all of them gives the total. */
export const orderSummaryGroups = [
  'pending',
  'in_progress',
  'completed',
  'cancelled',
  'draft',
  'rejected',
] as const;
