import { afterEach, beforeEach, expect, test } from 'vitest';
import { restError, RestServer } from '../../testing/rest-server.ts';
import type { Reply } from './ask.ts';
import { openFiles } from './files.ts';
import { alone } from './question.ts';
import { listCustomers } from '../../rest/calls/customers.ts';

let rest: RestServer;
beforeEach(async () => {
  rest = await RestServer.start();
});
afterEach(() => rest.stop());

/** An answer with these pictures of customers. */
function answered(...names: readonly string[]): readonly Reply[] {
  const body = {
    data: names.map((name) => ({ logo_url: `${rest.url}/files/${name}?expires=1&signature=x` })),
  };
  return [
    {
      asked: { question: alone(listCustomers, 'the list of customers'), path: {}, query: {}, ids: [] },
      milliseconds: 1,
      outcome: { kind: 'read', body, answered: body, deviations: [] },
    },
  ];
}
const open = (replies: readonly Reply[]) =>
  openFiles(replies, { restApiUrl: rest.url, token: 'secret', timeoutMs: 5_000 });

test('a picture is read by its address alone, and only its beginning', async () => {
  rest.on('GET /files/a.png', { raw: 'p', status: 206, headers: { 'content-type': 'image/png' } });
  expect(await open(answered('a.png', 'b.png'))).toMatchObject({ outcome: 'read', reason: '', requests: 1 });
  expect(rest.sent).toEqual(['GET /files/a.png?expires=1&signature=x']);
  expect(rest.arrivals[0]?.headers).toMatchObject({ range: 'bytes=0-0' });
  expect(rest.arrivals[0]?.headers).not.toHaveProperty('authorization');
});

test('a picture that is gone is no fault where another one can be read', async () => {
  rest.on('GET /files/b.png', { raw: 'p' });
  expect(await open(answered('a.png', 'b.png'))).toMatchObject({ outcome: 'read', requests: 2 });
});

test('pictures that need a token are a fault', async () => {
  rest.on('GET /files/{id}', restError(401, 'auth.unauthenticated', 'You are not signed in'));
  expect(await open(answered('a.png', 'b.png', 'c.png', 'd.png'))).toMatchObject({
    call: 'GET /files/{key}',
    outcome: 'failed',
    reason: 'of logo_url answers 401 without a token',
    requests: 3,
  });
});

test('without pictures on REST v1 nothing is tried', async () => {
  expect(await open([])).toMatchObject({ outcome: 'not_tried', requests: 0 });
});
