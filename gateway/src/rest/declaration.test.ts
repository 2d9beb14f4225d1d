import { expect, test } from 'vitest';
import { listBulkFailures } from './bulk-actions.ts';
import { declareCall, declareExport } from './declaration.ts';
import { downloadBulkFailures } from './files.ts';
import { exportOrders, listOrders } from './orders.ts';

/** The error of a declaration that is refused. */
function refusal(declare: () => unknown): Error {
  try {
    declare();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('Nothing was refused');
}

test('a second declaration of a call is refused and leads to both', () => {
  expect(listOrders.path).toBe('/orders');
  const error = refusal(() => declareCall('get', '/orders', { cacheable: true }));
  expect(error.message).toBe(
    'GET /orders answered as json is declared twice: use the declaration that is there.',
  );
  expect(error.stack).toContain('declaration.test.ts');
  expect(error.cause).toMatchObject({ stack: expect.stringContaining('rest/orders.ts') });
});

test('a second declaration of an export too', () => {
  expect(exportOrders.path).toBe('/orders/export');
  expect(refusal(() => declareExport('/orders/export')).message).toContain('is declared twice');
});

test('one address that answers JSON and text is two calls', () => {
  expect([listBulkFailures.path, downloadBulkFailures.path]).toEqual([
    '/jobs/bulk-actions/{id}/failed',
    '/jobs/bulk-actions/{id}/failed',
  ]);
});
