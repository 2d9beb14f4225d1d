import { useState } from 'react';
import { flushSync } from 'react-dom';
import { readAllItems, waitForPhotos } from './printing.ts';
import { useReportKey } from './reportKey.ts';
import type { Report } from './requestReport.ts';
import type { PrintedItems } from './TaskSection.tsx';
import { inDigits } from '../../messages/inDigits.ts';

export interface Printing {
  /** Null while nothing is prepared, else what is being done. */
  readonly busy: string | null;
  readonly failed: boolean;
  readonly withItems: boolean;
  readonly items: PrintedItems;
  readonly print: () => void;
}

/** Prints the whole report: every item of every matrix and every photo is there before the print dialog opens. */
export function usePrinting(report: Report): Printing {
  const key = useReportKey();
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [items, setItems] = useState<PrintedItems>(new Map());
  const matrices = report.report.tasks.filter(({ itemCount }) => itemCount !== null && itemCount > 0);

  const print = async () => {
    setFailed(false);
    setBusy('Preparing…');
    const read = await readAllItems(key, matrices, (done, all) =>
      setBusy(`Preparing ${inDigits(done)} of ${inDigits(all)} items…`),
    );
    if (read === null) {
      setFailed(true);
      setBusy(null);
      return;
    }
    flushSync(() => setItems(read));
    await waitForPhotos(document, (done, all) => setBusy(`Loading photo ${done} of ${all}…`));
    flushSync(() => setBusy(null));
    window.print();
  };
  return {
    busy,
    failed,
    withItems: matrices.length > 0,
    items,
    print: () => {
      if (busy === null) void print();
    },
  };
}
