import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/store/database.ts';
import type { TestDatabase } from '../testing/store/database.ts';
import { testNow } from '../testing/test-now.ts';
import { later, minute, oneDay, second } from '../time/instants.ts';
import { claimKey, hashRequest, keepAnswer, keyed, releaseKey } from './idempotency.ts';

let store: TestDatabase;
beforeAll(async () => {
  store = await openTestDatabase();
});
afterAll(() => store.close());

const requestHash = hashRequest('POST', '/v1/things', { name: 'a' });
const request = (key: string, userId = '1') => keyed(userId, key, requestHash);
const answer = (body: string | undefined) => ({ status: 201, headers: { etag: '"a"' }, body });
const claim = (one: ReturnType<typeof request>, after = 0) =>
  claimKey(store.database, one, later(testNow, after));
const isBeingProcessed = { code: 'idempotency.in_progress' };

it('an answer is repeated per user and key', async () => {
  const requests = [request('own 1'), request('own 2'), request('own 1', '2')];
  for (const [index, one] of requests.entries()) {
    expect(await claim(one)).toBeNull();
    await keepAnswer(store.database, one, answer(`answer ${index}`));
  }
  for (const [index, one] of requests.entries())
    expect(await claim(one)).toEqual({
      status: 201,
      headers: { etag: '"a"', 'idempotency-replayed': 'true' },
      body: `answer ${index}`,
    });
});

it('an answer without a body is repeated as one', async () => {
  const one = request('empty');
  await claim(one);
  await keepAnswer(store.database, one, { status: 204, headers: {}, body: undefined });
  expect(await claim(one)).toMatchObject({ status: 204, body: undefined });
});

it('an answer is repeated for exactly one day', async () => {
  const one = request('a day');
  await claim(one);
  await keepAnswer(store.database, one, answer('kept'));
  expect(await claim(one, oneDay - second)).toMatchObject({ body: 'kept' });
  expect(await claim(one, oneDay)).toBeNull();
});

it('a key can be claimed again after five minutes if the process died', async () => {
  const one = request('died');
  await claim(one);
  await expect(claim(one, 5 * minute - second)).rejects.toMatchObject(isBeingProcessed);
  expect(await claim(one, 5 * minute)).toBeNull();
  await expect(claim(one, 10 * minute - second)).rejects.toMatchObject(isBeingProcessed);
});

it('the answer of a slower request is kept if no retry claimed the key meanwhile', async () => {
  const one = request('long');
  await claim(one);
  await claim(request('another'), 6 * minute);
  await keepAnswer(store.database, one, answer('late'));
  expect(await claim(one, 6 * minute)).toMatchObject({ body: 'late' });
});

it('a failure releases the key, but not for other users or once answered', async () => {
  const [failed, running, answered] = [request('failed'), request('running'), request('answered')];
  for (const one of [failed, running, answered]) await claim(one);
  await keepAnswer(store.database, answered, answer('done'));
  for (const one of [failed, answered]) await releaseKey(store.database, one);
  expect(await claim(failed)).toBeNull();
  await expect(claim(running)).rejects.toMatchObject(isBeingProcessed);
  expect(await claim(answered)).toMatchObject({ body: 'done' });
});

it('a retry must have the same method, address and body', () => {
  expect(hashRequest('POST', '/v1/things', { name: 'a' })).toBe(requestHash);
  for (const other of [
    hashRequest('PUT', '/v1/things', { name: 'a' }),
    hashRequest('POST', '/v1/things/1', { name: 'a' }),
    hashRequest('POST', '/v1/things', { name: 'b' }),
    hashRequest('POST', '/v1/things', undefined),
  ])
    expect(other).not.toBe(requestHash);
});

it('a retry may have another order of names at every level, but not of items', () => {
  const hash = (text: string) => hashRequest('POST', '/v1/things', JSON.parse(text));
  const one = hash('{"a": 1, "b": [{"c": "x", "__proto__": 2}], "10": null}');
  expect(hash('{"10":null,"b":[{"__proto__":2,"c":"x"}],"a":1.0}')).toBe(one);
  expect(hash('{"10":null,"b":{"0":{"__proto__":2,"c":"x"}},"a":1}')).not.toBe(one);
  expect(hash('{"a":[1,2]}')).not.toBe(hash('{"a":[2,1]}'));
  expect(hash('{"a":{}}')).not.toBe(hash('{"a":[]}'));
});

it('neither the key nor an answer readable without it is stored', async () => {
  const one = request('my secret key');
  await claim(one);
  await keepAnswer(store.database, one, answer('the link that is shown once'));
  const kept = await store.database
    .selectFrom('idempotent_requests')
    .selectAll()
    .where('key', '=', one.key)
    .executeTakeFirstOrThrow();
  const { body, ...rest } = kept;
  expect(JSON.stringify(rest)).not.toContain('secret');
  expect(Buffer.from(body ?? '', 'base64').toString('latin1')).not.toContain('link');
  await expect(claim({ ...one, seal: request('another key').seal })).rejects.toThrow('authenticate');
});
