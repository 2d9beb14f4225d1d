import { useEffect, useRef, useState } from 'react';
import { errorMessages } from '../../messages/errors.ts';
import { showError } from '../toast/toast.ts';
import { fileRefusal } from './fileRules.ts';
import { sendFile, UploadError } from './sendFile.ts';
import type { UploadedFile } from './sendFile.ts';

export interface RunningUpload {
  readonly key: number;
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
}

export interface UploadOptions {
  /** Below `/files/`, for example `customers/logos`. */
  readonly to: string;
  /** Lower-case extensions without a dot. */
  readonly accepts: readonly string[];
  /** How many files there may be in all. */
  readonly most: number;
  /** How many there are already. */
  readonly held: number;
  readonly onUploaded: (file: UploadedFile) => void;
  /** Told of each file that is sent; settles when it has arrived or failed. */
  readonly onSending?: ((sending: Promise<void>) => void) | undefined;
}

/** Sends files at once, each in a request of its own. Every refused or failed file is named in a notice that stays. */
export function useUploads(options: UploadOptions): {
  readonly running: readonly RunningUpload[];
  readonly add: (files: readonly File[]) => void;
} {
  const [running, setRunning] = useState<readonly RunningUpload[]>([]);
  const counter = useRef(0);
  const stop = useRef(new AbortController());
  useEffect(() => {
    // Strict mode mounts twice: a controller that was aborted by the first unmount would stop every upload.
    if (stop.current.signal.aborted) stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);

  const send = async (file: File) => {
    counter.current += 1;
    const key = counter.current;
    setRunning((before) => [...before, { key, name: file.name, share: 0 }]);
    try {
      const uploaded = await sendFile(
        options.to,
        file,
        (share) =>
          setRunning((before) =>
            before.map((upload) => (upload.key === key ? { ...upload, share } : upload)),
          ),
        stop.current.signal,
      );
      options.onUploaded({ ...uploaded, name: uploaded.name === '' ? file.name : uploaded.name });
    } catch (error) {
      if (error instanceof UploadError) showError(errorMessages.file(file.name, error.message));
    } finally {
      setRunning((before) => before.filter((upload) => upload.key !== key));
    }
  };

  const add = (files: readonly File[]) => {
    let room = options.most - options.held - running.length;
    for (const file of files) {
      const refusal = room <= 0 ? errorMessages.tooManyFiles : fileRefusal(file, options.accepts);
      if (refusal === null) {
        room -= 1;
        const sending = send(file);
        options.onSending?.(sending);
      } else {
        showError(errorMessages.file(file.name, refusal));
      }
    }
  };
  return { running, add };
}
