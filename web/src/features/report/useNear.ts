import { useEffect, useState } from 'react';

export interface Place {
  readonly current: Element | null;
}

interface Nearness extends IntersectionObserverInit {
  /** The part of the element that has to be in sight; any part of it unless told. */
  readonly threshold?: number;
}

/**
 * Whether the element is, or has been, as near to what is in sight as the options say.
 * @param scroller what it moves in, unless it is the page
 */
export function useNear(place: Place, options: Nearness, scroller?: Place): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return undefined;
    const root = scroller?.current ?? null;
    return watchNear(place.current, { ...options, root }, () => setNear(true));
  }, [near, place, options, scroller]);
  return near;
}

/** Tells once when the element comes near; the answer ends the watch. */
export function watchNear(element: Element, options: Nearness, tell: () => void): () => void {
  const { threshold = 0 } = options;
  const observer = new IntersectionObserver((entries) => {
    // By the standard an element intersects before its threshold is reached.
    if (!entries.some((entry) => entry.isIntersecting && entry.intersectionRatio >= threshold)) return;
    observer.disconnect();
    tell();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
