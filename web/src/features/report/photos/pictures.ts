import { shownMedia } from '../../../kit/media/media.ts';
import type { GalleryMedia } from '../../../kit/media/media.ts';
import type { ItemsOfTasks } from '../matrix/itemReaders.ts';
import type { ReportAnswer } from '../odd/readable.ts';
import type { NumberedTask, ReportSection } from '../reading.ts';
import { tasksOf } from '../reading.ts';

/** A photo or video of the report, with its task. */
export type ReportPicture = GalleryMedia & {
  readonly task: PictureTask;
  /** Its matrix item; null for one of the task itself. */
  readonly part: string | null;
};

export interface PictureTask {
  readonly id: string;
  readonly number: number;
  readonly title: string;
}

const nothingRead: ItemsOfTasks = new Map();

/** The pictures of all answers, in the order of the document; those of items as far as they are loaded. */
export const picturesOf = (
  sections: readonly ReportSection[],
  read: ItemsOfTasks = nothingRead,
): ReportPicture[] =>
  tasksOf(sections).flatMap((task) => [...ownPictures(task), ...itemPictures(task, read)]);

const taskOf = ({ number, question: { id, title } }: NumberedTask): PictureTask => ({ id, number, title });

function ownPictures(task: NumberedTask): ReportPicture[] {
  const about = `${task.number}. ${task.question.title}`;
  return shown(task.answer, about).map((one) => ({ ...one, task: taskOf(task), part: null }));
}

function itemPictures(task: NumberedTask, read: ItemsOfTasks): ReportPicture[] {
  const inner = task.question.component.matrixTasks ?? [];
  return (read.get(task.question.id) ?? []).flatMap(({ label, tasks }) =>
    inner.flatMap(({ id, title }) =>
      shown(
        tasks.find(({ taskId }) => taskId === id),
        `${label}: ${title}`,
      ).map((one) => ({ ...one, task: taskOf(task), part: `${label}, ${title}` })),
    ),
  );
}

const shown = (answer: ReportAnswer | undefined, about: string): GalleryMedia[] =>
  shownMedia(answer?.media ?? [], about);

/** The matrices with photos of items that are not loaded. */
export const matricesWithPhotos = (sections: readonly ReportSection[]): readonly NumberedTask[] =>
  tasksOf(sections).filter(
    ({ question, answer }) =>
      (answer?.itemCount ?? 0) > 0 &&
      question.component.matrixTasks?.some(({ component: { type } }) => type === 'PHOTO' || type === 'VIDEO'),
  );
