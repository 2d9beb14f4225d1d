import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { inDigits } from '../../../messages/inDigits.ts';
import type { ItemReaders } from '../matrix/itemReaders.ts';
import { loadTable } from '../matrix/loadTable.ts';
import type { Report } from '../odd/readable.ts';

export interface Printing {
  /** Null while idle, else the current step. */
  readonly busy: string | null;
  readonly failed: boolean;
  readonly withItems: boolean;
  /** The document is rendered for print: with every loaded item. */
  readonly isPrinted: boolean;
  readonly print: () => void;
}

/**
 * Prints the whole report: every item of every matrix, every photo and the map are loaded before the print dialog
 * opens.
 */
export function usePrinting(report: Report, readers: ItemReaders, drawMap: () => Promise<void>): Printing {
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [isPrinted, setIsPrinted] = useState(false);
  const matrices = report.report.tasks.filter(({ itemCount }) => itemCount !== null && itemCount > 0);

  // The browser's own command does not wait: what is loaded is printed, and the rest is named there.
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinted(true));
    const end = () => setIsPrinted(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  /** Null when not everything could be loaded. */
  const prepare = async () => {
    const [printing] = await Promise.all([import('./printing.ts'), matrices.length > 0 && loadTable()]);
    const isRead = await printing.readAllItems(readers, matrices, (done, all) =>
      setBusy(`Preparing ${inDigits(done)} of ${inDigits(all)} items…`),
    );
    return isRead ? printing : null;
  };
  const print = async () => {
    setFailed(false);
    setBusy('Preparing…');
    const map = drawMap();
    const printing = await prepare().catch(() => null);
    if (printing === null) {
      setFailed(true);
      setBusy(null);
      return;
    }
    flushSync(() => setIsPrinted(true));
    await printing.waitForPhotos(document, (done, all) => setBusy(`Loading photo ${done} of ${all}…`));
    await map;
    flushSync(() => setBusy(null));
    window.print();
  };
  return {
    busy,
    failed,
    withItems: matrices.length > 0,
    isPrinted,
    print: () => {
      if (busy === null) void print();
    },
  };
}
