import { useEffect, useState } from 'react';

interface Place {
  readonly current: Element | null;
}

/** Whether the element is, or has been, closer to what is in sight of the page than `margin`. */
export function useNear(place: Place, margin: string): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return undefined;
    return watchNear(place.current, { rootMargin: margin }, () => setNear(true));
  }, [near, place, margin]);
  return near;
}

/** Tells once when the element comes near; the answer ends the watch. */
export function watchNear(element: Element, options: IntersectionObserverInit, tell: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    tell();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
