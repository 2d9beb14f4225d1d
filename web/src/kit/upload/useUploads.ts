import { useEffect, useRef, useState } from 'react';
import { errorMessages } from '../../messages/errors.ts';
import { showError } from '../toast/toast.ts';
import { fileRefusal } from './fileRules.ts';
import { UploadError } from './sendFile.ts';

/** A file on its way, or one that did not arrive. */
export interface UploadOf<Target> {
  readonly key: number;
  readonly file: File;
  /** What it is for. */
  readonly target: Target;
  /** From 0 to 1. */
  readonly share: number;
  /** Why it did not arrive; null while it is on its way. */
  readonly failure: string | null;
}

/** Sends one file. Rejects with an `UploadError`, or in any way after `signal` was aborted. */
export type SendFile<Target, Answer> = (
  target: Target,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<Answer>;

interface UploadOptions<Target, Answer> {
  readonly send: SendFile<Target, Answer>;
  /** Lower-case extensions without a dot. */
  readonly accepts: readonly string[];
  /** How many more there may be; without it any number. */
  readonly room?: number;
  readonly onUploaded: (answer: Answer, upload: { readonly file: File; readonly target: Target }) => void;
  /** Told of each file that is sent; settles when it has arrived or failed. */
  readonly onSending?: ((sending: Promise<void>) => void) | undefined;
}

export interface Uploads<Target> {
  readonly uploads: readonly UploadOf<Target>[];
  readonly add: (target: Target, files: readonly File[]) => void;
  /** Stops one that is on its way, and forgets one that failed. */
  readonly cancel: (key: number) => void;
  /** Sends one that failed again. */
  readonly retry: (key: number) => void;
}

/**
 * Sends files at once, each in a request of its own. Every refused or failed file is named in a notice that stays; one
 * that failed on its way can be sent again.
 */
export function useUploads<Target, Answer>(options: UploadOptions<Target, Answer>): Uploads<Target> {
  const [uploads, setUploads] = useState<readonly UploadOf<Target>[]>([]);
  const counter = useRef(0);
  const stops = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop.abort());
  }, []);

  const change = (key: number, changed: Partial<UploadOf<Target>>) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)));
  const forget = (key: number) => setUploads((before) => before.filter((upload) => upload.key !== key));

  const send = async (key: number, target: Target, file: File) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const answer = await options.send(target, file, (share) => change(key, { share }), stop.signal);
      forget(key);
      options.onUploaded(answer, { file, target });
    } catch (error) {
      if (stop.signal.aborted) return;
      const failure = error instanceof UploadError ? error.message : errorMessages.uploadFailed;
      change(key, { failure });
      showError(errorMessages.file(file.name, failure));
    } finally {
      stops.current.delete(key);
    }
  };
  const begin = (key: number, target: Target, file: File) => {
    const sending = send(key, target, file);
    options.onSending?.(sending);
  };

  const roomLeft = (): number => {
    const running = uploads.filter(({ failure }) => failure === null).length;
    return (options.room ?? Number.POSITIVE_INFINITY) - running;
  };
  const add = (target: Target, files: readonly File[]) => {
    let room = roomLeft();
    const refusals: string[] = [];
    for (const file of files) {
      const refusal = room <= 0 ? errorMessages.tooManyFiles : fileRefusal(file, options.accepts);
      if (refusal !== null) {
        refusals.push(errorMessages.file(file.name, refusal));
        continue;
      }
      room -= 1;
      counter.current += 1;
      const key = counter.current;
      setUploads((before) => [...before, { key, file, target, share: 0, failure: null }]);
      begin(key, target, file);
    }
    // One notice for all that were chosen together.
    if (refusals.length > 0) showError(...refusals);
  };
  const cancel = (key: number) => {
    stops.current.get(key)?.abort();
    forget(key);
  };
  const retry = (key: number) => {
    const upload = uploads.find((one) => one.key === key);
    // On its way already.
    if (!upload || stops.current.has(key)) return;
    // Another one may have taken its place meanwhile.
    if (roomLeft() <= 0) {
      showError(errorMessages.file(upload.file.name, errorMessages.tooManyFiles));
      return;
    }
    change(key, { share: 0, failure: null });
    begin(key, upload.target, upload.file);
  };
  return { uploads, add, cancel, retry };
}
