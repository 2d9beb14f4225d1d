import type { ReportPicture } from './pictures.ts';

export interface PhotoFile {
  readonly name: string;
  readonly picture: Pick<ReportPicture, 'mediaUrl' | 'thumbUrl' | 'takenAt'>;
}

export interface ReadPhoto {
  readonly name: string;
  readonly input: Blob;
  readonly lastModified: Date;
}

interface Reading {
  readonly signal: AbortSignal;
  /** Called for each of them, in order; `isThere` is false for one that could not be loaded. */
  readonly onRead: (name: string, isThere: boolean) => void;
}

/** The concurrency; a browser has six connections for everything. */
const parallel = 3;
const deadlineMilliseconds = 120_000;
const tries = 3;
const longestWaitSeconds = 15;

/** Loads photos in order. Unreadable ones are reported and skipped; aborting ends with an error. */
export async function* readPhotos(
  files: readonly PhotoFile[],
  { signal, onRead }: Reading,
): AsyncGenerator<ReadPhoto> {
  const waiting = files.map((file) => ({
    file,
    blob: (): Promise<Blob | null> => readPhoto(file.picture, signal),
  }));
  const underWay: { file: PhotoFile; blob: Promise<Blob | null> }[] = [];
  const begin = () => {
    const next = waiting.shift();
    if (next) underWay.push({ file: next.file, blob: next.blob() });
  };
  for (let count = 0; count < parallel; count += 1) begin();
  for (let next = underWay.shift(); next; next = underWay.shift()) {
    const blob = await next.blob;
    signal.throwIfAborted();
    begin();
    const { name, picture } = next.file;
    onRead(name, blob !== null);
    if (blob) yield { name, input: blob, lastModified: new Date(picture.takenAt ?? Date.now()) };
  }
}

/** Null if it cannot be loaded. A busy server's wait is respected. Never rejects. */
export async function readPhoto(
  { mediaUrl, thumbUrl }: Pick<ReportPicture, 'mediaUrl' | 'thumbUrl'>,
  signal: AbortSignal,
): Promise<Blob | null> {
  const url = mediaUrl ?? thumbUrl;
  if (url === null) return null;
  try {
    for (let count = 1; count <= tries; count += 1) {
      const answer = await fetch(url, {
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMilliseconds)]),
      });
      // Read completely before it is passed on: a broken stream would break the whole archive.
      if (answer.ok) return await answer.blob();
      if (answer.status !== 429 && answer.status !== 503) return null;
      await pause(Number(answer.headers.get('retry-after')) || 1, signal);
    }
  } catch {
    // Reported by name, like one that the server refuses.
  }
  return null;
}

const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.min(seconds, longestWaitSeconds) * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
