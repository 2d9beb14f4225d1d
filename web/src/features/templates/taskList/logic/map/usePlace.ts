import { useEffect, useRef, useState } from 'react';

/** The assumed size until the element is measured. */
const unknownPlace = { width: 420, height: 480 };

/** The size of the container. */
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
