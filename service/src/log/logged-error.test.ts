import { expect, test } from 'vitest';
import { errorSerializer } from './logged-error.ts';

const loggedError = errorSerializer({ facts: ['code', 'status'] });

test('the log of an error keeps its type, its stack and its cause, and none of its data', () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', address: 'secret' });
  const error = Object.assign(new TypeError('failed', { cause }), {
    detail: 'secret',
    request: { secret: 1 },
    code: { secret: 1 },
    status: 409,
  });
  const written = loggedError(error);
  expect(written).toMatchObject({
    type: 'TypeError',
    message: 'failed',
    status: 409,
    stack: expect.stringMatching(/^ {4}at .*logged-error\.test\.ts/),
    cause: { message: 'refused', code: 'ECONNREFUSED' },
  });
  expect(JSON.stringify(written)).not.toContain('secret');
  expect(loggedError('thrown').message).toBe('thrown');
  for (const stack of ['TypeError: without a place', undefined])
    expect(loggedError(Object.assign(new TypeError('nowhere'), { stack })).stack).toBe('');
});

test('a message is replaced where its own says too much, also of a cause', () => {
  const serialize = errorSerializer({
    facts: [],
    messageOf: (error) => (error instanceof RangeError ? 'out of range' : error.message),
  });
  const error = new Error('failed at //user:secret@host', { cause: new RangeError('secret') });
  expect(serialize(error)).toMatchObject({
    message: 'failed at //[credentials]@host',
    cause: { message: 'out of range' },
  });
});

test('the parts of an error are logged like the error', () => {
  const parts = [new Error('one'), 'two'];
  expect(loggedError(new AggregateError(parts, 'both'))).toMatchObject({
    message: 'both',
    errors: [
      { type: 'Error', message: 'one' },
      { type: 'string', message: 'two' },
    ],
  });
});
