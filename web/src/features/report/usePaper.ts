import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Without the map the rest is still worth its paper. */
const mapDeadlineMilliseconds = 10_000;

export interface Paper {
  /** Whether the map has to be there, seen or not. */
  readonly needsMap: boolean;
  readonly onMapDrawn: () => void;
  /** Draws the map that the reader has not scrolled to, and waits until it is there or will not come. */
  readonly drawMap: () => Promise<void>;
}

/**
 * What the report needs to be printed: its name for the margins of the pages, and the map in the size that it has there.
 * Whoever prints from the menu of the browser gets a map that was seen before, since nobody waits for it.
 * @param name in the words of a style sheet
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
    // Before the map, which takes the size that it then has.
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
