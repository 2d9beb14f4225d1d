import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
let production: TestGateway;

beforeAll(async () => {
  gateway = await TestGateway.start('http://127.0.0.1:1/v1');
  production = await TestGateway.start('http://127.0.0.1:1/v1', { NODE_ENV: 'production' });
});
afterAll(async () => {
  await gateway.stop();
  await production.stop();
});

const json = 'application/json';
const graphql = 'application/graphql-response+json';
const wrong = [
  ['a syntax error', '{', undefined],
  ['an unknown field', '{ nothing }', undefined],
  ['a wrong variable', 'query ($id: ID!) { order(id: $id) { id } }', { id: { a: 1 } }],
  ['an operation that is not named', 'query A { __typename } query B { __typename }', undefined],
] as const;

describe.each(wrong)('%s', (_what, query, variables) => {
  test.each([
    [json, 200, json],
    ['application/json; charset=utf-8', 200, json],
    ['application/json, text/plain', 200, json],
    [graphql, 400, graphql],
    [`${graphql}, ${json};q=0.9`, 400, graphql],
    [`${json}, ${graphql}`, 400, graphql],
    ['*/*', 400, graphql],
    [null, 400, graphql],
  ])('accepting %s', async (accept, status, type) => {
    const answer = await gateway.post(query, {
      ...(variables && { variables }),
      headers: accept === null ? {} : { accept },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`);
    expect(answer.json()).not.toHaveProperty('data');
    expect(answer.json().errors[0].extensions.status).toBe(400);
  });
});

describe('with 4xx whatever the client accepts', () => {
  test.each<[string, () => Promise<{ statusCode: number }>]>([
    [
      'a limit',
      () =>
        gateway.post(`{ ${'a'.repeat(3)}: __typename ${'me { id } '.repeat(41)} }`, {
          headers: { accept: json },
        }),
    ],
    [
      'introspection that is switched off',
      () => production.post('{ __schema { types { name } } }', { headers: { accept: json } }),
    ],
    [
      'a body that is no request',
      () =>
        gateway.gateway.server.inject({
          method: 'POST',
          url: '/graphql',
          headers: { accept: json, 'content-type': json },
          payload: '{"variables":{}}',
        }),
    ],
    [
      'a request that a form could send',
      () => gateway.gateway.server.inject({ url: '/graphql?query={__typename}', headers: { accept: json } }),
    ],
    [
      'a mutation by GET',
      () =>
        gateway.gateway.server.inject({
          url: '/graphql?query=mutation{logout}',
          headers: { accept: json, 'apollo-require-preflight': '1' },
        }),
    ],
  ])('%s', async (_what, send) => {
    const { statusCode } = await send();
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });
});

test('a client that accepts anything gets answers as application/json', async () => {
  const answer = await gateway.post('{ __typename }', { headers: { accept: '*/*' } });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `${json}; charset=utf-8`]);
});
