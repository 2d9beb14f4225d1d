import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { useApolloClient } from '@apollo/client/react';
import { fetchAhead } from '../../kit/page/whenOnline.ts';
import { beginsScreens } from '../beginScreen.ts';
import { screens } from '../screens.ts';
import { useSessionStore } from '../session/SessionProvider.tsx';

/** Pointing at a link for so long is more than passing over it. */
const hoverMilliseconds = 80;

/** Fetches the code of a page, and what it begins with, while somebody points at or moves the focus to its link. */
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
    // Who presses it is there already: the router asks, and asking once more would double every request of the page.
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

/** The link under the pointer; anywhere in a row, the row's link, except on what does something else there. */
function linkOf(target: Element): HTMLAnchorElement | null {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link || target.closest('button, input, label')) return link;
  return target.closest('tr')?.querySelector<HTMLAnchorElement>('a[data-row-link]') ?? null;
}
