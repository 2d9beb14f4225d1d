import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { formatError } from './graphql-errors.ts';
import { InvalidAnswerError, RestError, UnreachableError } from './rest-error.ts';

/** As Apollo Server calls it for a value that a resolver threw. */
const format = (thrown: Error) => {
  const error = new GraphQLError(thrown.message, { originalError: thrown, path: ['order'] });
  return formatError(
    { ...error.toJSON(), extensions: { code: 'INTERNAL_SERVER_ERROR', stacktrace: ['secret'] } },
    error,
  );
};

test('an error of REST v1 keeps its words, with the field names of the GraphQL inputs', () => {
  const warnings = [{ job_id: '1-2', warnings: [{ code: 'overlap', message: 'Overlaps' }] }];
  const fields = { 'address.country_code': ['Required'], start_date: ['Too late', 'Not a day'] };
  expect(
    format(new RestError(422, 'validation.failed', 'Please check the fields', { fields, warnings })),
  ).toEqual({
    message: 'Please check the fields',
    path: ['order'],
    extensions: {
      code: 'validation.failed',
      status: 422,
      fields: { 'address.countryCode': ['Required'], startDate: ['Too late', 'Not a day'] },
      warnings: [{ jobId: '1-2', warnings: [{ code: 'overlap', message: 'Overlaps' }] }],
    },
  });
});

test.each([
  [
    new RestError(401, 'auth.unauthenticated', 'You are not signed in'),
    'You are not signed in',
    'auth.unauthenticated',
    401,
  ],
  [
    new RestError(500, 'internal', 'relation "orders" does not exist', { fields: { sql: ['SELECT'] } }),
    'Unknown Error',
    'internal',
    500,
  ],
  [new RestError(503, 'unavailable', 'The server is starting'), 'The server is starting', 'unavailable', 503],
  [
    new UnreachableError(502, new Error('connect ECONNREFUSED 10.0.0.7:4001')),
    'Network Error',
    'NETWORK_ERROR',
    502,
  ],
  [new UnreachableError(504, null), 'Network Error', 'NETWORK_ERROR', 504],
  [
    new InvalidAnswerError('The answer 200 to GET /orders is neither an object nor a list'),
    'The answer of the server could not be read',
    'INVALID_UPSTREAM_ANSWER',
    502,
  ],
  [new TypeError("Cannot read 'x' of undefined"), 'Unknown Error', 'INTERNAL_SERVER_ERROR', 500],
  [
    new Error('Cannot return null for non-nullable field Order.title.'),
    'The answer of the server could not be read',
    'INVALID_UPSTREAM_ANSWER',
    502,
  ],
])('%s', (thrown, message, code, status) => {
  expect(format(thrown)).toEqual({ message, path: ['order'], extensions: { code, status } });
});

test.each([429, 503])('an answer %i that names a time to wait says it', (status) => {
  const { extensions } = format(
    new RestError(status, 'unavailable', 'Please wait', { retryAfterSeconds: 30 }),
  );
  expect(extensions).toEqual({ code: 'unavailable', status, retryAfterSeconds: 30 });
});

test('a refused document keeps its message and place, and nothing else', () => {
  const error = new GraphQLError('Cannot query field "x"');
  expect(
    formatError(
      {
        message: error.message,
        locations: [{ line: 1, column: 3 }],
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED', stacktrace: ['secret'] },
      },
      error,
    ),
  ).toEqual({
    message: 'Cannot query field "x"',
    locations: [{ line: 1, column: 3 }],
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED', status: 400 },
  });
});
