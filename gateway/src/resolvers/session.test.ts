import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestGateway } from '../testing/gateway.ts';
import { RestServer, restError } from '../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => rest.forget());
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

const query = '{ passwordLinkWorks(token: "t1", purpose: INVITATION) }';

test.each([
  ['works', { status: 204 }, true],
  [
    'is over',
    restError(422, 'auth.invalid_token', 'This link is no longer valid', {
      fields: { token: ['This link is no longer valid'] },
    }),
    false,
  ],
  ['is nothing that this REST v1 can tell of', restError(404, 'not_found', 'Not found'), null],
  [
    'is nothing that it takes this method for',
    restError(405, 'request.method_not_allowed', 'Not allowed'),
    null,
  ],
])('a mailed link that %s', async (_case, answer, works) => {
  rest.on('POST /auth/check-link', answer);
  const { data, errors } = await gateway.ask(query, { token: null });
  expect([data, errors]).toEqual([{ passwordLinkWorks: works }, undefined]);
  expect(rest.arrivals).toMatchObject([{ body: '{"token":"t1","purpose":"invitation"}' }]);
});

test('any other failure is an error', async () => {
  rest.on('POST /auth/check-link', restError(503, 'unavailable', 'Down'));
  const { errors } = await gateway.ask(query, { token: null });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'unavailable' });
});
