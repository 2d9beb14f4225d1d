import { ApolloServer } from '@apollo/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallerGoneError } from '../../errors/rest-error.ts';
import { RestClient } from '../../rest/client.ts';
import { TestGateway } from '../../testing/gateway.ts';
import { envelope, restError, RestServer } from '../../testing/rest-server.ts';

const throughApollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');

let rest: RestServer;
let gateway: TestGateway;

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url, { RATE_LIMIT_PER_SECOND: '0', QUERY_COST_LIMIT: '2001' });
});
beforeEach(() => {
  throughApollo.mockClear();
  rest.forget();
  rest.on('GET /orders', {
    ...envelope([{ id: '7', title: 'Window photography' }]),
    headers: { etag: '"list"' },
  });
  rest.on('GET /orders/7', { body: { id: '7', title: 'Window photography' }, headers: { etag: '"seven"' } });
  rest.on('GET /orders/8', restError(403, 'auth.forbidden', 'You may not see this order'));
});
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

type Asked = Readonly<{ body: Record<string, unknown>; headers?: Record<string, string>; method?: 'GET' }>;

async function send({ body, headers = {}, method }: Asked) {
  const answer = await gateway.gateway.server.inject({
    ...(method === 'GET'
      ? { method, url: `/graphql?query=${encodeURIComponent(String(body['query']))}` }
      : { method: 'POST', url: '/graphql', payload: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', authorization: 'Bearer staff', ...headers },
  });
  const { 'x-request-id': _id, date: _date, ...told } = answer.headers;
  return { status: answer.statusCode, headers: told, body: answer.body };
}

/** The same request several times: Apollo Server gives the first answer, because the document is not known yet. */
async function askOften(asked: Asked, times = 4) {
  const answers = [];
  for (let time = 0; time < times; time += 1) answers.push(await send(asked));
  return { answers, throughApollo: throughApollo.mock.calls.length };
}

const list = 'query Q($size: Int) { orders(perPage: $size) { items { id title } pageInfo { total } } }';

describe('a known query has the same answer as from Apollo Server', () => {
  test.each<[string, Asked]>([
    ['a list', { body: { query: list, variables: { size: 5 } } }],
    ['one thing, with its tag', { body: { query: '{ order(id: "7") { id title } }' } }],
    [
      'several things, without one',
      { body: { query: '{ a: order(id: "7") { id } b: order(id: "7") { id } }' } },
    ],
    ['a list of no certain size', { body: { query: `${list} # of any size` } }],
    ['what costs all that it may', { body: { query: `${list} # all`, variables: { size: 400 } } }],
    ['nothing of REST v1', { body: { query: '{ __typename }' } }],
    [
      'one of several operations',
      {
        body: { query: 'query A { __typename } query B { b: __typename }', operationName: 'B' },
      },
    ],
    [
      'what Apollo Client sends',
      {
        body: { operationName: 'Q', query: `${list} #`, variables: {}, extensions: { clientLibrary: {} } },
        headers: { accept: 'application/graphql-response+json,application/json;q=0.9' },
      },
    ],
    ['what anything is accepted for', { body: { query: '{ a: __typename }' }, headers: { accept: '*/*' } }],
    [
      'nulls for what is left out',
      {
        body: { query: '{ b: __typename }', variables: null, operationName: null, extensions: null },
      },
    ],
  ])('%s', async (_what, asked) => {
    const { answers, throughApollo: calls } = await askOften(asked);
    expect(answers[0]?.status).toBe(200);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(calls).toBe(1);
  });
});

describe('Apollo Server answers', () => {
  test.each<[string, Asked, number]>([
    ['wrong variables', { body: { query: list, variables: { size: 'five' } } }, 400],
    ['too much', { body: { query: list, variables: { size: 9_000 } } }, 400],
    ['what nobody may be asked for', { body: { query: list, variables: 'none' } }, 400],
    ['no operation of that name', { body: { query: list, operationName: 'Other' } }, 400],
    ['a name that is none', { body: { query: list, operationName: 7 } }, 400],
    ['what it costs', { body: { query: list, extensions: { cost: true } } }, 200],
    ['another type', { body: { query: list }, headers: { accept: 'text/plain' } }, 406],
    ['a GET', { body: { query: '{ c: __typename }' }, method: 'GET' }, 200],
    ['introspection', { body: { query: '{ __schema { queryType { name } } }' } }, 200],
  ])('%s, each time', async (_what, asked, status) => {
    await askOften({ body: { query: list } }, 2);
    throughApollo.mockClear();
    const { answers, throughApollo: calls } = await askOften(asked);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(status);
    expect(calls).toBe(4);
  });

  test('a change, each time', async () => {
    rest.on('POST /auth/logout', {});
    const { throughApollo: calls } = await askOften({ body: { query: 'mutation { logout }' } });
    expect(calls).toBe(4);
  });
});

test('Apollo Server formats an error, and the query does not run again for that', async () => {
  const asked = { body: { query: '{ order(id: "8") { title } }' } };
  const { answers, throughApollo: calls } = await askOften(asked);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({
    data: { order: null },
    errors: [{ message: 'You may not see this order', path: ['order'] }],
  });
  expect(calls).toBe(4);
  expect(rest.arrivals).toHaveLength(4);
});

test('a client that leaves is no failure of the gateway', async () => {
  const asked = { body: { query: '{ left: order(id: "7") { title } }' } };
  await askOften(asked, 2);
  vi.spyOn(RestClient.prototype, 'shareQuery').mockRejectedValueOnce(new CallerGoneError());
  const { status, body } = await send(asked);
  expect(JSON.parse(body)).toEqual({
    errors: [{ message: 'Network Error', extensions: { code: 'NETWORK_ERROR', status: 499 } }],
  });
  expect(status).toBe(500);
});

test('the same query with other variables, or by another session, runs again', async () => {
  const query = 'query One($id: ID!) { order(id: $id) { id title } }';
  await askOften({ body: { query, variables: { id: '7' } } }, 2);
  const { answers } = await askOften({ body: { query, variables: { id: '8' } } }, 2);
  expect(JSON.parse(answers[1]?.body ?? '').errors).toHaveLength(1);
  rest.forget();
  await send({ body: { query, variables: { id: '7' } }, headers: { authorization: 'Bearer other' } });
  expect(rest.arrivals.map(({ headers }) => headers.authorization)).toEqual(['Bearer other']);
});
