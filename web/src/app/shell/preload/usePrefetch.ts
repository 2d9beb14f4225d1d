import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { useApolloClient } from '@apollo/client/react';
import { fetchAhead } from '../../../kit/page/code/whenOnline.ts';
import { beginsScreens } from '../../beginScreen.ts';
import { screens } from '../../screens.ts';
import { useSessionStore } from '../../session/SessionProvider.tsx';

/** A hover of this length is deliberate. */
const hoverMilliseconds = 80;

/** Prefetches the code and the data of a page while the user hovers over or focuses its link. */
export function usePrefetch(): void {
  const client = useApolloClient();
  const store = useSessionStore();
  useEffect(() => {
    const beginScreen = beginsScreens({ client, store });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const seen = new Set<string>();
    const onNear = ({ target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? linkOf(target) : null;
      if (!link || link.origin !== window.location.origin || seen.has(link.pathname)) return;
      timer = setTimeout(() => {
        seen.add(link.pathname);
        for (const screen of screens) {
          const match = matchPath(screen.page.path, link.pathname);
          if (!match) continue;
          fetchAhead(screen.load);
          beginScreen(screen, match.params, link.search);
          return;
        }
      }, hoverMilliseconds);
    };
    // After a press the router loads the page: prefetching as well would double every request.
    const onPress = () => clearTimeout(timer);
    document.addEventListener('pointerover', onNear, { passive: true });
    document.addEventListener('focusin', onNear);
    document.addEventListener('click', onPress, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onPress, { capture: true });
      document.removeEventListener('pointerover', onNear);
      document.removeEventListener('focusin', onNear);
    };
  }, [client, store]);
}

/** The link under the pointer; in a row, the row's link, except over a control of its own. */
function linkOf(target: Element): HTMLAnchorElement | null {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link || target.closest('button, input, label')) return link;
  return target.closest('tr')?.querySelector<HTMLAnchorElement>('a[data-row-link]') ?? null;
}
