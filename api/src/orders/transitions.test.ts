import { describe, expect, it } from 'vitest';
import {
  afterOrderAction,
  availableOrderActions,
  isClosed,
  orderActions,
  orderStatuses,
  orderStatusFilters,
  orderSummaryGroups,
  storedOrderStatuses,
} from './transitions.ts';
import type { OrderState, OrderStatus } from './transitions.ts';

const order = (status: OrderStatus, more: Partial<OrderState> = {}): OrderState => ({
  status,
  paused: false,
  archived: false,
  inInterestPhase: false,
  ...more,
});

describe('the actions of an order', () => {
  it.each<[OrderState, string[]]>([
    [order('draft'), ['submit', 'cancel']],
    [order('pending'), ['approve', 'start', 'reject', 'extend', 'cancel']],
    [order('approving'), ['reject', 'cancel']],
    [order('active'), ['start', 'pause', 'extend', 'finish', 'cancel']],
    [order('active', { paused: true }), ['start', 'resume', 'extend', 'finish', 'cancel']],
    [
      order('started', { inInterestPhase: true }),
      ['pause', 'extend', 'remove_interest_jobs', 'finish', 'cancel'],
    ],
    [order('finished'), ['restart', 'archive']],
    [order('cancelled'), ['archive']],
    [order('rejected'), ['archive']],
    ...orderStatuses.map((status): [OrderState, string[]] => [order(status, { archived: true }), []]),
  ])('in %o are %o', (state, actions) => {
    expect(availableOrderActions(state)).toEqual(actions);
  });

  it.each<[OrderState, (typeof orderActions)[number], Partial<OrderState>]>([
    [order('draft'), 'submit', { status: 'pending' }],
    [order('pending'), 'approve', { status: 'active' }],
    [order('pending'), 'start', { status: 'started' }],
    [order('approving'), 'reject', { status: 'rejected' }],
    [order('active'), 'pause', { status: 'active', paused: true }],
    [order('started', { paused: true }), 'resume', { status: 'started', paused: false }],
    [order('started'), 'finish', { status: 'finished', paused: false }],
    [order('active', { paused: true }), 'finish', { status: 'finished', paused: false }],
    [order('started'), 'cancel', { status: 'cancelled', paused: false }],
    [order('active', { paused: true }), 'cancel', { status: 'cancelled', paused: false }],
    [order('finished'), 'restart', { status: 'started' }],
    [order('finished'), 'archive', { status: 'finished', archived: true }],
  ])('lead from %o by %s to %o', (state, action, result) => {
    expect(afterOrderAction(state, action)).toMatchObject(result);
  });

  it('leave other properties unchanged', () => {
    const paused = order('active', { paused: true, inInterestPhase: true });
    expect(afterOrderAction(paused, 'extend')).toEqual(paused);
    expect(afterOrderAction(order('pending'), 'approve')).toEqual(order('active'));
  });

  it('that are not offered are impossible, in every state', () => {
    for (const status of orderStatuses)
      for (const paused of [false, true])
        for (const archived of [false, true])
          for (const inInterestPhase of [false, true]) {
            const state = { status, paused, archived, inInterestPhase };
            const offered = availableOrderActions(state);
            for (const action of orderActions)
              expect(afterOrderAction(state, action) !== null).toBe(offered.includes(action));
          }
  });

  it('never lead out of cancelled', () => {
    for (const action of orderActions)
      expect(afterOrderAction(order('cancelled'), action)?.status ?? 'cancelled').toBe('cancelled');
  });
});

describe('the status filter', () => {
  it('groups stored statuses that the screen shows as one', () => {
    expect(storedOrderStatuses('pending')).toEqual(['pending', 'approving']);
    expect(storedOrderStatuses('in_progress')).toEqual(['active', 'started']);
    expect(storedOrderStatuses('completed')).toEqual(['finished']);
    expect(storedOrderStatuses('active')).toEqual(['active']);
  });

  it('counts every stored status in exactly one group of the summary', () => {
    expect(orderSummaryGroups.flatMap(storedOrderStatuses).toSorted()).toEqual([...orderStatuses].toSorted());
    expect(orderStatusFilters).toEqual(expect.arrayContaining([...orderSummaryGroups]));
  });
});

it.each<[OrderState, boolean]>([
  [order('started'), false],
  [order('active', { paused: true }), false],
  [order('rejected'), false],
  [order('cancelled'), true],
  [order('finished'), true],
  [order('rejected', { archived: true }), true],
])('%o is closed: %s', (state, closed) => {
  expect(isClosed(state)).toBe(closed);
});
