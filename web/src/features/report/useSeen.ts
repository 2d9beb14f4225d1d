import { useEffect, useState } from 'react';

/** So much of it is in sight once somebody looks at it. */
const leastPart = 0.25;

/** Whether a quarter of the element is, or has been, in sight. */
export function useSeen(element: { readonly current: HTMLElement | null }): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ intersectionRatio }) => intersectionRatio >= leastPart) && setSeen(true),
      { threshold: leastPart },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen, element]);
  return seen;
}
