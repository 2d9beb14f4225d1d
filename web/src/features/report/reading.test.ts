import { expect, test } from 'vitest';
import { addressLines, dateInWords, isWebAddress, placeInWords, sectionsOf, timeInWords } from './reading.ts';
import { sharedReport } from './reportFixture.ts';
import type { Report } from './requestReport.ts';

// The fixture is checked against the contract wherever the gateway in memory answers with it.
const report = sharedReport as unknown as Report;

test('tasks are numbered through all sections', () => {
  const numbers = sectionsOf(report).map(({ tasks }) => tasks.map(({ number }) => number));
  expect(numbers).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test('jumps are told in words, except to tasks that outsiders do not see', () => {
  expect(sectionsOf(report)[0]?.tasks[0]?.conditions).toEqual([
    'If the answer is “No”, continue with 2. Photograph the closed door',
    'Otherwise continue with 3. Photograph the front',
  ]);
});

test('unanswered tasks stay, without an answer', () => {
  expect(sectionsOf(report)[0]?.tasks[1]?.answer).toBeUndefined();
});

test('a single day and hour are told once', () => {
  expect(dateInWords(report.job)).toBe('02 Nov 26 – 03 Nov 26');
  expect(dateInWords({ ...report.job, endDate: '2026-11-02' })).toBe('02 Nov 26');
  expect(dateInWords({ ...report.job, startDate: null, endDate: null })).toBeNull();
  expect(timeInWords({ ...report.job, endTime: null })).toBe('09:00');
});

test('an address leaves out what it does not have', () => {
  if (!report.location) throw new Error('The report has no location');
  expect(addressLines(report.location)).toEqual(['14 Briggate', 'Leeds LS1 6HD', 'United Kingdom']);
});

test.each([
  ['Lakeside Coffee', 'Leeds', 'Lakeside Coffee, Leeds'],
  ['Lakeside Coffee, Leeds', 'Leeds', 'Lakeside Coffee, Leeds'],
  ['', 'Leeds', 'Leeds'],
  ['Lakeside Coffee', '', 'Lakeside Coffee'],
  ['', '', '14 Briggate'],
])('the place "%s" in "%s" is told as %s', (name, city, words) => {
  if (!report.location) throw new Error('The report has no location');
  expect(placeInWords({ ...report.location, name, city })).toBe(words);
});

test.each([
  ['https://example.com/a', true],
  ['/files/a.pdf', true],
  ['//example.com/a', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
])('%s is linked to: %s', (url, linked) => {
  expect(isWebAddress(url)).toBe(linked);
});
