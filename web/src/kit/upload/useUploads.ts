import type { UploadExtension } from '@shepherd/domain/fileKind.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { errorMessages } from '../../messages/errors.ts';
import { newKey } from '../fieldArray/itemKey.ts';
import { addToErrorAbout, showError } from '../toast/toast.ts';
import { uploadRefusal } from './fileRules.ts';
import { UploadError } from './sendFile.ts';

/** A file that is uploading, or has failed. */
export interface UploadOf<Target> {
  readonly key: number;
  readonly file: File;
  /** What the file belongs to. */
  readonly target: Target;
  /** From 0 to 1. */
  readonly share: number;
  /** Why it failed; null while it is uploading. */
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
  readonly accepts: readonly UploadExtension[];
  /** How many more files are allowed; unlimited without it. */
  readonly room?: number;
  readonly onUploaded: (answer: Answer, upload: { readonly file: File; readonly target: Target }) => void;
  /** Called when files are chosen; settles when they have been uploaded or failed. */
  readonly onSending?: ((sending: Promise<void>) => void) | undefined;
}

export interface Uploads<Target> {
  readonly uploads: readonly UploadOf<Target>[];
  readonly add: (target: Target, files: readonly File[]) => void;
  /** Aborts an upload in flight, and removes a failed one. */
  readonly cancel: (key: number) => void;
  /** Retries a failed upload. */
  readonly retry: (key: number) => void;
}

/**
 * Uploads files immediately, each in a request of its own. Refused and failed ones of the same choice are named in one
 * notice that stays; an upload that failed in flight can be retried.
 */
export function useUploads<Target, Answer>(options: UploadOptions<Target, Answer>): Uploads<Target> {
  const [uploads, setUploads] = useState<readonly UploadOf<Target>[]>([]);
  const counter = useRef(0);
  /**
   * Uploads in flight, and finished ones that are still rendered as in flight: they count towards the limit until then.
   */
  const stops = useRef(new Map<number, AbortController>());
  const over = useRef(new Set<number>());
  // Files are read before they are sent, and the limit may have changed after that.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
    over.current.forEach((key) => stops.current.delete(key));
    over.current.clear();
  });
  const left = useRef(false);
  useEffect(() => {
    const running = stops.current;
    left.current = false;
    return () => {
      left.current = true;
      running.forEach((stop) => stop.abort());
    };
  }, []);

  const change = (key: number, changed: Partial<UploadOf<Target>>) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)));
  const forget = (key: number) => setUploads((before) => before.filter((upload) => upload.key !== key));

  const send = async (key: number, target: Target, file: File, notice: string) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const answer = await latest.current.send(target, file, (share) => change(key, { share }), stop.signal);
      over.current.add(key);
      forget(key);
      latest.current.onUploaded(answer, { file, target });
    } catch (error) {
      if (stop.signal.aborted) return;
      over.current.add(key);
      const failure = error instanceof UploadError ? error.message : errorMessages.uploadFailed;
      change(key, { failure });
      addToErrorAbout(notice, [errorMessages.file(file.name, failure)]);
    }
  };

  const roomLeft = (): number => (latest.current.room ?? Number.POSITIVE_INFINITY) - stops.current.size;
  const take = async (target: Target, files: readonly File[]) => {
    const judged = await Promise.all(
      files.map(async (file) => ({ file, refusal: await uploadRefusal(file, options.accepts) })),
    );
    if (left.current) return;
    const notice = `upload-${newKey()}`;
    const refusals: string[] = [];
    const sent: Promise<void>[] = [];
    for (const { file, refusal } of judged) {
      const reason = refusal ?? (roomLeft() <= 0 ? errorMessages.tooManyFiles : null);
      if (reason !== null) {
        refusals.push(errorMessages.file(file.name, reason));
        continue;
      }
      counter.current += 1;
      const key = counter.current;
      setUploads((before) => [...before, { key, file, target, share: 0, failure: null }]);
      sent.push(send(key, target, file, notice));
    }
    if (refusals.length > 0) addToErrorAbout(notice, refusals);
    await Promise.all(sent);
  };
  const add = (target: Target, files: readonly File[]) => {
    const taken = take(target, files);
    options.onSending?.(taken);
  };
  const cancel = (key: number) => {
    stops.current.get(key)?.abort();
    stops.current.delete(key);
    forget(key);
  };
  const retry = (key: number) => {
    const upload = uploads.find((one) => one.key === key);
    // Already in flight.
    if (!upload || stops.current.has(key)) return;
    // Another file may have taken its place meanwhile.
    if (roomLeft() <= 0) {
      showError(errorMessages.file(upload.file.name, errorMessages.tooManyFiles));
      return;
    }
    change(key, { share: 0, failure: null });
    const sending = send(key, upload.target, upload.file, `upload-${newKey()}`);
    options.onSending?.(sending);
  };
  return { uploads, add, cancel, retry };
}
