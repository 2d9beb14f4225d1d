import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { screens } from '../screens.ts';

/** Pointing at a link for so long is more than passing over it. */
const hoverMilliseconds = 80;

/** Fetches the code of a page while somebody points at or moves the focus to its link. */
export function usePrefetch(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const seen = new Set<string>();
    const onNear = ({ target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? linkOf(target) : null;
      if (!link || link.origin !== window.location.origin || seen.has(link.pathname)) return;
      timer = setTimeout(() => {
        seen.add(link.pathname);
        for (const { page, load } of screens) {
          if (!matchPath(page.path, link.pathname)) continue;
          void load().catch(() => undefined);
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
  }, []);
}

/** The link under the pointer; anywhere in a row, the row's link, except on what does something else there. */
function linkOf(target: Element): HTMLAnchorElement | null {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link || target.closest('button, input, label')) return link;
  return target.closest('tr')?.querySelector<HTMLAnchorElement>('a[data-row-link]') ?? null;
}
