import { amountMessages } from '@shepherd/domain/amount.ts';
import type { Currency } from '../../../../graphql/generated/schema.ts';
import { isCalendarDate } from '../../../../kit/date/typedDate.ts';
import { hasDecimalsOf, shortestDecimal } from '../../../../kit/value/money.ts';
import { validationMessages } from '../../../../messages/validation.ts';
import type { TaskValues } from '../schema.ts';
import { answerForItem, asksFor, hasOptions, isBegun, itemsOf, mostOptions } from './answers.ts';
import type { AskedTask, GivenAnswer } from './answers.ts';
import { previewMessages } from './messages.ts';

/** The reasons why a Shepherd cannot continue; empty without any. */
export function missingFrom(task: AskedTask, answer: GivenAnswer, currency: Currency): readonly string[] {
  const own = ownAnswerMissing(task, answer, currency);
  const extras = (
    [
      ['STATUS', answer.status === '', previewMessages.statusRequired],
      ['PHOTO', answer.photos.length === 0, previewMessages.photoRequired],
      ['VIDEO', answer.videos.length === 0, previewMessages.videoRequired],
      ['COMMENT', answer.comment.trim() === '', previewMessages.commentRequired],
    ] as const
  ).flatMap(([extra, isMissing, words]) =>
    isMissing && asksFor(task, answer, extra) === 'required' ? [words] : [],
  );
  return [...own, ...extras];
}

function ownAnswerMissing(task: AskedTask, answer: GivenAnswer, currency: Currency): readonly string[] {
  const required = task.required.includes('TASK');
  const unless = (given: boolean, words: string) => (required && !given ? [words] : []);
  switch (task.type) {
    case 'BOOLEAN':
    case 'SELECT':
      return optionsMissing(task, answer);
    case 'INPUT': {
      const problem = valueProblem(task, answer.value, currency);
      return problem === null ? unless(isFilled(answer.value), validationMessages.valueRequired) : [problem];
    }
    case 'BARCODE':
      return unless(isFilled(answer.value), previewMessages.codeRequired);
    case 'TIMER':
      return answer.runningSince === null
        ? unless(answer.value !== null, previewMessages.timerRequired)
        : [previewMessages.timerRuns];
    case 'ACTION':
      return unless(answer.pressed, previewMessages.pressRequired);
    case 'DRAW':
      return unless(answer.drawing.length > 0, previewMessages.drawingRequired);
    case 'SIMPLE':
      // A status implies that it is done.
      return unless(answer.pressed || answer.status !== '', previewMessages.doneRequired);
    case 'MATRIX':
      return 'matrixTasks' in task ? itemsMissing(task, answer, currency) : [];
    // Their requirement is a photo or a video.
    case 'PHOTO':
    case 'VIDEO':
      return [];
  }
}

const isFilled = (value: string | null): boolean => (value ?? '').trim() !== '';

function optionsMissing(task: AskedTask, { selection }: GivenAnswer): readonly string[] {
  const required = task.required.includes('TASK');
  if (selection.length === 0 && !required) return [];
  const most = mostOptions(task);
  return [
    ...(selection.length === 0 ? [validationMessages.optionRequired] : []),
    ...(most !== null && selection.length > most ? [validationMessages.maxOptions(most)] : []),
    ...task.options
      .filter(({ id, mandatory }) => mandatory && hasOptions(task) && !selection.includes(id))
      .map(({ value }) => previewMessages.optionMandatory(value)),
  ];
}

/** Why a typed value is invalid; null if it is valid or empty. */
export function valueProblem(task: AskedTask, value: string | null, currency: Currency): string | null {
  const text = value ?? '';
  if (text.trim() === '') return null;
  if (task.inputLimit !== null && charactersOf(text) > task.inputLimit)
    return validationMessages.maxCharacters(task.inputLimit);
  switch (task.inputType) {
    case 'NUMERIC':
      return shortestDecimal(text) === null ? validationMessages.number : null;
    case 'PRICE':
      if (shortestDecimal(text) === null) return validationMessages.number;
      return hasDecimalsOf(text, currency) ? null : amountMessages.decimals(currency);
    case 'DATE':
      return isCalendarDate(text) ? null : validationMessages.dateFormat;
    case 'ALPHANUMERIC':
      return null;
  }
}

/** Counts code points: an emoji of two code units is one character. */
export const charactersOf = (text: string): number => [...text].length;

function itemsMissing(task: TaskValues, answer: GivenAnswer, currency: Currency): readonly string[] {
  const begun = itemsOf(task).filter(({ key }) => isBegun(task, answer, key));
  const unfinished = begun.filter(({ key }) => !isComplete(task, answer, key, currency));
  return [
    ...(task.required.includes('TASK') && begun.length === 0 ? [previewMessages.itemRequired] : []),
    ...unfinished.map(({ label }) => previewMessages.itemUnfinished(label)),
  ];
}

/** Whether a matrix item is complete. */
export const isComplete = (matrix: TaskValues, answer: GivenAnswer, item: string, currency: Currency) =>
  matrix.matrixTasks.every(
    (inner) => missingFrom(inner, answerForItem(answer, item, inner), currency).length === 0,
  );
