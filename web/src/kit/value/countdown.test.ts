import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';
import type { CountdownSource } from './countdown.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const nothing: CountdownSource = {
  status: 'COMPLETED',
  endsAt: null,
  startsAt: null,
  offeredAt: null,
  startedAt: null,
  inReviewAt: null,
  stoppedAt: null,
  cancelledAt: null,
  durationMinutes: null,
};
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

test.each<[Partial<CountdownSource>, string, boolean]>([
  [{ status: 'UNASSIGNED', endsAt: ago(-125) }, 'due in 2 h 5 min', false],
  [{ status: 'UNASSIGNED', endsAt: ago(10) }, 'overdue by 10 min', true],
  [{ status: 'ASSIGNED', startsAt: ago(-3 * 24 * 60 - 60) }, 'due in 3 d 1 h', false],
  [{ status: 'PENDING', offeredAt: ago(29) }, '29 min', false],
  [{ status: 'PENDING', offeredAt: ago(30) }, '30 min', false],
  [{ status: 'PENDING', offeredAt: ago(31) }, '31 min', true],
  [{ status: 'QA', inReviewAt: ago(14) }, '14 min', false],
  [{ status: 'QA', inReviewAt: ago(16) }, '16 min', true],
  [{ status: 'IN_PROGRESS', startedAt: ago(44), durationMinutes: 45 }, '44 min', false],
  [{ status: 'IN_PROGRESS', startedAt: ago(46), durationMinutes: 45 }, '46 min', true],
  [{ status: 'IN_PROGRESS', startedAt: ago(600) }, '10 h 0 min', false],
  [{ status: 'IN_PROGRESS', startedAt: ago(90), stoppedAt: ago(20) }, 'stopped for 20 min', false],
  [{ status: 'CANCELLED', cancelledAt: ago(61) }, 'cancelled 1 h 1 min ago', false],
])('%o', (job, text, warning) => {
  expect(countdown({ ...nothing, ...job }, now)).toEqual({ text, warning });
});

test.each(['ATTEMPTED', 'UNFULFILLED', 'COMPLETED'] as const)('%s has no countdown', (status) => {
  expect(countdown({ ...nothing, status, endsAt: ago(5), inReviewAt: ago(5) }, now)).toBeNull();
});
