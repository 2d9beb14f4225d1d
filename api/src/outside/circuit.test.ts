// @module-tag any-store
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nominatimGeocoder } from '../geocoding/nominatim.ts';
import { typeformProvider } from '../typeform/provider.ts';
import { createOutside } from './circuit.ts';
import { OutsideRefusalError } from './unavailable.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const fails = () => Promise.reject(new Error('no connection'));

/** A dependency with an open circuit. */
async function openCircuit() {
  const files = createOutside('files');
  for (let call = 0; call < 5; call += 1) {
    expect(files.isOpen()).toBe(false);
    await expect(files.call(fails)).rejects.toThrow('no connection');
  }
  expect(files.isOpen()).toBe(true);
  return files;
}

it('a call without an answer ends at its deadline', async () => {
  const files = createOutside('files');
  const ended = files.call(() => new Promise<void>(() => {})).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await ended).toMatchObject({ dependency: 'files', reason: 'slow' });
});

it('five failures in a row open the circuit: further calls fail fast', async () => {
  const files = await openCircuit();
  const make = vi.fn<typeof fails>(fails);
  await expect(files.call(make)).rejects.toMatchObject({ dependency: 'files', reason: 'open' });
  expect(make).not.toHaveBeenCalled();
});

it('after the pause one call tries, and the others fail fast meanwhile', async () => {
  const files = await openCircuit();
  await vi.advanceTimersByTimeAsync(5_000);
  const trial = Promise.withResolvers<string>();
  const tried = files.call(() => trial.promise);
  const make = vi.fn<typeof fails>(fails);
  await expect(files.call(make)).rejects.toMatchObject({ reason: 'open' });
  expect(make).not.toHaveBeenCalled();
  trial.resolve('back');
  expect(await tried).toBe('back');
  expect(files.isOpen()).toBe(false);
  expect(await files.call(async () => 'again')).toBe('again');
});

it('a failed trial keeps the circuit open for another pause', async () => {
  const files = await openCircuit();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(files.call(fails)).rejects.toThrow('no connection');
  await expect(files.call(fails)).rejects.toMatchObject({ reason: 'open' });
});

it.each([
  ['a request that it refuses', new OutsideRefusalError('403')],
  ['a mail that its server does not take', Object.assign(new Error('550'), { responseCode: 550 })],
])('%s does not count as a failure of the dependency', async (_what, answer) => {
  const mail = createOutside('mail');
  for (let call = 0; call < 10; call += 1)
    await expect(mail.call(() => Promise.reject(answer))).rejects.toBe(answer);
  expect(mail.isOpen()).toBe(false);
});

it.each([
  ['address search', 'geocoding.unavailable', () => nominatimGeocoder('http://127.0.0.1:1')('Oslo')],
  [
    'forms',
    'typeform.unavailable',
    () => typeformProvider({ url: 'http://127.0.0.1:1', token: 'secret' })('aBc123'),
  ],
] as const)('%s with an open circuit answers Retry-After', async (_what, code, ask) => {
  for (let call = 0; call < 5; call += 1) await expect(ask()).rejects.toMatchObject({ code });
  await expect(ask()).rejects.toMatchObject({ code, status: 502, retryAfterSeconds: 5 });
});
