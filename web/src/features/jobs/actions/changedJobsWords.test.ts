import { expect, test } from 'vitest';
import type { JobStatus } from '../../../graphql/generated/schema.ts';
import { changedJobsWords } from './changedJobsWords.ts';

const amy = { id: '5', firstName: 'Amy', lastName: 'Reed' };
const now = new Date('2026-11-20T12:00:00Z');
const changed = (id: string, status: JobStatus, more = {}) => ({
  id,
  status,
  agent: null,
  reviewer: null,
  marketOfferId: null,
  changedBy: 'Olivia Hart',
  changedAt: '2026-11-20T11:59:40Z',
  ...more,
});

test.each([
  [[changed('7-1', 'ASSIGNED', { agent: amy })], 'Job 7-1 was given to Amy Reed by Olivia Hart 20 s ago.'],
  [
    [changed('7-1', 'QA', { reviewer: amy, changedAt: '2026-11-20T11:50:00Z' })],
    'Job 7-1 was given to reviewer Amy Reed by Olivia Hart 10 min ago.',
  ],
  // The clock of the server is a little ahead.
  [
    [changed('7-1', 'CANCELLED', { changedAt: '2026-11-20T12:00:03Z' })],
    'Job 7-1 was cancelled by Olivia Hart 0 s ago.',
  ],
  [[changed('7-1', 'PENDING', { changedBy: null, changedAt: null })], 'Job 7-1 was offered on the market.'],
  [
    ['7-1', '7-2', '7-3', '7-4'].map((id) => changed(id, 'COMPLETED', { changedAt: null })),
    'Job 7-1 was completed by Olivia Hart, job 7-2 was completed by Olivia Hart and 2 more jobs have changed.',
  ],
] as const)('%j', (jobs, words) => expect(changedJobsWords(jobs, now)).toBe(words));
