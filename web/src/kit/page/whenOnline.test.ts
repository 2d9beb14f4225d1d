import { expect, test, vi } from 'vitest';
import { errorMessages } from '../../messages/errors.ts';
import { shownToasts } from '../toast/toast.ts';
import { whenOnline } from './whenOnline.ts';

const missing = () => new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

test('code that is asked for offline is said to come, and comes with the network', async () => {
  online(false);
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(missing()).mockResolvedValue('code');
  const loading = whenOnline(load)();
  await vi.waitFor(() =>
    expect(shownToasts().map(({ lines }) => lines)).toEqual([[errorMessages.codeOffline]]),
  );
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(await loading).toBe('code');
  expect(shownToasts()).toEqual([]);
});

test('code that is missing with a network fails at once', async () => {
  online(true);
  await expect(whenOnline(() => Promise.reject(missing()))()).rejects.toThrow('dynamically imported module');
});

test('any other failure is its own', async () => {
  online(false);
  await expect(whenOnline(() => Promise.reject(new Error('broken')))()).rejects.toThrow('broken');
});
