import { useEffect, useState } from 'react';
import { sectionAnchor } from '../reading.ts';
import type { ReportSection } from '../reading.ts';

/** A line across the window, a quarter below its top: the section there is being read. */
const line = '-25% 0px -75% 0px';

/** The key of the current section; null above and below all of them. */
export function useCurrentSection(sections: readonly ReportSection[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const keys = new Map(sections.map((section) => [sectionAnchor(section), section.key]));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const key = keys.get(target.id) ?? null;
          // A section ends where the next begins, and both are reported at the same time.
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
