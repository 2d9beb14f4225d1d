import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { codes, formatError, formatErrorBriefly, isOurs } from './graphql-errors.ts';
import {
  CallerGoneError,
  InvalidAnswerError,
  NotOfferedError,
  RestError,
  unauthenticated,
  UnreachableError,
  UnreadableValueError,
} from './rest-error.ts';

/** Formats an error as Apollo Server does for a value that a resolver threw. */
const format = (thrown: Error) => {
  const error = new GraphQLError(thrown.message, { originalError: thrown, path: ['order'] });
  return formatError(
    { ...error.toJSON(), extensions: { code: 'INTERNAL_SERVER_ERROR', stacktrace: ['secret'] } },
    error,
  );
};

test('an error of REST v1 keeps its message, with the field names of the GraphQL inputs', () => {
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
  [
    new RestError(503, 'unavailable', 'connect ECONNREFUSED 10.0.3.4'),
    'The server cannot answer at the moment. Please try again',
    'unavailable',
    503,
  ],
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
  [new NotOfferedError('This server has none'), 'This server has none', 'NOT_OFFERED', 501],
  // A status for the log only: the client has gone.
  [new CallerGoneError(), 'Network Error', 'NETWORK_ERROR', 499],
  [new TypeError("Cannot read 'x' of undefined"), 'Unknown Error', 'INTERNAL_SERVER_ERROR', 500],
  [
    new Error('Cannot return null for non-nullable field Order.title.'),
    'The server answered a value that cannot be read',
    'INVALID_UPSTREAM_ANSWER',
    502,
  ],
  [
    new UnreadableValueError('a number'),
    'The server answered a value that cannot be read',
    'INVALID_UPSTREAM_ANSWER',
    502,
  ],
])('%s', (thrown, message, code, status) => {
  expect(format(thrown)).toEqual({ message, path: ['order'], extensions: { code, status } });
});

test('a request without a session gets the same error as from REST v1', () => {
  const described = formatError({ message: '' }, new GraphQLError('', { originalError: unauthenticated() }));
  expect(described).toEqual({
    message: 'You are not signed in',
    extensions: { code: 'auth.unauthenticated', status: 401 },
  });
});

test.each([429, 503])('an answer %i with a Retry-After carries it', (status) => {
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

const invalid = (message: string) => ({ message, extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });

test('a document above a limit is refused with the code of limits, though Apollo Server calls it invalid', () => {
  const error = new GraphQLError('The query is too deep', { extensions: { code: codes.limit } });
  expect(formatError(invalid(error.message), error).extensions).toEqual({ code: codes.limit, status: 400 });
});

test.each([
  [
    'Syntax Error: Document contains more that 4000 tokens. Parsing aborted.',
    'The query has too many tokens',
  ],
  ['Maximum call stack size exceeded', 'The query is too deep'],
  ['Validation aborted.', 'The query has too many fields that may be the same'],
  [
    'Too many errors processing variables, error limit reached. Execution aborted.',
    'The variables have more errors than these',
  ],
])('"%s" is a limit, in our words', (said, message) => {
  expect(formatError(invalid(said), new GraphQLError(said))).toEqual({
    message,
    extensions: { code: codes.limit, status: 400 },
  });
});

test('an introspection query is refused without the text of Apollo Server', () => {
  const error = new GraphQLError('GraphQL introspection is not allowed by Apollo Server, but the query …', {
    extensions: { validationErrorCode: 'INTROSPECTION_DISABLED' },
  });
  expect(formatError(invalid(error.message), error)).toEqual({
    message: 'Introspection is switched off',
    extensions: { code: 'INTROSPECTION_DISABLED', status: 400 },
  });
});

test('where the schema is hidden, messages suggest no names', () => {
  const error = new GraphQLError('Cannot query field "x" on type "Order". Did you mean "id"?');
  expect(formatError(invalid(error.message), error).message).toMatch('Did you mean "id"?');
  expect(formatErrorBriefly(invalid(error.message), error)).toEqual({
    message: 'Cannot query field "x" on type "Order".',
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED', status: 400 },
  });
});

test.each([
  ['x'.repeat(500), 'x'.repeat(500)],
  ['x'.repeat(501), `${'x'.repeat(500)}…`],
])('a refusal quotes only the beginning of a long request', (said, told) => {
  expect(formatError(invalid(said), new GraphQLError(said)).message).toBe(told);
});

test.each([undefined, null, 'gone', { message: 'gone' }])('%s, thrown, is an unknown error', (thrown) => {
  expect(formatError({ message: 'gone' }, thrown)).toEqual({
    message: 'Unknown Error',
    extensions: { code: 'INTERNAL_SERVER_ERROR', status: 500 },
  });
});

test('an error outside resolvers is described by its own message', () => {
  const unavailable = new RestError(503, 'unavailable', 'connect ECONNREFUSED 10.0.3.4');
  expect(formatError({ message: 'gone' }, unavailable).message).toBe(
    'The server cannot answer at the moment. Please try again',
  );
});

test.each([
  ['a refusal of REST v1', new RestError(499, 'no', 'No'), false],
  ['a failure of REST v1', new RestError(500, 'internal', 'No'), true],
  ['no answer', new UnreachableError(502, null), true],
  ['a reader who has left', new CallerGoneError(), false],
  ['a bug', new TypeError('x is not a function'), true],
  ['a refused document', new GraphQLError('Cannot query field "x"'), false],
  ['nothing below it', undefined, false],
])('whether %s belongs in the log', (_, originalError, logged) => {
  expect(isOurs(new GraphQLError('failed', { originalError }))).toBe(logged);
});

test.each([
  ['Expected Iterable, but did not find one for field "Order.tags".', true],
  ['Int cannot represent non-integer value: "x"', true],
  ['Argument "perPage" of non-null type "Int!" must not be null.', false],
])('whether what graphql-js says of an answer belongs in the log: %s', (message, logged) => {
  const originalError = new GraphQLError(message);
  expect(isOurs(new GraphQLError(message, { originalError, path: ['orders'] }))).toBe(logged);
});

test.each([
  [
    'Variable "$input" got invalid value { password: "secret; at" } at "input.one"; String cannot represent a non string value: { password: "secret" }',
    'Variable "$input" got an invalid value at "input.one"; String cannot represent a non string value.',
  ],
  [
    'Variable "$input" got invalid value "secret"; Expected type "LoginInput" to be an object.',
    'Variable "$input" got an invalid value; Expected type "LoginInput" to be an object.',
  ],
  ['Expected value of type "LoginInput!", found "secret".', 'Expected value of type "LoginInput!".'],
  [
    'Value "secret" does not exist in "Transport" enum. Did you mean the enum value "COOKIE"?',
    'This value does not exist in "Transport" enum. Did you mean the enum value "COOKIE"?',
  ],
  ['Boolean cannot represent a non boolean value: "secret"', 'Boolean cannot represent a non boolean value.'],
  ['Syntax Error: Expected Name, found String "secret".', 'Syntax Error: Expected Name, found String.'],
  ['Syntax Error: Expected Name, found "}".', 'Syntax Error: Expected Name, found "}".'],
  ['Cannot query field "x" on type "Query".', 'Cannot query field "x" on type "Query".'],
])('a message of graphql-js about a request repeats none of its values: %s', (message, said) => {
  const extensions = { code: 'BAD_USER_INPUT' };
  expect(formatError({ message, extensions }, new GraphQLError(message)).message).toBe(said);
});
