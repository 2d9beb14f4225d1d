import type { ReportAnswerFragment } from './report.generated.ts';
import type { ReportSection } from './reading.ts';
import type { Report, ReportItem } from './requestReport.ts';

type Media = ReportAnswerFragment['media'][number];

/** A photo or video with what it was asked for. */
export type ReportPicture = Media & { readonly about: string };

/** What can be shown of all the answers, in the order of the document. */
export const picturesOf = (sections: readonly ReportSection[]): ReportPicture[] =>
  sections
    .flatMap(({ tasks }) => tasks)
    .flatMap(({ number, question, answer }) => shownOf(answer, `${number}. ${question.title}`));

/** The same of items of a matrix task. */
export const picturesOfItems = (
  { component }: Report['taskGroups'][number]['tasks'][number],
  items: readonly ReportItem[],
): ReportPicture[] =>
  items.flatMap(({ label, tasks }) =>
    (component.matrixTasks ?? []).flatMap(({ id, title }) =>
      shownOf(
        tasks.find(({ taskId }) => taskId === id),
        `${label}: ${title}`,
      ),
    ),
  );

const shownOf = (answer: ReportAnswerFragment | undefined, about: string): ReportPicture[] =>
  (answer?.media ?? []).filter(({ status }) => status === 'READY').map((one) => ({ ...one, about }));
