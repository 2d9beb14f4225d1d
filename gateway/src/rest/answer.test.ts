import { expect, test } from 'vitest';
import { InvalidAnswerError, UnreachableError } from '../errors/rest-error.ts';
import { readAnswer } from './answer.ts';
import { getOrder, listOrders } from './calls/orders.ts';
import type { RawAnswer } from './transport.ts';

const answer = (status: number, body: unknown, headers: RawAnswer['headers'] = {}): RawAnswer => ({
  status,
  headers,
  text: body === undefined ? '' : JSON.stringify(body),
});

/** The failure that an answer without success is read as. */
function failure(status: number, body: unknown, headers?: RawAnswer['headers']): unknown {
  try {
    readAnswer(getOrder, answer(status, body, headers));
  } catch (error) {
    return error;
  }
  throw new Error('It was read as a success');
}

const said = (details: object, headers?: RawAnswer['headers']) =>
  failure(409, { error: { code: 'job.locked', message: 'Locked', ...details } }, headers);

test('only statuses from 200 to 299 are successes', () => {
  expect(readAnswer(getOrder, answer(299, { id: '1' }))).toEqual({ id: '1' });
  for (const status of [199, 300]) expect(failure(status, { id: '1' })).toBeInstanceOf(InvalidAnswerError);
});

test('an answer that is no list of rows may be any object', () => {
  expect(readAnswer(getOrder, answer(200, { data: { rows: 7 } }))).toEqual({ data: { rows: 7 } });
  expect(readAnswer(listOrders, answer(200, ['a']))).toEqual(['a']);
  expect(readAnswer(listOrders, answer(200, { data: ['name', { id: '1' }] }))).toBeTruthy();
  for (const rows of [[null], [{ id: '1' }, 7], [['a']]])
    expect(() => readAnswer(listOrders, answer(200, { data: rows }))).toThrow(
      'The answer 200 to GET /orders has rows that are none',
    );
  expect(() => readAnswer(getOrder, answer(200, null))).toThrow(
    'The answer 200 to GET /orders/{id} is neither an object nor a list',
  );
});

test('an error without a message gets one', () => {
  expect(said({ message: undefined })).toMatchObject({ message: 'The request was refused' });
  expect(said({ message: { text: 'Locked' } })).toMatchObject({ message: 'The request was refused' });
});

test('messages about fields are kept where they are text', () => {
  const fields = { name: ['Too long', 7], email: 'Missing', phone: [7], fax: null };
  expect(said({ fields })).toHaveProperty('fields', { name: ['Too long'], email: ['Missing'] });
  expect(said({ fields: ['name'] })).toMatchObject({ fields: null });
});

test('warnings are kept where they have a code and a message', () => {
  const overlap = { code: 'overlap', message: 'Overlaps' };
  const warnings = [
    {
      job_id: '1-2',
      warnings: [{ ...overlap, severity: 1 }, { code: 'far' }, { message: 'Far' }, 'far', null],
    },
    { job_id: 7, warnings: overlap },
    'far',
  ];
  expect(said({ warnings })).toHaveProperty('warnings', [
    { job_id: '1-2', warnings: [overlap] },
    { job_id: null, warnings: [] },
  ]);
  expect(said({ warnings: { 0: overlap } })).toMatchObject({ warnings: null });
});

test('Retry-After is a number of seconds, not a date and not two headers', () => {
  expect(said({}, { 'retry-after': '120' })).toMatchObject({ retryAfterSeconds: 120 });
  for (const value of ['Wed, 21 Oct 2026 07:28:00 GMT', '1234567', '', ['2'], undefined])
    expect(said({}, { 'retry-after': value })).toMatchObject({ retryAfterSeconds: null });
});

test.each([
  [502, UnreachableError, 502],
  [503, UnreachableError, 502],
  [504, UnreachableError, 504],
  [500, InvalidAnswerError, undefined],
  [505, InvalidAnswerError, undefined],
])('%i in the words of another server', (status, type, told) => {
  for (const body of [undefined, { error: null }, ['error'], { error: ['code'] }]) {
    const error = failure(status, body);
    expect(error).toBeInstanceOf(type);
    expect(error instanceof UnreachableError ? error.status : undefined).toBe(told);
  }
});

test('an error in the words of REST v1 needs an error status', () => {
  const body = { error: { code: 'job.locked', message: 'Locked' } };
  expect(failure(400, body)).toMatchObject({ name: 'RestError', status: 400, code: 'job.locked' });
  expect(failure(399, body)).toBeInstanceOf(InvalidAnswerError);
  expect(failure(503, body)).toMatchObject({ name: 'RestError', status: 503 });
});
