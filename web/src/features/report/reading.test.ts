import { describe, expect, test } from 'vitest';
import {
  addressInWords,
  answeredTasks,
  deviatingTasks,
  isWebAddress,
  outcomeInWords,
  placeInWords,
  sectionsOf,
  visitInWords,
} from './reading.ts';
import { sharedReport } from './reportFixture.ts';
import type { Report } from './odd/readable.ts';

// The in-memory gateway checks the fixture against the contract.
const report = sharedReport as unknown as Report;

test('tasks are numbered across sections', () => {
  const numbers = sectionsOf(report).map(({ tasks }) => tasks.map(({ number }) => number));
  expect(numbers).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test('unanswered tasks are kept, without an answer', () => {
  expect(sectionsOf(report)[0]?.tasks[1]?.answer).toBeUndefined();
});

describe('the visit', () => {
  const { job } = report;

  test.each([
    ['by the clocks of the place', {}, '02 Nov 26, 09:12 – 10:04 GMT (52\u00a0min)'],
    ['in winter elsewhere', { timeZone: 'Asia/Tokyo' }, '02 Nov 26, 18:12 – 19:04 GMT+9 (52\u00a0min)'],
    [
      'over midnight',
      {
        timeZone: 'Pacific/Auckland',
        visitStartedAt: '2026-11-02T10:40:00Z',
        visitEndedAt: '2026-11-02T11:15:00Z',
      },
      '02 Nov 26, 23:40 – 03 Nov 26, 00:15 GMT+13 (35\u00a0min)',
    ],
    [
      'while clocks are changed',
      { visitStartedAt: '2026-10-25T00:30:00Z', visitEndedAt: '2026-10-25T01:30:00Z' },
      '25 Oct 26, 01:30 BST – 01:30 GMT (1\u00a0h)',
    ],
    ['that has no end', { visitEndedAt: null }, '02 Nov 26, 09:12 GMT'],
  ])('%s', (_case, change, words) => {
    expect(visitInWords({ ...job, ...change })).toBe(words);
  });

  test("in a zone that the browser does not know uses the browser's own", () => {
    expect(visitInWords({ ...job, timeZone: 'Moon/Sea' })).toMatch(/^0[123] Nov 26, .* \(52\u00a0min\)$/);
  });

  test('that was not recorded is left out', () => {
    expect(visitInWords({ ...job, visitStartedAt: null, visitEndedAt: null })).toBeNull();
  });
});

test.each([
  ['COMPLETED', null, { label: 'Completed', reason: null, isDone: true }],
  ['COMPLETED', 'UNSAFE', { label: 'Completed', reason: null, isDone: true }],
  [
    'ATTEMPTED',
    'LOCATION_CLOSED',
    { label: 'Attempted, could not be done', reason: 'Location closed', isDone: false },
  ],
  ['ATTEMPTED', 'OTHER', { label: 'Attempted, could not be done', reason: null, isDone: false }],
  ['ATTEMPTED', null, { label: 'Attempted, could not be done', reason: null, isDone: false }],
  [null, null, null],
] as const)('%s because of %s shows its outcome', (outcome, attemptReason, told) => {
  expect(outcomeInWords({ outcome, attemptReason })).toEqual(told);
});

test('answers and deviations are counted across sections', () => {
  const sections = sectionsOf(report);
  expect(answeredTasks(sections).map(({ number }) => number)).toEqual([1, 3, 4, 5]);
  expect(deviatingTasks(sections).map(({ number }) => number)).toEqual([5]);
});

test('a matrix without any answer is unanswered', () => {
  const tasks = report.report.tasks.map((one) => ({
    ...one,
    answeredCount: one.itemCount === null ? null : 0,
  }));
  expect(answeredTasks(sectionsOf({ ...report, report: { tasks } })).map(({ number }) => number)).toEqual([
    1, 3, 4,
  ]);
});

test('an address leaves out missing parts', () => {
  if (!report.location) throw new Error('The report has no location');
  expect(addressInWords(report.location)).toBe('14 Briggate, Leeds LS1 6HD, United Kingdom');
});

test.each([
  ['Lakeside Coffee', 'Leeds', 'Lakeside Coffee, Leeds'],
  ['Lakeside Coffee, Leeds', 'Leeds', 'Lakeside Coffee, Leeds'],
  ['', 'Leeds', 'Leeds'],
  ['Lakeside Coffee', '', 'Lakeside Coffee'],
  ['', '', '14 Briggate'],
])('the place "%s" in "%s" is shown as %s', (name, city, words) => {
  if (!report.location) throw new Error('The report has no location');
  expect(placeInWords({ ...report.location, name, city })).toBe(words);
});

test.each([
  ['https://example.com/a', true],
  ['/files/a.pdf', true],
  ['//example.com/a', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
])('%s is linked: %s', (url, linked) => {
  expect(isWebAddress(url)).toBe(linked);
});
