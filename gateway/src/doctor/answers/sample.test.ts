import { expect, test } from 'vitest';
import { sampleOf } from './sample.ts';

test.each([
  ['on_hold', 'one of draft, pending', 'status', '"on_hold"'],
  [1042, 'text', 'id', '1042'],
  ['10023-7', 'text', 'job_id', '"10023-7"'],
  ['12.50', 'a number', 'amount', '"12.50"'],
  ['0000-00-00 00:00:00', 'a time as in 2026-11-20T14:05:00Z', 'due_date', '"0000-00-00 00:00:00"'],
  [1_797_490_800, 'a time as in 2026-11-20T14:05:00Z', 'start_date', '1797490800'],
  ['yes', 'true or false', 'paused', '"yes"'],
  [null, 'a number', 'jobs_count', 'null'],
  [undefined, 'a value', 'priority', 'nothing'],
])('words, numbers, dates and ids are shown: %j as %s in %s', (found, expected, name, sample) => {
  expect(sampleOf(found, expected, name)).toBe(sample);
});

test.each([
  ['jane.doe@example.com', 'one of draft, pending', 'status', 'text of 20 characters'],
  ['On hold, please call 555-0100', 'one of draft, pending', 'status', 'text of 29 characters'],
  ['jane.doe@example.com', 'text', 'id', 'text of 20 characters'],
  [447_700_900_123, 'text', 'phone', 'a number of 12 digits'],
  ['Jane Doe', 'a number', 'amount', 'text of 8 characters'],
  ['yesterday', 'a time as in 2026-11-20T14:05:00Z', 'due_date', 'text of 9 characters'],
  ['Jane', 'true or false', 'paused', 'text of 4 characters'],
  [{ name: 'Jane', phone: '1' }, 'text', 'name', 'an object with 2 properties'],
  [['Jane'], 'an object', 'customer', 'a list of 1'],
])(
  'of anything else only the type and the size are shown: %j as %s in %s',
  (found, expected, name, sample) => {
    expect(sampleOf(found, expected, name)).toBe(sample);
  },
);
