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

/** Every intended transition: action, from, to, assignment before, assignment after. */
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

describe('the transition table of jobs', () => {
  it.each(ways)('has %s from %s to %s', (action, from, to, before, after) => {
    const next = afterJobAction(state({ status: from, assignment: before }), action);
    expect(next).toMatchObject({ status: to, assignment: after });
  });

  it('allows only sharing for a closed job', () => {
    for (const status of finalJobStatuses)
      for (const assignment of [null, ...assignmentStatuses])
        for (const action of jobActions.filter((one) => one !== 'share'))
          expect(afterJobAction(state({ status, assignment, treasureHunt: true }), action)).toBeNull();
    expect(afterJobAction(state({ status: 'unfulfilled' }), 'share')).toBeNull();
    expect(afterJobAction(state({ status: 'cancelled' }), 'share')).toBeNull();
  });

  it('allows no action that brings on a job of a closed order', () => {
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

  it('has no row for an unknown action', () => {
    for (const status of jobStatuses)
      for (const action of jobActions) {
        const known = jobTransitions.some((row) => row.action === action && row.from.includes(status));
        const possible = [null, ...assignmentStatuses].some(
          (assignment) => afterJobAction(state({ status, assignment, treasureHunt: true }), action) !== null,
        );
        expect(possible, `${action} from ${status}`).toBe(known);
      }
  });

  it('prevents direct assignment of single jobs of an offered bundle', () => {
    const bundled = state({ status: 'pending', bundled: true });
    expect(afterJobAction(bundled, 'assign_agent')).toBeNull();
    expect(afterJobAction(bundled, 'assign_market')).toBeNull();
    expect(afterJobAction(bundled, 'unassign')?.status).toBe('unassigned');
    expect(afterJobAction(bundled, 'accept')?.status).toBe('assigned');
  });

  it('accepts the fail reasons of treasure hunts only there', () => {
    const inReview = state({ status: 'qa', assignment: 'qa' });
    expect(afterJobAction(inReview, 'fail_treasure_hunt')).toBeNull();
    expect(afterJobAction({ ...inReview, treasureHunt: true }, 'fail_treasure_hunt')?.status).toBe(
      'unassigned',
    );
  });

  it('refuses a submission after a stop', () => {
    expect(afterJobAction(state({ status: 'in_progress', assignment: 'stopped' }), 'submit')).toBeNull();
    expect(afterJobAction(state({ status: 'in_progress', assignment: 'in_progress' }), 'retry')).toBeNull();
  });
});
