import { useEffect, useRef, useState } from 'react';

/** What a map is drawn for until its place is known. */
const unknownPlace = { width: 420, height: 480 };

/** How large the element inside of which something is drawn is. */
export function usePlace() {
  const frame = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(unknownPlace);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      if (element.clientWidth > 0) setPlace({ width: element.clientWidth, height: element.clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, ...place };
}
