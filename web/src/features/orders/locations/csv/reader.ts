import { askWorker } from '../../../../ui/csv/besideThePage.ts';
import type { Later } from '../../../../ui/csv/besideThePage.ts';
import type { FileSession } from './session.ts';

/** Reads files in a worker, so that the page does not block. */
export type LocationsReader = Later<FileCalls> & { readonly close: () => void };
type FileCalls = { readonly [Name in keyof FileSession]: FileSession[Name] };

/** Without worker support the page reads them itself. */
export const openLocationsReader = async (): Promise<LocationsReader> =>
  typeof Worker === 'undefined' ? readerOfPage() : readerOfWorker();

async function readerOfPage(): Promise<LocationsReader> {
  const { newFileSession } = await import('./session.ts');
  const session = newFileSession();
  return {
    read: async (brought, known) => session.read(brought, known),
    orderDates: async (order, known) => session.orderDates(order, known),
    toSend: async () => session.toSend(),
    wrongCsv: async () => session.wrongCsv(),
    close: () => undefined,
  };
}

function readerOfWorker(): LocationsReader {
  const { ask, close } = askWorker<FileCalls>(
    new Worker(new URL('locations.worker.ts', import.meta.url), { type: 'module' }),
  );
  return {
    read: (brought, known) => ask('read', brought, known),
    orderDates: (order, known) => ask('orderDates', order, known),
    toSend: () => ask('toSend'),
    wrongCsv: () => ask('wrongCsv'),
    close,
  };
}
