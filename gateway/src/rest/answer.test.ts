import { expect, test, vi } from 'vitest';
import { InvalidAnswerError, UnreachableError } from '../errors/rest-error.ts';
import { readAnswer } from './answer.ts';
import type { DeviationObserver } from './contract/breaches.ts';
import { listRoles, login } from './calls/authentication.ts';
import { getOrder } from './calls/orders.ts';
import type { RawAnswer } from './exchange/transport.ts';

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
  expect(readAnswer(getOrder, answer(299, { id: '1' }))).toMatchObject({ id: '1' });
  for (const status of [199, 300]) expect(failure(status, { id: '1' })).toBeInstanceOf(InvalidAnswerError);
});

test('an answer that is no object is invalid', () => {
  for (const body of [null, 7, 'text', ['a']])
    expect(() => readAnswer(getOrder, answer(200, body))).toThrow(
      /^The answer 200 to GET \/orders\/\{id\} is /,
    );
});

test('what differs from the contract is observed, and what fits it is not', () => {
  const observe = vi.fn<DeviationObserver>();
  const roles = { data: [{ id: '1', name: 'Owner', permissions: ['orders.view'] }] };
  readAnswer(listRoles, answer(200, roles), { observe });
  expect(observe).not.toHaveBeenCalled();
  readAnswer(listRoles, answer(200, { data: [{ ...roles.data[0], id: 1 }] }), { observe });
  expect(observe.mock.lastCall).toMatchObject([listRoles, [{ kind: 'converted', property: 'data.id' }]]);
});

test.each([
  ['in the words of a framework', { message: 'Unauthenticated.' }],
  ['with another code', { error: { code: 'token.expired', message: 'The token has expired' } }],
  ['without a body', undefined],
])('401 %s ends the session, and refuses a sign-in', (_name, body) => {
  expect(failure(401, body)).toMatchObject({ status: 401, code: 'auth.unauthenticated' });
  const refused = Object(body).error === undefined ? 'auth.credentials' : 'token.expired';
  expect(() => readAnswer(login, answer(401, body))).toThrow(expect.objectContaining({ code: refused }));
});

test('401 for a wrong password leaves the session', () => {
  const body = { error: { code: 'auth.credentials', message: 'Wrong password' } };
  expect(failure(401, body)).toMatchObject({ code: 'auth.credentials', message: 'Wrong password' });
});

test('an error without a message gets one', () => {
  expect(said({ message: undefined })).toMatchObject({ message: 'The request was refused' });
  expect(said({ message: { text: 'Locked' } })).toMatchObject({ message: 'The request was refused' });
});

test('404 in other words than the contract is about a record where the call names one', () => {
  const missing = answer(404, { message: 'Not Found' });
  expect(failure(404, { message: 'Not Found' })).toMatchObject({ name: 'RestError', code: 'not_found' });
  expect(() => readAnswer(listRoles, missing)).toThrow(InvalidAnswerError);
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

test('Retry-After is a number of seconds, or a date by the clock of the server', () => {
  const date = 'Wed, 21 Oct 2026 07:28:00 GMT';
  expect(said({}, { 'retry-after': '120' })).toMatchObject({ retryAfterSeconds: 120 });
  expect(said({}, { 'retry-after': 'Wed, 21 Oct 2026 07:29:30 GMT', date })).toMatchObject({
    retryAfterSeconds: 90,
  });
  for (const value of [date, 'Wed, 21 Oct 2026 07:27:59 GMT', '1234567', '', 'soon', ['2'], undefined])
    expect(said({}, { 'retry-after': value, date: value === date ? undefined : date })).toMatchObject({
      retryAfterSeconds: null,
    });
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
