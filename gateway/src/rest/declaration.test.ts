import { expect, test } from 'vitest';
import { listSkills, updateAgent, updateAgentSkills } from './calls/agents.ts';
import { listBulkFailures } from './calls/bulk-actions.ts';
import { declareCall, declareExport, isPathWord } from './declaration.ts';
import { downloadBulkFailures } from './calls/files.ts';
import { cancelJobs, deleteReportMedia } from './calls/job-actions.ts';
import { exportOrders, listOrders } from './calls/orders.ts';
import { readSharedReport } from './calls/public-report.ts';
import { signPresence } from './calls/presence.ts';

/** The error of a refused declaration. */
function refusal(declare: () => unknown): Error {
  try {
    declare();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('Nothing was refused');
}

test('a second declaration of a call is refused, and the error points to both', () => {
  expect(listOrders.path).toBe('/orders');
  const error = refusal(() => declareCall('get', '/orders', { cacheable: true }));
  expect(error.message).toBe(
    'GET /orders answered as json is declared twice: use the declaration that is there.',
  );
  expect(error.stack).toContain('declaration.test.ts');
  expect(error.cause).toMatchObject({ stack: expect.stringContaining('calls/orders.ts') });
});

test('a second declaration of an export is refused too', () => {
  expect(exportOrders.path).toBe('/orders/export');
  expect(refusal(() => declareExport('/orders/export')).message).toContain('is declared twice');
});

test('one address that answers JSON and text is two calls', () => {
  expect([listBulkFailures.path, downloadBulkFailures.path]).toEqual([
    '/jobs/bulk-actions/{id}/failed',
    '/jobs/bulk-actions/{id}/failed',
  ]);
});

test('a call is retried, shared and cached only when it may be', () => {
  const plain = {
    public: false,
    reads: false,
    apart: false,
    cacheable: false,
    verbatim: [],
    empty: false,
    notOffered: '',
    answers: 'json',
  };
  expect(listOrders).toEqual({ ...plain, method: 'GET', path: '/orders', idempotent: true, safe: true });
  expect(listSkills).toMatchObject({ cacheable: true, idempotent: true, safe: true });
  expect(updateAgent).toMatchObject({ method: 'PUT', idempotent: true, safe: false });
  expect(deleteReportMedia).toMatchObject({ method: 'DELETE', idempotent: true, safe: false, empty: true });
  expect(updateAgentSkills).toMatchObject({ method: 'PATCH', idempotent: true, safe: false });
  expect(cancelJobs).toMatchObject({ method: 'POST', idempotent: false, safe: false });
  expect(exportOrders).toMatchObject({ method: 'GET', answers: 'outcome', idempotent: false, safe: false });
  expect(readSharedReport).toMatchObject({ public: true, reads: true, idempotent: false });
  expect(signPresence).toMatchObject({ method: 'PUT', apart: true, idempotent: true });
});

test('only a segment of a declared path, in any case, is one after the same beginning', () => {
  expect(isPathWord('/orders/', 'summary')).toBe(true);
  expect(isPathWord('/orders/', 'SUMMARY')).toBe(true);
  expect(isPathWord('/orders/', '12')).toBe(false);
  expect(isPathWord('/orders/12/', 'summary')).toBe(false);
});
