import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../../plugins/limits.ts';
import { refuseExcess, variablesExcess } from './request-limits.ts';

const nested = (depth: number, make: (inside: unknown) => unknown): unknown =>
  depth === 0 ? 1 : make(nested(depth - 1, make));
const fields = (count: number, value: unknown = 1) =>
  Object.fromEntries(Array.from({ length: count }, (_one, index) => [`f${index}`, value]));
const list = (length: number, value: unknown = 1): unknown[] => Array.from({ length }, () => value);

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'x'.repeat(200_000)],
  ['as many levels', nested(limits.variableDepth, (inside) => [inside])],
  ['as many levels of objects', nested(limits.variableDepth, (inside) => ({ inside }))],
  ['as many fields', fields(limits.variableFields)],
  ['as many values', { ids: list(limits.variableValues - 1) }],
  ['no values of null', { a: null, b: [null, null] }],
])('%s are not too much', (_what, variables) => {
  expect(variablesExcess(variables)).toBeNull();
});

test.each([
  ['a level more', nested(limits.variableDepth + 1, (inside) => [inside]), 'are more than 20 levels deep'],
  [
    'a level more of objects',
    nested(limits.variableDepth + 1, (inside) => ({ inside })),
    'are more than 20 levels deep',
  ],
  ['a field more', fields(limits.variableFields + 1), 'have an object of more than 200 fields'],
  ['a field more inside', { a: [fields(201)] }, 'have an object of more than 200 fields'],
  ['a value more', { ids: list(limits.variableValues) }, 'have more than 50000 values'],
  ['a value more in many lists', list(5, list(10_000)), 'have more than 50000 values'],
  ['a value more in objects', list(500, fields(100)), 'have more than 50000 values'],
])('%s are', (_what, variables, said) => {
  expect(variablesExcess(variables)).toEqual({
    message: `The variables ${said}`,
    limit: Number(/\d+/.exec(said)?.[0]),
  });
});

const server = fastify();
beforeAll(() => {
  server.post(
    '/',
    { preHandler: async (request, reply) => refuseExcess(request, reply) },
    async () => 'passed',
  );
  server.get(
    '/',
    { preHandler: async (request, reply) => refuseExcess(request, reply) },
    async () => 'passed',
  );
});
afterAll(() => server.close());

test('a text that is too long is refused, and variables that are too many', async () => {
  const post = async (payload: object) => (await server.inject({ method: 'POST', url: '/', payload })).body;
  const long = 'x'.repeat(limits.text);
  expect(await post({ query: long, variables: { a: 1 } })).toBe('passed');
  expect(await post({ query: 7 })).toBe('passed');
  expect(await post([1])).toBe('passed');
  expect(JSON.parse(await post({ query: `${long}x` }))).toEqual({
    errors: [
      {
        message: 'The query has more than 100000 characters; send long values as variables',
        extensions: { code: 'QUERY_LIMIT_EXCEEDED', status: 400, limit: 100_000, actual: 100_001 },
      },
    ],
  });
  expect(await post({ query: 'x', variables: fields(201) })).toContain('more than 200 fields');
});

test('the query string is limited as well', async () => {
  const long = encodeURIComponent('x'.repeat(limits.text + 1));
  expect((await server.inject(`/?query=${long}`)).statusCode).toBe(400);
  expect((await server.inject('/?query=x')).body).toBe('passed');
});
