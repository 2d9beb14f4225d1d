import { describe, expect, test } from 'vitest';
import { statuses, statusLook, statusOptions } from './status.ts';
import type { StatusKind } from './status.ts';

describe('the status options', () => {
  test('have the labels of the badges', () => {
    expect(statusOptions('job', 'QA', 'IN_PROGRESS')).toEqual([
      { value: 'QA', label: statusLook('job', 'QA').label },
      { value: 'IN_PROGRESS', label: statusLook('job', 'IN_PROGRESS').label },
    ]);
  });

  test('distinguish a stored status from the one that it is shown as', () => {
    expect(statusOptions('order', 'IN_PROGRESS', 'ACTIVE', 'COMPLETED', 'FINISHED')).toEqual([
      { value: 'IN_PROGRESS', label: 'In progress' },
      { value: 'ACTIVE', label: 'In progress (active)' },
      { value: 'COMPLETED', label: 'Completed' },
      { value: 'FINISHED', label: 'Completed (finished)' },
    ]);
  });

  test.each(Object.keys(statuses) as StatusKind[])('never share a label: %s', (kind) => {
    const labels = statusOptions(kind, ...Object.keys(statuses[kind])).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
