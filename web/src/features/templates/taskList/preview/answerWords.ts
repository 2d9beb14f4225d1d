import type { Currency } from '../../../../graphql/generated/schema.ts';
import { chosenOptions, valueInWords } from '../../../../kit/tasks/reading.ts';
import { asksFor, isBegun, itemsOf } from './answers.ts';
import type { AskedTask, GivenAnswer } from './answers.ts';
import { questionOf } from './jumpWords.ts';
import { previewMessages } from './messages.ts';

/** The answer to a task on one line; empty without one. */
export function answerInWords(task: AskedTask, answer: GivenAnswer, currency: Currency): string {
  const question = questionOf(task);
  const { photos, videos } = answer;
  const asked = (extra: Parameters<typeof asksFor>[2]) => asksFor(task, answer, extra) !== null;
  const items = task.type === 'MATRIX' && 'matrixItems' in task ? itemsOf(task) : [];
  const begun = 'matrixItems' in task ? items.filter(({ key }) => isBegun(task, answer, key)) : [];
  return [
    ...chosenOptions(question, answer),
    valueInWords(question, answer.value, currency) ?? '',
    answer.pressed ? previewMessages.done : '',
    answer.drawing.length > 0 ? previewMessages.drawn : '',
    begun.length > 0 ? previewMessages.itemsDone(begun.length, items.length) : '',
    asked('STATUS') ? statusInWords(answer.status) : '',
    asked('PHOTO') && photos.length > 0 ? previewMessages.photos(photos.length) : '',
    asked('VIDEO') && videos.length > 0 ? previewMessages.videos(videos.length) : '',
    asked('COMMENT') ? answer.comment.trim() : '',
  ]
    .filter((words) => words !== '')
    .join(', ');
}

const statusInWords = (status: string): string => {
  const words: Readonly<Record<string, string>> = previewMessages.statuses;
  return words[status] ?? status;
};
