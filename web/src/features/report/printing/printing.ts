import type { ItemReaders } from '../matrix/itemReaders.ts';
import type { Report } from '../odd/readable.ts';

const photoDeadlineMilliseconds = 60_000;

type Progress = (done: number, all: number) => void;

/** Loads the missing items of the given matrix tasks; resolves to whether all are loaded. */
export async function readAllItems(
  readers: ItemReaders,
  matrices: readonly Pick<Report['report']['tasks'][number], 'taskId' | 'itemCount'>[],
  onProgress: Progress,
): Promise<boolean> {
  const all = matrices.map(({ taskId, itemCount }) => readers.of(taskId, itemCount ?? 0));
  const tell = () => {
    const counts = all.map((reader) => reader.now());
    onProgress(
      counts.reduce((sum, { items }) => sum + items.length, 0),
      counts.reduce((sum, { total }) => sum + total, 0),
    );
  };
  const unsubscribe = readers.subscribe(tell);
  try {
    for (const reader of all) if (!(await reader.readAll())) return false;
    return true;
  } finally {
    unsubscribe();
  }
}

/** Loads the photos that the reader has not scrolled to, and waits until each has loaded or failed. */
export async function waitForPhotos(page: ParentNode, onProgress: Progress): Promise<void> {
  const photos = [...page.querySelectorAll<HTMLImageElement>('img[data-photo]')];
  const missing = photos.filter(({ complete }) => !complete);
  let done = photos.length - missing.length;
  const loads = missing.map(
    (photo) =>
      new Promise<void>((resolve) => {
        const settle = () => {
          done += 1;
          onProgress(done, photos.length);
          resolve();
        };
        photo.addEventListener('load', settle, { once: true });
        photo.addEventListener('error', settle, { once: true });
        photo.loading = 'eager';
      }),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, photoDeadlineMilliseconds);
  });
  await Promise.race([Promise.all(loads), deadline]);
  clearTimeout(timer);
}
