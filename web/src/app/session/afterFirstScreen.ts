import { whenOnline } from '../../kit/page/code/whenOnline.ts';
import type { ConsoleSession } from './createConsoleSession.ts';

/** The first screen comes first: the code is loaded once nothing was loaded for this long. */
const quietMilliseconds = 1000;

const load = whenOnline(() => import('./whileSignedIn.ts'));

/** Starts what runs beside the screens of a signed-in user. */
export function afterFirstScreen(session: ConsoleSession): void {
  let loaded = -1;
  const timer = setInterval(() => {
    const count = performance.getEntriesByType('resource').length;
    if (count === loaded) {
      clearInterval(timer);
      // Without this code pages are read again when the user returns to them, and settings stay in this browser.
      load().then(
        ({ whileSignedIn }) => whileSignedIn(session),
        () => undefined,
      );
    }
    loaded = count;
  }, quietMilliseconds);
}
