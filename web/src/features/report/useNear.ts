import { useEffect, useState } from 'react';

export interface Place {
  readonly current: Element | null;
}

interface Nearness extends IntersectionObserverInit {
  /** The part of the element that must be visible; any part by default. */
  readonly threshold?: number;
}

/**
 * Whether the element is, or has been, as near to the viewport as the options say.
 * @param scroller its scroll container, if not the page
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

/** Calls back once when the element comes near; returns the teardown. */
export function watchNear(element: Element, options: Nearness, tell: () => void): () => void {
  const { threshold = 0 } = options;
  const observer = new IntersectionObserver((entries) => {
    // By the standard, an element intersects before its threshold is reached.
    if (!entries.some((entry) => entry.isIntersecting && entry.intersectionRatio >= threshold)) return;
    observer.disconnect();
    tell();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
