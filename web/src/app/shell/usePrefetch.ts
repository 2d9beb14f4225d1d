import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { pages } from '../pages.ts';

/** Pointing at a link for so long is more than passing over it. */
const hoverMilliseconds = 80;

/** Fetches the code of a page, and what it says it needs, while somebody points at or moves the focus to its link. */
export function usePrefetch(): void {
  const client = useApolloClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const seen = new Set<string>();
    const onNear = ({ target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? linkOf(target) : null;
      if (!link || link.origin !== window.location.origin || seen.has(link.pathname)) return;
      timer = setTimeout(() => {
        seen.add(link.pathname);
        for (const page of pages) {
          const match = matchPath(page.path, link.pathname);
          if (!match) continue;
          void page.load().catch(() => undefined);
          page.prefetch?.(client, match.params);
          return;
        }
      }, hoverMilliseconds);
    };
    document.addEventListener('pointerover', onNear, { passive: true });
    document.addEventListener('focusin', onNear);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onNear);
      document.removeEventListener('focusin', onNear);
    };
  }, [client]);
}

/** The link under the pointer; anywhere in a row, the row's link, except on what does something else there. */
function linkOf(target: Element): HTMLAnchorElement | null {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link || target.closest('button, input, label')) return link;
  return target.closest('tr')?.querySelector<HTMLAnchorElement>('a[data-row-link]') ?? null;
}
