import { shownMedia } from '../../kit/media/media.ts';
import type { GalleryMedia } from '../../kit/media/media.ts';
import type { ReportAnswerFragment } from './report.generated.ts';
import type { ReportSection } from './reading.ts';
import type { Report, ReportItem } from './requestReport.ts';

/** What can be shown of all the answers, in the order of the document. */
export const picturesOf = (sections: readonly ReportSection[]): GalleryMedia[] =>
  sections
    .flatMap(({ tasks }) => tasks)
    .flatMap(({ number, question, answer }) => shownOf(answer, `${number}. ${question.title}`));

/** The same of items of a matrix task. */
export const picturesOfItems = (
  { component }: Report['taskGroups'][number]['tasks'][number],
  items: readonly ReportItem[],
): GalleryMedia[] =>
  items.flatMap(({ label, tasks }) =>
    (component.matrixTasks ?? []).flatMap(({ id, title }) =>
      shownOf(
        tasks.find(({ taskId }) => taskId === id),
        `${label}: ${title}`,
      ),
    ),
  );

const shownOf = (answer: ReportAnswerFragment | undefined, about: string): GalleryMedia[] =>
  shownMedia(answer?.media ?? [], about);
