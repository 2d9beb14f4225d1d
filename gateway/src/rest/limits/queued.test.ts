import { expect, test } from 'vitest';
import { queuedMs } from './queued.ts';

test.each([
  ['nothing', undefined, 0],
  ['a time', 'queue;dur=312', 312],
  [
    'a part of a millisecond, beside others',
    'cache;desc="hit", Queue ; desc=line; dur="0.5" , db;dur=53',
    0.5,
  ],
  ['several headers', ['db;dur=53', 'queue;dur=7'], 7],
  ['no time of it', 'queue, db;dur=53', 0],
  ['a name that only begins like it', 'queued;dur=9', 0],
  ['what cannot be read', 'queue;dur=soon', 0],
])('of %s', (_what, header, milliseconds) => {
  expect(queuedMs({ headers: { 'server-timing': header } })).toBe(milliseconds);
});
