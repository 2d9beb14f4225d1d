import argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { completedJob, makeLink, openLink } from '../testing/marketplace/shared-links.ts';
import { minute } from '../time/instants.ts';

const right = 'Open sesame';
let api: TestApi;
let jobId: string;
beforeAll(async () => {
  // Hundreds of real comparisons would take minutes; only their number matters here.
  vi.spyOn(argon2, 'verify').mockImplementation(async (_stored, password) => password === right);
  api = await startTestApi();
  jobId = await completedJob(api);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await api.close();
});
beforeEach(() => api.advance(10 * minute));

const protectedLink = async () => (await makeLink(api, jobId, { password: right })).token;
const tryFrom = async (token: string, from: string, password: string): Promise<number> =>
  (await openLink(api, token, { password }, from)).status;
const guess = (token: string, from: string) => tryFrom(token, from, 'wrong');
const open = (token: string, from: string) => tryFrom(token, from, right);
/** The number of guesses by answer status. */
async function guesses(count: number, make: (index: number) => Promise<number>) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push(await make(index));
  return statuses;
}
const times = (count: number, status: number) => Array<number>(count).fill(status);

it('a reader who guesses is refused after five, without affecting other readers', async () => {
  const token = await protectedLink();
  const statuses = await guesses(8, () => guess(token, '198.51.100.1'));
  expect(statuses).toEqual([...times(5, 403), ...times(3, 429)]);
  expect(await open(token, '198.51.100.1')).toBe(429);
  expect(await open(token, '198.51.100.2')).toBe(200);
  expect(await open(await protectedLink(), '198.51.100.1')).toBe(200);
  api.advance(minute);
  expect(await open(token, '198.51.100.1')).toBe(200);
});

it.each([
  ['of a /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
  ['written in two ways', '198.51.100.7', '::ffff:198.51.100.7', '198.51.100.8'],
])('addresses %s are one reader', async (_name, one, same, other) => {
  const token = await protectedLink();
  const statuses = await guesses(6, (index) => guess(token, index % 2 === 0 ? one : same));
  expect(statuses).toEqual([...times(5, 403), 429]);
  expect(await open(token, same)).toBe(429);
  expect(await open(token, other)).toBe(200);
});

it('one network has 120 guesses at all links together', async () => {
  const tokens = await Promise.all(Array.from({ length: 25 }, protectedLink));
  const statuses = await guesses(125, (index) => guess(tokens[index % 25] ?? '', '198.51.100.1'));
  expect(statuses).toEqual([...times(120, 403), ...times(5, 429)]);
  expect(await open(tokens[0] ?? '', '198.51.100.2')).toBe(200);
  expect(await open(await protectedLink(), '198.51.100.1')).toBe(429);
});

it('one link has 50 guesses from all networks together', async () => {
  const token = await protectedLink();
  const statuses = await guesses(55, (index) => guess(token, `198.51.100.${index}`));
  expect(statuses).toEqual([...times(50, 403), ...times(5, 429)]);
  expect(await open(token, '203.0.113.1')).toBe(429);
  expect(await open(await protectedLink(), '203.0.113.1')).toBe(200);
  api.advance(minute);
  expect(await open(token, '203.0.113.1')).toBe(200);
});

it('right passwords are free, from every network', async () => {
  const token = await protectedLink();
  expect(await guesses(130, () => open(token, '198.51.100.1'))).toEqual(times(130, 200));
  expect(await guesses(4, () => guess(token, '198.51.100.1'))).toEqual(times(4, 403));
  expect(await open(token, '198.51.100.1')).toBe(200);
});
