import { expect, test } from 'vitest';
import { fitOf, metresBetween, milesText } from './shepherdFit.ts';
import type { Known, PlannedVisit } from './shepherdFit.ts';

const cork = { latitude: 51.9, longitude: -8.47 };
const dublin = { latitude: 53.35, longitude: -6.26 };
const job: PlannedVisit = {
  id: '7-1',
  orderId: '7',
  day: '2026-12-01',
  requested: null,
  startTime: '09:00',
  endTime: '10:00',
  place: cork,
};
const nobody: Known = {
  position: null,
  areas: null,
  skills: null,
  tags: null,
  identityPassed: null,
  visits: null,
};

test('a great circle from Cork to Dublin', () => {
  expect(Math.round(metresBetween(cork, dublin) / 1000)).toBe(220);
  expect(milesText(0)).toBe('under 0.1 miles');
  expect(milesText(1609.344 * 0.1)).toBe('0.1 miles');
  expect(milesText(1609.344 * 3.25)).toBe('3.3 miles');
  expect(milesText(1609.344 * 136.4)).toBe('136 miles');
});

test('unknown values count neither for nor against', () => {
  const demands = {
    identityCheck: true,
    requiredSkills: ['audit'],
    excludedSkills: [],
    requiredTags: [],
    excludedTags: ['new'],
  };
  expect(fitOf(job, nobody, demands, [job])).toEqual({
    id: '7-1',
    metres: null,
    matching: [],
    lacking: [],
    excluded: [],
    overlaps: false,
    busy: false,
    passed: false,
    collides: false,
    outside: false,
    unchecked: false,
  });
});

test('required and excluded skills and tags are matched', () => {
  const known = { ...nobody, skills: ['audit', 'film'], tags: ['new'], identityPassed: false };
  const demands = {
    identityCheck: true,
    requiredSkills: ['audit', 'drive'],
    excludedSkills: [],
    requiredTags: ['van'],
    excludedTags: ['new'],
  };
  expect(fitOf(job, known, demands, [job])).toMatchObject({
    matching: ['audit'],
    lacking: ['drive', 'van'],
    excluded: ['new'],
    unchecked: true,
  });
});

test('the last position takes precedence over areas, and a job outside all areas is marked', () => {
  const areas = [{ ...dublin, radius: 1000 }];
  const away = fitOf(job, { ...nobody, areas }, undefined, [job]);
  expect(away.outside).toBe(true);
  expect(Math.round((away.metres ?? 0) / 1000)).toBe(220);
  const near = fitOf(job, { ...nobody, areas: [{ ...cork, radius: 1 }], position: dublin }, undefined, [job]);
  expect(near.outside).toBe(false);
  expect(Math.round((near.metres ?? 0) / 1000)).toBe(220);
});

test('another visit overlaps at the same time, on this day only', () => {
  const other = { jobId: '8-1', day: '2026-12-01', startTime: '09:30', endTime: '11:00' };
  const fit = (visit: typeof other) => fitOf(job, { ...nobody, visits: [visit] }, undefined, [job]);
  expect(fit(other).overlaps).toBe(true);
  expect(fit({ ...other, day: '2026-12-02' }).overlaps).toBe(false);
});

test('a job without a free day is busy instead of overlapping, and one without a day has passed', () => {
  const other = { jobId: '8-1', day: '2026-12-01', startTime: null, endTime: null };
  const known = { ...nobody, visits: [other] };
  const busy = fitOf({ ...job, requested: 'busy' }, known, undefined, [job]);
  expect([busy.busy, busy.overlaps, busy.passed]).toEqual([true, false, false]);
  const passed = fitOf({ ...job, requested: 'over', day: null }, known, undefined, [job]);
  expect([passed.busy, passed.overlaps, passed.passed]).toEqual([false, false, true]);
});

test('jobs overlap each other in their new terms, not in their current ones', () => {
  const again = { jobId: '7-1', day: '2026-12-01', startTime: '09:00', endTime: '10:00' };
  expect(fitOf(job, { ...nobody, visits: [again] }, undefined, [job]).overlaps).toBe(false);
  const together = fitOf(job, nobody, undefined, [job, { ...job, id: '7-2' }]);
  expect([together.overlaps, together.collides]).toEqual([false, true]);
});
