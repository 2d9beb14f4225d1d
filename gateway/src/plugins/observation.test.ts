import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { InvalidAnswerError, RestError } from '../errors/rest-error.ts';
import { logFailures } from './observation.ts';

const failed = (originalError: Error, ...path: readonly (string | number)[]) =>
  new GraphQLError('Failed', { originalError, path });

/** The log lines for an operation with these errors. */
function lines(...errors: readonly GraphQLError[]): unknown[][] {
  const error = vi.fn<(...line: unknown[]) => void>();
  logFailures({ error }, errors, 'Orders');
  return error.mock.calls;
}

test('a failed field is a line with its cause', () => {
  const cause = new InvalidAnswerError('No page');
  expect(lines(failed(cause, 'orders'))).toEqual([
    [{ err: cause, path: ['orders'], operationName: 'Orders' }, 'A field failed'],
  ]);
});

test('hundreds of failed fields are one line as well', () => {
  const errors = Array.from({ length: 300 }, (_item, index) =>
    failed(new InvalidAnswerError('No id'), 'orders', 'items', index),
  );
  expect(lines(...errors, failed(new TypeError('Broken'), 'me'))).toEqual([
    [
      {
        err: errors[0]?.originalError,
        path: ['orders', 'items', 0],
        operationName: 'Orders',
        failed: 301,
        paths: [0, 1, 2, 3, 4].map((index) => `orders.items.${index}`),
        causes: ['InvalidAnswerError', 'TypeError'],
      },
      'Fields failed',
    ],
  ]);
});

test('a refusal by REST v1 is not logged', () => {
  expect(lines(failed(new RestError(403, 'auth.forbidden', 'Not for you'), 'orders'))).toEqual([]);
});
