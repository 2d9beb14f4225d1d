import type { TaskComponentType, TaskRequirement } from '../../../graphql/generated/schema.ts';
import { shownMedia } from '../../../kit/media/media.ts';
import type { GalleryMedia } from '../../../kit/media/media.ts';
import type { NumberedTask, TaskSection } from '../../../kit/tasks/reading.ts';
import type { JobAnswerFragment, JobMatrixItemsQuery, JobTasksQuery } from './JobTasks.generated.ts';

type TasksOfJob = NonNullable<JobTasksQuery['job']>;

/** A task of the list itself, which may contain others. */
export type JobQuestion = NonNullable<TasksOfJob['taskGroups']>[number]['tasks'][number];
/** A task of the list, or one inside a matrix. */
export type AnsweredQuestion = Omit<JobQuestion, 'component'> & {
  readonly component: Omit<JobQuestion['component'], 'matrixTasks'>;
};
/** The jumps after a task, with their conditions. */
export type TaskLogic = NonNullable<TasksOfJob['taskLogic']>[number];
export type JobAnswer = JobAnswerFragment;
export type JobNumberedTask = NumberedTask<JobQuestion, JobAnswer>;
export type JobTaskSection = TaskSection<JobQuestion, JobAnswer>;
export type MatrixItemPage = NonNullable<NonNullable<JobMatrixItemsQuery['job']>['matrixItems']>;
export type MatrixItem = MatrixItemPage['items'][number];

/** The page size of a matrix's items. */
export const matrixPageSize = 10;

/** Identifies an answer of a job. */
export interface AnswerPlace {
  readonly taskId: string;
  /** The place inside a matrix: the matrix task, the item's reference and its page. */
  readonly inside?: { readonly matrixId: string; readonly item: string; readonly page: number };
}

/** The place in its address format. */
export const writePlace = ({ taskId, inside }: AnswerPlace): string =>
  [taskId, ...(inside ? [inside.matrixId, inside.page, inside.item] : [])].map(encodeURIComponent).join(':');

export function readPlace(subject: string): AnswerPlace | null {
  const [taskId, matrixId, page, item] = subject.split(':').map(decoded);
  if (!taskId) return null;
  return matrixId && item !== undefined
    ? { taskId, inside: { matrixId, item, page: Number(page) || 1 } }
    : { taskId };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Typed by hand: there is no such task.
    return '';
  }
}

const chosenFrom: ReadonlySet<TaskComponentType> = new Set(['BOOLEAN', 'SELECT']);
const entered: ReadonlySet<TaskComponentType> = new Set(['BARCODE', 'INPUT', 'TIMER']);

/** Whether the task is answered by selecting options. */
export const isChosen = ({ component: { type, options } }: AnsweredQuestion): boolean =>
  chosenFrom.has(type) || (options ?? []).length > 0;
/** Whether the task is answered by a value. */
export const isEntered = ({ component: { type } }: AnsweredQuestion): boolean => entered.has(type);

/** The most options that may be selected; null for no limit. */
export function optionLimit({
  component: { type, maxOptions, multiSelect },
}: AnsweredQuestion): number | null {
  return maxOptions ?? (type === 'BOOLEAN' || multiSelect === false ? 1 : null);
}

/** Photos can be added where the task requires them, and everywhere in jobs of the oldest templates. */
export const takesPhotos = ({ component }: AnsweredQuestion, templateVersion: string | null): boolean =>
  component.type !== 'MATRIX' && (templateVersion === '1' || component.type === 'PHOTO');

/** The requirements of a task, in order. */
export const requirementLabels: Readonly<Record<TaskRequirement, string>> = {
  TASK: 'Answer required',
  STATUS: 'Status required',
  PHOTO: 'Photo required',
  VIDEO: 'Video required',
  COMMENT: 'Comment required',
};

export const isProcessing = (answers: readonly Pick<JobAnswer, 'media'>[]): boolean =>
  answers.some(({ media }) => media.some(({ status }) => status === 'PROCESSING'));

/** All photos and videos that can be shown, in the order of the list. */
export const picturesOf = (sections: readonly JobTaskSection[]): GalleryMedia[] =>
  sections
    .flatMap(({ tasks }) => tasks)
    .flatMap(({ number, question, answer }) =>
      shownMedia(answer?.media ?? [], `${number}. ${question.title}`),
    );

export const picturesOfItems = (
  { component: { matrixTasks } }: JobQuestion,
  items: readonly MatrixItem[],
): GalleryMedia[] =>
  items.flatMap(({ label, tasks }) =>
    (matrixTasks ?? []).flatMap(({ id, title }) =>
      shownMedia(tasks.find(({ taskId }) => taskId === id)?.media ?? [], `${label}: ${title}`),
    ),
  );
