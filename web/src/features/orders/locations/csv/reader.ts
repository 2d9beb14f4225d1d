import type { Brought, Known, Refused, SentFile } from './locationsFile.ts';
import type { FileSummary } from './session.ts';

interface ReadQuestion {
  readonly id: number;
  readonly kind: 'read';
  readonly brought: Brought;
  readonly known: Known;
}
interface OtherQuestion {
  readonly id: number;
  readonly kind: 'toSend' | 'wrongCsv';
}
export type SessionQuestion = ReadQuestion | OtherQuestion;
export type SessionAnswer =
  | { readonly id: number; readonly value: FileSummary | Refused | SentFile | string }
  | { readonly id: number; readonly failure: string };

/** Reads files beside the page, which would stand still meanwhile. */
export interface LocationsReader {
  readonly read: (brought: Brought, known: Known) => Promise<FileSummary | Refused>;
  readonly toSend: () => Promise<SentFile>;
  readonly wrongCsv: () => Promise<string>;
  readonly close: () => void;
}

/** Without workers the page reads by itself. */
export const openLocationsReader = async (): Promise<LocationsReader> =>
  typeof Worker === 'undefined' ? readerOfPage() : readerOfWorker();

async function readerOfPage(): Promise<LocationsReader> {
  const { newFileSession } = await import('./session.ts');
  const session = newFileSession();
  return {
    read: async (brought, known) => session.read(brought, known),
    toSend: async () => session.toSend(),
    wrongCsv: async () => session.wrongCsv(),
    close: () => undefined,
  };
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (reason: Error) => void;
}

function readerOfWorker(): LocationsReader {
  const worker = new Worker(new URL('locations.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let counter = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<SessionAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) asked?.reject(new Error(data.failure));
    // Safe: the worker answers each question with what its kind has.
    else asked?.resolve(data.value as never);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  const ask = <Value>(
    question: Omit<ReadQuestion, 'id'> | Omit<OtherQuestion, 'id'>,
    moved: Transferable[] = [],
  ): Promise<Value> =>
    new Promise((resolve, reject) => {
      counter += 1;
      waiting.set(counter, { resolve, reject });
      worker.postMessage({ ...question, id: counter }, moved);
    });
  return {
    read: (brought, known) =>
      ask({ kind: 'read', brought, known }, typeof brought === 'string' ? [] : [brought.buffer]),
    toSend: () => ask({ kind: 'toSend' }),
    wrongCsv: () => ask({ kind: 'wrongCsv' }),
    close: () => worker.terminate(),
  };
}
