import { requestItems } from './requestReport.ts';
import type { Report, ReportItem, ReportKey } from './requestReport.ts';

/** Fewer requests than the dialog makes, and no answer that takes long. */
const pageSize = 100;
const photoDeadlineMilliseconds = 60_000;

type Progress = (done: number, all: number) => void;

/** Every item of the given matrix tasks, by task; null when some could not be read. */
export async function readAllItems(
  key: ReportKey,
  matrices: readonly Pick<Report['report']['tasks'][number], 'taskId' | 'itemCount'>[],
  onProgress: Progress,
): Promise<Map<string, ReportItem[]> | null> {
  const all = matrices.reduce((sum, { itemCount }) => sum + (itemCount ?? 0), 0);
  const read = new Map<string, ReportItem[]>();
  let done = 0;
  for (const { taskId } of matrices) {
    const items: ReportItem[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const outcome = await requestItems(key, taskId, page, pageSize);
      if (outcome.kind === 'problem') return null;
      items.push(...outcome.value.items);
      last = outcome.value.pageInfo.lastPage;
      done += outcome.value.items.length;
      onProgress(done, Math.max(done, all));
    }
    read.set(taskId, items);
  }
  return read;
}

/** Loads the photos that the reader has not scrolled to yet, and waits until each is there or has failed. */
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
