import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed; updates are in the document before the browser renders the print. */
export function usePrinting(needed: boolean): boolean {
  const [printing, setPrinting] = useState(false);
  const latest = useRef(false);
  useEffect(() => {
    if (!needed) return undefined;
    const set = (next: boolean) => {
      if (next === latest.current) return;
      latest.current = next;
      flushSync(() => setPrinting(next));
    };
    const paper = window.matchMedia('print');
    const onBefore = () => set(true);
    const onAfter = () => set(false);
    const onPaper = () => set(paper.matches);
    window.addEventListener('beforeprint', onBefore);
    window.addEventListener('afterprint', onAfter);
    paper.addEventListener('change', onPaper);
    return () => {
      window.removeEventListener('beforeprint', onBefore);
      window.removeEventListener('afterprint', onAfter);
      paper.removeEventListener('change', onPaper);
    };
  }, [needed]);
  return printing;
}
