import { expect, test, vi } from 'vitest';
import { errorMessages } from '../../../messages/errors.ts';
import { shownToasts } from '../../toast/toast.ts';
import { fetchAhead, whenOnline } from './whenOnline.ts';

const missing = () => new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

test('code requested offline shows a notice, and loads once the network is back', async () => {
  online(false);
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('code');
  const loading = whenOnline(load)();
  await vi.waitFor(() =>
    expect(shownToasts().map(({ lines }) => lines)).toEqual([[errorMessages.codeOffline]]),
  );
  // The browser would cache a failure.
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(await loading).toBe('code');
  expect(shownToasts()).toEqual([]);
});

test('prefetched code works offline, and nothing is prefetched offline', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'code');
  online(false);
  fetchAhead(load);
  expect(load).not.toHaveBeenCalled();
  online(true);
  fetchAhead(load);
  await load.mock.results[0]?.value;
  online(false);
  expect(await whenOnline(load)()).toBe('code');
  expect(shownToasts()).toEqual([]);
});

test('code that is missing with a network fails immediately', async () => {
  online(true);
  await expect(whenOnline(() => Promise.reject(missing()))()).rejects.toThrow('dynamically imported module');
});

test('any other failure is passed on', async () => {
  online(true);
  await expect(whenOnline(() => Promise.reject(new Error('broken')))()).rejects.toThrow('broken');
});
