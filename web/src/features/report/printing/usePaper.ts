import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** After this, the report is printed without the map. */
const mapDeadlineMilliseconds = 10_000;

export interface Paper {
  /** Whether the map must be rendered, visible or not. */
  readonly needsMap: boolean;
  readonly onMapDrawn: () => void;
  /** Renders a map that the reader has not scrolled to, and waits until it has loaded or failed. */
  readonly drawMap: () => Promise<void>;
}

/**
 * Prepares the report for printing: its name for the page margins, and the map in its print size. With the browser's
 * own print command the map is included only if it was loaded before, since that command does not wait.
 * @param name escaped as a CSS string
 */
export function usePaper(name: string, hasMap: boolean): Paper {
  const [needsMap, setNeedsMap] = useState(false);
  const drawn = useRef(!hasMap);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--report-name', name);
    return () => void style.removeProperty('--report-name');
  }, [name]);
  const begin = useEffectEvent(() => {
    setNeedsMap(true);
    document.documentElement.dataset['paper'] = drawn.current ? 'map' : '';
  });
  useEffect(() => {
    const end = () => delete document.documentElement.dataset['paper'];
    // Before the map, which then measures its new size.
    window.addEventListener('beforeprint', begin, { capture: true });
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin, { capture: true });
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return {
    needsMap,
    onMapDrawn: () => {
      drawn.current = true;
      waiting.current.splice(0).forEach((go) => go());
    },
    drawMap: async () => {
      if (drawn.current) return;
      setNeedsMap(true);
      let timer: ReturnType<typeof setTimeout> | undefined;
      await new Promise<void>((resolve) => {
        waiting.current.push(resolve);
        timer = setTimeout(resolve, mapDeadlineMilliseconds);
      });
      clearTimeout(timer);
    },
  };
}
