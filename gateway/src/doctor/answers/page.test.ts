import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { additions } from '../../rest/contract/additions.ts';
import { declaredCalls } from '../../testing/declared-calls.ts';
import { everyQuestion } from './calls.ts';
import { wordsOf } from './place.ts';
import { questions } from './questions/questions.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/serving-rest-v1.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('|'));
/** Whether one row of a table has all of these. */
const isTold = (...parts: readonly string[]): boolean =>
  rows.some((row) => parts.every((part) => row.includes(part)));

test('each optional call is in the page for engineers, with what the console lacks without it', async () => {
  const optional = [
    ...(await declaredCalls()).map(({ path, notOffered }) => ({ path, lacking: notOffered })),
    ...everyQuestion(questions).map(({ call: { path }, lacking }) => ({ path, lacking: lacking ?? '' })),
  ].filter(({ lacking }) => lacking !== '');
  expect(optional.length).toBeGreaterThan(15);
  // One row of the table covers the list and the page of a record.
  expect(
    optional.filter(
      ({ path, lacking }) => !isTold(`${path}\``, lacking) && !isTold(`${path}\``, 'no such page'),
    ),
  ).toEqual([]);
});

test('each optional property is in the page, with what the console lacks without it', () => {
  const noticed = additions.filter(({ lacking }) => lacking !== '');
  const untold = noticed.filter(
    ({ schemas, property, lacking }) => !isTold(`\`${schemas[0] ?? ''}.${property}\``, lacking),
  );
  expect(untold).toEqual([]);
  const told = rows.filter((row) => /^\| `[A-Z]\w+\.\w+`/.test(row));
  expect(told).toHaveLength(noticed.length);
});

test('each permission is in the page', () => {
  expect(wordsOf('Permission').filter((word) => !isTold(`\`${word}\``))).toEqual([]);
});

test('each kind of deviation is in the page', () => {
  const kinds = 'converted unknown_word unreadable missing dropped not_offered address other_order repeated';
  const others = 'incomplete filter_ignored too_many';
  expect(`${kinds} ${others}`.split(' ').filter((kind) => !isTold(`\`${kind}\``, '`deviations`'))).toEqual(
    [],
  );
});
