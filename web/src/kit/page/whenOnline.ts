import { errorMessages } from '../../messages/errors.ts';
import { settle, showErrorAbout } from '../toast/toast.ts';
import { isMissingFile } from './missingFile.ts';

const cause = 'code-offline';

/** Some browsers remember for a document that a file could not be loaded: only a new document gets it. */
export class RememberedFailure extends Error {
  constructor(failure: unknown) {
    super(failure instanceof Error ? failure.message : String(failure), { cause: failure });
  }
}

const loaded = new WeakSet<() => Promise<unknown>>();

/** Fetches code that will probably be wanted. */
export function fetchAhead(load: () => Promise<unknown>): void {
  if (navigator.onLine) load().then(() => loaded.add(load), nothing);
}

const nothing = () => undefined;

/**
 * Code that cannot be loaded because there is no network: it is said, and loaded by itself once there is one again.
 * Whatever waits for it (a page that was gone to, a menu that was pressed) then comes. It is not tried meanwhile: a
 * browser that remembers the failure would never load it for this document.
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
