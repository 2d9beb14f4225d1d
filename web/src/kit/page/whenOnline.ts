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

/**
 * Code that cannot be loaded because there is no network: it is said, and loaded by itself once there is one again.
 * Whatever waits for it (a page that was gone to, a menu that was pressed) then comes.
 */
export const whenOnline =
  <Code>(load: () => Promise<Code>) =>
  async (): Promise<Code> => {
    try {
      return await load();
    } catch (error) {
      if (!isMissingFile(error) || navigator.onLine) throw error;
      showErrorAbout(cause, [errorMessages.codeOffline]);
      await backOnline();
      settle(cause);
      return await load().catch((again: unknown) => {
        throw isMissingFile(again) ? new RememberedFailure(again) : again;
      });
    }
  };

const backOnline = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
