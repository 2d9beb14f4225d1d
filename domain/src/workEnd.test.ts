import { expect, it } from 'vitest';
import { endOfJob, endOfWork } from './workEnd.ts';

const none = { handedInAt: null, stoppedAt: null, endedAt: null };
const [ten, noon] = ['2026-11-20T10:00:00Z', '2026-11-20T12:00:00Z'];

it.each([
  ['goes on', none, null],
  ['was handed in', { ...none, handedInAt: ten, endedAt: ten }, { at: ten, how: 'Handed in' }],
  [
    'was stopped by its Shepherd and decided by staff later',
    { ...none, stoppedAt: ten, endedAt: noon },
    { at: ten, how: 'Stopped by the Shepherd' },
  ],
  ['was stopped by staff', { ...none, endedAt: noon }, { at: noon, how: 'Stopped by staff' }],
])('work that %s', (_how, times, end) => {
  expect(endOfWork(times)).toEqual(end);
  expect(endOfJob(times)).toEqual(end);
});

it('a job without an end does not take that of its last assignment', () => {
  expect(endOfJob({ ...none, stoppedAt: ten })).toBeNull();
});
