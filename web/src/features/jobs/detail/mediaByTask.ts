import type { Media } from '../../../kit/media/media.ts';

interface Answer {
  readonly taskId: string;
  readonly media: readonly Media[];
}

interface TaskMedia {
  readonly id: string;
  /** With the number that the task has in its list. */
  readonly title: string;
  readonly media: readonly Media[];
}

/** The files of each task that has some, with those of the tasks inside of it, in the order of the task list. */
export const mediaByTask = (
  groups: readonly { readonly tasks: readonly { readonly id: string; readonly title: string }[] }[],
  answers: readonly (Answer & { readonly tasks: readonly Answer[] | null })[],
): TaskMedia[] =>
  groups
    .flatMap(({ tasks }) => tasks)
    .map(({ id, title }, place) => ({
      id,
      title: `${place + 1}. ${title}`,
      media: answers
        .filter(({ taskId }) => taskId === id)
        .flatMap((answer) => [answer, ...(answer.tasks ?? [])])
        .flatMap(({ media }) => media),
    }))
    .filter(({ media }) => media.length > 0);
