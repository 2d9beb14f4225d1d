import { describe, expect, it } from 'vitest';
import {
  beganOutOfHours,
  firstDay,
  isInWindow,
  isMissed,
  isThrough,
  isTimeToStart,
  minutesOfWork,
  plannedStart,
} from './work-time.ts';
import type { Timed } from './work-time.ts';

/** In New York, five hours behind UTC in November. */
const job = (more: Partial<Timed> = {}): Timed => ({
  assignment: '7',
  job_date: '2026-11-20',
  end_date: '2026-11-20',
  start_time: '09:00',
  end_time: '18:00',
  started_at: null,
  duration: 40,
  time_limit: null,
  place: { latitude: 40.71, longitude: -74.01 },
  ...more,
});
const at = (text: string): Date => new Date(`${text}Z`);

describe('work', () => {
  it("takes about the template's duration, but never longer than its group or its hours allow", () => {
    const times = Array.from({ length: 200 }, (_, index) =>
      minutesOfWork(job({ assignment: String(index) })),
    );
    expect(Math.min(...times)).toBeGreaterThanOrEqual(34);
    expect(Math.max(...times)).toBeLessThanOrEqual(48);
    expect(new Set(times).size).toBeGreaterThan(5);
    expect(minutesOfWork(job({ time_limit: 30 }))).toBe(30);
    expect(minutesOfWork(job({ start_time: '09:00', end_time: '09:20' }))).toBe(16);
  });

  it('begins on its day and within its hours at its place', () => {
    expect(isTimeToStart(job(), at('2026-11-20T13:59:00'))).toBe(false);
    expect(isTimeToStart(job(), at('2026-11-20T22:00:00'))).toBe(true);
    expect(isTimeToStart(job(), at('2026-11-19T22:00:00'))).toBe(false);
    expect(isTimeToStart(job(), at('2026-11-21T22:00:00'))).toBe(false);
    // After midnight UTC it is still the job's day there.
    expect(isTimeToStart(job({ start_time: null, end_time: null }), at('2026-11-21T04:00:00'))).toBe(true);
  });

  it('begins only when there is enough time to finish', () => {
    expect(isTimeToStart(job(), at('2026-11-20T22:40:00'))).toBe(false);
    expect(isMissed(job(), at('2026-11-20T22:00:00'))).toBe(false);
    expect(isMissed(job(), at('2026-11-20T22:40:00'))).toBe(true);
    expect(isMissed(job(), at('2026-11-21T14:00:00'))).toBe(true);
  });

  it('is planned across its hours', () => {
    const planned = Array.from({ length: 200 }, (_, index) =>
      plannedStart(job({ assignment: String(index) })),
    );
    expect(Math.min(...planned)).toBeGreaterThanOrEqual(9 * 60);
    expect(Math.max(...planned)).toBeLessThanOrEqual(18 * 60 - 40);
    expect(Math.max(...planned) - Math.min(...planned)).toBeGreaterThan(5 * 60);
  });

  it('is submitted within its hours, after its duration', () => {
    expect(isInWindow(job(), at('2026-11-20T13:59:00'))).toBe(false);
    expect(isInWindow(job(), at('2026-11-20T14:00:00'))).toBe(true);
    expect(isInWindow(job(), at('2026-11-20T23:00:00'))).toBe(false);
    expect(isInWindow(job(), at('2026-11-21T15:00:00'))).toBe(false);
    expect(isInWindow(job({ end_date: '2026-11-21' }), at('2026-11-21T15:00:00'))).toBe(true);
    const begun = job({ started_at: '2026-11-20T15:00:00Z' });
    const through = 15 * 60 + minutesOfWork(begun);
    const instant = (minutes: number): Date => new Date(Date.UTC(2026, 10, 20, 0, minutes));
    expect([through - 1, through].map((minutes) => isThrough(begun, instant(minutes), 1))).toEqual([
      false,
      true,
    ]);
    expect(isThrough(begun, at('2026-11-20T15:10:00'), 10)).toBe(true);
    expect(isThrough(job(), at('2026-11-20T15:10:00'), 10)).toBe(false);
  });

  it('is recognized when it began outside its hours', () => {
    expect(beganOutOfHours(job({ started_at: '2026-11-20T15:00:00Z' }))).toBe(false);
    expect(beganOutOfHours(job({ started_at: '2026-11-20T13:00:00Z' }))).toBe(true);
    expect(beganOutOfHours(job({ started_at: '2026-11-19T15:00:00Z' }))).toBe(true);
  });

  it('finds the first day with enough time', () => {
    const offered = job({ end_date: '2026-11-21' });
    expect(firstDay(offered, at('2026-11-18T15:00:00'), 0)).toBe('2026-11-20');
    expect(firstDay(offered, at('2026-11-20T15:00:00'), 60)).toBe('2026-11-20');
    expect(firstDay(offered, at('2026-11-20T21:30:00'), 60)).toBe('2026-11-21');
    expect(firstDay(offered, at('2026-11-21T22:30:00'), 0)).toBeNull();
  });
});
