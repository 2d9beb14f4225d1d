import type { PictureTask, ReportPicture } from './pictures.ts';

export interface PicturesOfTask {
  readonly task: PictureTask;
  readonly pictures: readonly ReportPicture[];
}

/** The photos of each task that has any, in the order of the document. */
export function picturesByTask(pictures: readonly ReportPicture[]): PicturesOfTask[] {
  const groups = Map.groupBy(pictures, ({ task }) => task.id);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ task: first.task, pictures: group }] : [];
  });
}
