import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, test } from 'vitest';
import { errorNotice, fieldErrors, isRefusal } from './errorNotice.ts';

const failed = (...errors: { message: string; extensions?: Record<string, unknown> }[]) =>
  new CombinedGraphQLErrors({ errors });

describe('the notice of a failed call', () => {
  test.each([
    [
      503,
      '{"errors":[{"message":"The server is busy","extensions":{"code":"unavailable","status":503,"retryAfterSeconds":2}}]}',
      'The server is busy',
    ],
    [503, '<h1>Service Unavailable</h1>', 'Unknown Error'],
    [503, '{"errors":[{"code":7}]}', 'Unknown Error'],
    [500, '{"errors":[{"message":"at line 7"}]}', 'Unknown Error'],
  ])('a request that was refused with %i and %s has its own text', (status, bodyText, line) => {
    const error = new ServerError('Refused', { response: new Response(null, { status }), bodyText });
    expect(errorNotice(error)).toEqual({ kind: 'lines', lines: [line] });
  });

  test('it has a line per field', () => {
    const error = failed({
      message: 'Invalid',
      extensions: {
        code: 'validation.failed',
        status: 422,
        fields: { title: ['is too short'], endDate: ['is in the past', 'is a Sunday'] },
      },
    });
    expect(errorNotice(error)).toEqual({
      kind: 'lines',
      lines: ['Field Title: is too short', 'Field End date: is in the past', 'Field End date: is a Sunday'],
    });
    expect(fieldErrors(error)).toEqual({
      title: ['is too short'],
      endDate: ['is in the past', 'is a Sunday'],
    });
  });

  test.each([
    ['address.zip', 'Postcode'],
    ['waves.1.name', 'Name'],
    ['customerId', 'Customer'],
  ])('the field %s is called %s, as on screen', (field, name) => {
    const error = failed({
      message: 'Invalid',
      extensions: { status: 422, fields: { [field]: ['is wrong'] } },
    });
    expect(errorNotice(error)).toEqual({ kind: 'lines', lines: [`Field ${name}: is wrong`] });
  });

  test.each([
    [300, 'Too many tries. Please try again in 5 minutes'],
    [241, 'Too many tries. Please try again in 5 minutes'],
    [40, 'Too many tries. Please try again in a minute'],
  ])('it gives the wait for %s seconds', (retryAfterSeconds, line) => {
    const error = failed({
      message: 'Too many tries. Please wait a minute',
      extensions: { code: 'rate_limited', status: 429, retryAfterSeconds },
    });
    expect(errorNotice(error)).toEqual({ kind: 'lines', lines: [line] });
  });

  test("it repeats the server's message", () => {
    const error = failed({
      message: 'The order is cancelled',
      extensions: { code: 'order.invalid_transition', status: 409 },
    });
    expect(errorNotice(error)).toEqual({ kind: 'lines', lines: ['The order is cancelled'] });
  });

  test('wrong credentials are reported and do not end the session', () => {
    const error = failed({
      message: 'Wrong email or password',
      extensions: { code: 'auth.credentials', status: 401 },
    });
    expect(errorNotice(error)).toEqual({ kind: 'lines', lines: ['Wrong email or password'] });
  });

  test.each([
    ['not_found', 404],
    ['typeform.not_found', 404],
    ['job.already_assigned', 409],
    ['job.direct_assignment_conflict', 409],
  ])('it is empty for %s', (code, status) => {
    expect(errorNotice(failed({ message: 'x', extensions: { code, status } }))).toEqual({ kind: 'silent' });
  });

  test('an expired session takes precedence over other errors', () => {
    const error = failed(
      { message: 'x' },
      { message: 'y', extensions: { code: 'auth.unauthenticated', status: 401 } },
    );
    expect(errorNotice(error)).toEqual({ kind: 'session-expired' });
  });

  test('it reports that the gateway or its backend gave no answer', () => {
    const network = { kind: 'lines', lines: ['Network Error'] };
    expect(errorNotice(new TypeError('Failed to fetch'))).toEqual(network);
    expect(
      errorNotice(failed({ message: 'upstream', extensions: { code: 'NETWORK_ERROR', status: 502 } })),
    ).toEqual(network);
  });

  test('any other error is unknown', () => {
    expect(errorNotice('boom')).toEqual({ kind: 'lines', lines: ['Unknown Error'] });
    expect(errorNotice(new Error('boom'))).toEqual({ kind: 'lines', lines: ['Unknown Error'] });
  });

  test('it contains each line once', () => {
    expect(errorNotice(failed({ message: 'Busy' }, { message: 'Busy' }))).toEqual({
      kind: 'lines',
      lines: ['Busy'],
    });
  });

  test('it is empty for an aborted request', () => {
    expect(errorNotice(new DOMException('aborted', 'AbortError'))).toEqual({ kind: 'silent' });
  });
});

test.each([
  ['a refused form', 422, 'validation.failed', true],
  ['a conflict', 409, 'withdrawal.invalid_transition', true],
  ['the first of two, still under way', 409, 'idempotency.in_progress', false],
  ['a server that broke', 500, 'internal', false],
  ['a server that could not be reached', 502, 'NETWORK_ERROR', false],
])('isRefusal says whether the server did nothing after %s', (_what, status, code, refused) => {
  const error = new CombinedGraphQLErrors({ errors: [{ message: 'No', extensions: { status, code } }] });
  expect(isRefusal(error)).toBe(refused);
});

test('a call without an answer may have been done', () => {
  expect(isRefusal(new TypeError('Failed to fetch'))).toBe(false);
});
