import { locationFileMessages } from './fileMessages.ts';
import type { SentFile } from './csv/locationsFile.ts';

/** The calls that add a file to an order, each made once. */
export interface UploadSteps {
  readonly announce: (hash: string) => Promise<{ readonly id: string; readonly address: string }>;
  readonly transfer: (address: string, bytes: Blob, signal: AbortSignal) => Promise<unknown>;
  readonly start: (id: string) => Promise<unknown>;
  readonly cancel: (id: string, reason: string) => Promise<unknown>;
  /** Whether an error is an answer: otherwise the outcome of the call is unknown. */
  readonly isRefusal: (error: unknown) => boolean;
}

export type SendingResult =
  | { readonly kind: 'started' | 'stopped' }
  /** `arrived`: the file is on the server, and only the start of this upload got no answer. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly arrived: string | null };

/**
 * Announces a file, transfers it and starts its upload. An upload that fails earlier is cancelled, so that it does not
 * block its order; never one whose start may have succeeded.
 */
export async function sendLocations(
  { bytes, hash }: SentFile,
  steps: UploadSteps,
  signal: AbortSignal,
): Promise<SendingResult> {
  let id: string | null = null;
  try {
    const upload = await steps.announce(hash);
    id = upload.id;
    signal.throwIfAborted();
    await steps.transfer(upload.address, new Blob([bytes], { type: 'text/csv' }), signal);
    signal.throwIfAborted();
  } catch (error) {
    const stopped = signal.aborted;
    if (id !== null) {
      const reason = stopped ? locationFileMessages.stopped : locationFileMessages.notTransferred;
      // It may have been cancelled already, with the same effect.
      await steps.cancel(id, reason).catch(() => undefined);
    }
    return stopped ? { kind: 'stopped' } : { kind: 'failed', error, arrived: null };
  }
  return startLocations(id, steps);
}

/** Only the last step, for a file that is on the server. */
export async function startLocations(id: string, steps: UploadSteps): Promise<SendingResult> {
  try {
    await steps.start(id);
    return { kind: 'started' };
  } catch (error) {
    if (!steps.isRefusal(error)) return { kind: 'failed', error, arrived: id };
    await steps.cancel(id, locationFileMessages.notStarted).catch(() => undefined);
    return { kind: 'failed', error, arrived: null };
  }
}
