import { expect, test } from 'vitest';
import { Flow } from './flow.ts';

/** Whether a promise has settled once all that can run now has run. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  let settled = false;
  void promise.then(() => (settled = true));
  await new Promise((resolve) => setImmediate(resolve));
  return settled;
}

test('a producer waits from the eighth result on that is not written, until one is', async () => {
  const flow = new Flow();
  for (let result = 1; result < 8; result += 1) expect(await isSettled(flow.produced())).toBe(true);
  const eighth = flow.produced();
  expect(await isSettled(eighth)).toBe(false);
  flow.written();
  expect(await isSettled(eighth)).toBe(true);
});

test('a producer does not wait for a reader that is gone', async () => {
  const flow = new Flow();
  for (let result = 1; result < 8; result += 1) await flow.produced();
  const eighth = flow.produced();
  flow.end();
  expect(await isSettled(eighth)).toBe(true);
  expect(await isSettled(flow.produced())).toBe(true);
});
