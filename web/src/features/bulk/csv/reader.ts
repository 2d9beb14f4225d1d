import { askWorker } from '../../../ui/csv/besideThePage.ts';
import type { Later } from '../../../ui/csv/besideThePage.ts';
import type { BulkCalls } from './bulkCalls.ts';

export type BulkReader = Later<BulkCalls> & { readonly close: () => void };

/** Reads files in a worker, so that the page does not block; without worker support the page reads them itself. */
export async function openBulkReader(): Promise<BulkReader> {
  if (typeof Worker === 'undefined') {
    const { bulkCalls } = await import('./bulkCalls.ts');
    return { read: async (type, brought) => bulkCalls.read(type, brought), close: () => undefined };
  }
  const { ask, close } = askWorker<BulkCalls>(
    new Worker(new URL('bulk.worker.ts', import.meta.url), { type: 'module' }),
  );
  return { read: (type, brought) => ask('read', type, brought), close };
}
