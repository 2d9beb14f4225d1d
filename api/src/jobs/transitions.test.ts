import { describe, expect, it } from 'vitest';
import { assignmentStatuses, finalJobStatuses, jobStatuses } from './statuses.ts';
import { afterJobAction, isClosedTo, jobActions, jobTransitions } from './transitions.ts';
import type { JobAction, JobState } from './transitions.ts';

const state = (changes: Partial<JobState>): JobState => ({
  status: 'unassigned',
  assignment: null,
  bundled: false,
  treasureHunt: false,
  orderClosed: false,
  ...changes,
});

type Way = readonly [
  action: JobAction,
  from: JobState['status'],
  to: JobState['status'],
  before: JobState['assignment'],
  after: JobState['assignment'],
];

/** Every way that is meant to exist: action, from, to, assignment before, assignment after. */
const ways: readonly Way[] = [
  ['assign_market', 'unassigned', 'pending', null, null],
  ['assign_market', 'pending', 'pending', null, null],
  ['assign_market', 'assigned', 'pending', 'accepted', 'cancelled'],
  ['assign_agent', 'unassigned', 'assigned', null, 'accepted'],
  ['assign_agent', 'pending', 'assigned', null, 'accepted'],
  ['assign_agent', 'assigned', 'assigned', 'accepted', 'accepted'],
  ['unassign', 'pending', 'unassigned', null, null],
  ['unassign', 'assigned', 'unassigned', 'accepted', 'cancelled'],
  ['accept', 'pending', 'assigned', null, 'accepted'],
  ['start', 'assigned', 'in_progress', 'accepted', 'in_progress'],
  ['submit', 'in_progress', 'qa', 'in_progress', 'qa'],
  ['stop_in_field', 'in_progress', 'in_progress', 'in_progress', 'stopped'],
  ['stop_abandoned', 'in_progress', 'unassigned', 'in_progress', 'abandoned'],
  ['stop_abandoned', 'in_progress', 'unassigned', 'stopped', 'abandoned'],
  ['stop_abandoned', 'qa', 'unassigned', 'qa', 'abandoned'],
  ['stop_attempted', 'in_progress', 'attempted', 'stopped', 'attempted'],
  ['stop_attempted', 'qa', 'attempted', 'qa', 'attempted'],
  ['fail_partially', 'qa', 'in_progress', 'qa', 'partially_failed'],
  ['fail_invalid', 'qa', 'unassigned', 'qa', 'failed'],
  ['complete', 'qa', 'completed', 'qa', 'completed'],
  ['retry', 'in_progress', 'qa', 'partially_failed', 'qa'],
  ['unfulfil', 'in_progress', 'unfulfilled', 'in_progress', 'cancelled'],
  ['unfulfil', 'unassigned', 'unfulfilled', null, null],
  ['cancel', 'assigned', 'cancelled', 'accepted', 'cancelled'],
  ['cancel', 'pending', 'cancelled', null, null],
  ['review_assign', 'qa', 'qa', 'qa', 'qa'],
  ['review_unassign', 'qa', 'qa', 'qa', 'qa'],
  ['share', 'attempted', 'attempted', 'attempted', 'attempted'],
  ['share', 'completed', 'completed', 'completed', 'completed'],
];

describe('transitions of jobs', () => {
  it.each(ways)('%s leads from %s to %s', (action, from, to, before, after) => {
    const next = afterJobAction(state({ status: from, assignment: before }), action);
    expect(next).toMatchObject({ status: to, assignment: after });
  });

  it('lets nothing but sharing happen to a job that is over', () => {
    for (const status of finalJobStatuses)
      for (const assignment of [null, ...assignmentStatuses])
        for (const action of jobActions.filter((one) => one !== 'share'))
          expect(afterJobAction(state({ status, assignment, treasureHunt: true }), action)).toBeNull();
    expect(afterJobAction(state({ status: 'unfulfilled' }), 'share')).toBeNull();
    expect(afterJobAction(state({ status: 'cancelled' }), 'share')).toBeNull();
  });

  it('lets nothing happen to a job of a closed order that brings it on', () => {
    const ends = new Set<JobAction>(['cancel', 'unfulfil', 'share']);
    for (const status of jobStatuses)
      for (const assignment of [null, ...assignmentStatuses])
        for (const action of jobActions) {
          const job = state({ status, assignment, treasureHunt: true });
          const closed = { ...job, orderClosed: true };
          expect(isClosedTo(closed, action)).toBe(!ends.has(action));
          expect(afterJobAction(closed, action)?.status, `${action} from ${status}`).toBe(
            ends.has(action) ? afterJobAction(job, action)?.status : undefined,
          );
        }
  });

  it('knows no way for an action that the table does not name', () => {
    for (const status of jobStatuses)
      for (const action of jobActions) {
        const known = jobTransitions.some((row) => row.action === action && row.from.includes(status));
        const possible = [null, ...assignmentStatuses].some(
          (assignment) => afterJobAction(state({ status, assignment, treasureHunt: true }), action) !== null,
        );
        expect(possible, `${action} from ${status}`).toBe(known);
      }
  });

  it('keeps a bundle on the market from being assigned job by job', () => {
    const bundled = state({ status: 'pending', bundled: true });
    expect(afterJobAction(bundled, 'assign_agent')).toBeNull();
    expect(afterJobAction(bundled, 'assign_market')).toBeNull();
    expect(afterJobAction(bundled, 'unassign')?.status).toBe('unassigned');
    expect(afterJobAction(bundled, 'accept')?.status).toBe('assigned');
  });

  it('fails a treasure hunt by its own reasons only in a treasure hunt', () => {
    const inReview = state({ status: 'qa', assignment: 'qa' });
    expect(afterJobAction(inReview, 'fail_treasure_hunt')).toBeNull();
    expect(afterJobAction({ ...inReview, treasureHunt: true }, 'fail_treasure_hunt')?.status).toBe(
      'unassigned',
    );
  });

  it('lets a stopped shepherd not hand in', () => {
    expect(afterJobAction(state({ status: 'in_progress', assignment: 'stopped' }), 'submit')).toBeNull();
    expect(afterJobAction(state({ status: 'in_progress', assignment: 'in_progress' }), 'retry')).toBeNull();
  });
});
