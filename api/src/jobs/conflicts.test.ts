import { describe, expect, it } from 'vitest';
import { metresBetween, overlaps } from './conflicts.ts';

const day = (start_time: string | null, end_time: string | null, job_date = '2026-11-20') => ({
  job_date,
  start_time,
  end_time,
});

describe('overlapping work', () => {
  it('is at the same time on the same day', () => {
    expect(overlaps(day('10:00', '12:00'), day('11:55', '13:00'))).toBe(true);
    expect(overlaps(day('10:00', '12:00'), day('08:00', '18:00'))).toBe(true);
    expect(overlaps(day('10:00', '12:00'), day('10:00', '12:00', '2026-11-21'))).toBe(false);
  });

  it('does not touch when one ends as the other begins', () => {
    expect(overlaps(day('10:00', '12:00'), day('12:00', '13:00'))).toBe(false);
  });

  it('takes the whole day without times', () => {
    expect(overlaps(day(null, null), day('12:00', '13:00'))).toBe(true);
    expect(overlaps(day('12:00', '13:00'), day(null, null))).toBe(true);
  });
});

describe('distance', () => {
  it('from London to Edinburgh is 534 kilometres', () => {
    const metres = metresBetween(
      { latitude: 51.5074, longitude: -0.1278 },
      { latitude: 55.9533, longitude: -3.1883 },
    );
    expect(metres / 1000).toBeCloseTo(534, -0.5);
  });
});
