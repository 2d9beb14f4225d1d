import { useEffect, useState } from 'react';

interface Place {
  readonly current: Element | null;
}

interface Nearness extends IntersectionObserverInit {
  /** The part of the element that has to be in sight; any part of it unless told. */
  readonly threshold?: number;
}

/** Whether the element is, or has been, as near to what is in sight of the page as the options say. */
export function useNear(place: Place, options: Nearness): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return undefined;
    return watchNear(place.current, options, () => setNear(true));
  }, [near, place, options]);
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
