import { useEffect, useState } from 'react';
import { sectionAnchor } from '../reading.ts';
import type { ReportSection } from '../reading.ts';

/** A line across the window, a quarter below its top: what lies there is being read. */
const line = '-25% 0px -75% 0px';

/** The key of the section that is being read; null above and below them all. */
export function useCurrentSection(sections: readonly ReportSection[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const keys = new Map(sections.map((section) => [sectionAnchor(section), section.key]));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const key = keys.get(target.id) ?? null;
          // One section ends where the next begins, and both are told of at once.
          setCurrent((before) => (isIntersecting ? key : before === key ? null : before));
        }
      },
      { rootMargin: line },
    );
    for (const anchor of keys.keys()) {
      const element = document.getElementById(anchor);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
