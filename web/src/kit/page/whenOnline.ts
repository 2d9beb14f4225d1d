import { errorMessages } from '../../messages/errors.ts';
import { settle, showErrorAbout } from '../toast/toast.ts';
import { isMissingFile } from './missingFile.ts';

const cause = 'code-offline';

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
      return await load();
    }
  };

const backOnline = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
