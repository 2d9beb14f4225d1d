import { errorMessages } from '../../../messages/errors.ts';
import { settle, showErrorAbout } from '../../toast/toast.ts';
import { isMissingFile } from './missingFile.ts';

const cause = 'code-offline';

/** Some browsers cache the failed load of a file for a document: only a new document can load it. */
export class RememberedFailure extends Error {
  constructor(failure: unknown) {
    super(failure instanceof Error ? failure.message : String(failure), { cause: failure });
  }
}

const loaded = new WeakSet<() => Promise<unknown>>();

/** Prefetches code that will probably be needed. */
export function fetchAhead(load: () => Promise<unknown>): void {
  if (navigator.onLine) load().then(() => loaded.add(load), nothing);
}

const nothing = () => undefined;

/**
 * Handles code that cannot be loaded without a network: a notice says so, and it loads once the network is back,
 * together with whatever waits for it (a page, a menu). It is not tried meanwhile: a browser that caches the failure
 * would never load it for this document.
 */
export const whenOnline =
  <Code>(load: () => Promise<Code>) =>
  async (): Promise<Code> => {
    if (!navigator.onLine && !loaded.has(load)) await waitForNetwork();
    try {
      const code = await load();
      loaded.add(load);
      return code;
    } catch (error) {
      if (!isMissingFile(error) || navigator.onLine) throw error;
      await waitForNetwork();
      return await load().catch((again: unknown) => {
        throw isMissingFile(again) ? new RememberedFailure(again) : again;
      });
    }
  };

async function waitForNetwork(): Promise<void> {
  showErrorAbout(cause, [errorMessages.codeOffline]);
  await backOnline();
  settle(cause);
}

const backOnline = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
