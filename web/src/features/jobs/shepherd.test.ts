import { expect, test } from 'vitest';
import type { AssignmentStatus } from '../../graphql/generated/schema.ts';
import { shepherdName } from './shepherd.ts';

const agent = { firstName: 'Maya', lastName: 'Reed' };

test.each<AssignmentStatus>(['ACCEPTED', 'IN_PROGRESS', 'QA', 'PARTIALLY_FAILED', 'ATTEMPTED', 'COMPLETED'])(
  'a job whose assignment is %s has its Shepherd',
  (status) => {
    expect(shepherdName({ status, agent })).toBe('Maya Reed');
  },
);

test.each<AssignmentStatus>(['ABANDONED', 'CANCELLED', 'FAILED'])(
  'a job whose last assignment is %s has none',
  (status) => {
    expect(shepherdName({ status, agent })).toBeNull();
  },
);

test('a job that was never assigned has none', () => {
  expect(shepherdName(null)).toBeNull();
});
