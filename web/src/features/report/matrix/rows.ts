import { folded } from '@shepherd/domain/folded.ts';
import type { Currency } from '../../../graphql/generated/schema.ts';
import { isAnswered, statusInWords, valueInWords } from '../../../kit/tasks/reading.ts';
import type { Report, ReportAnswer, ReportItem, ReportQuestion } from '../odd/readable.ts';
import { chosenInWords } from '../reading.ts';

export type MatrixQuestion = Report['taskGroups'][number]['tasks'][number];

/** The search, filter and sorting of a table of items. */
export interface Look {
  readonly search: string;
  readonly onlyDeviations: boolean;
  readonly sort: Sort | null;
}

export interface Sort {
  /** Id of an inner task; null sorts by the items themselves. */
  readonly taskId: string | null;
  readonly descending: boolean;
}

export const innerTasks = ({ component }: MatrixQuestion): readonly ReportQuestion[] =>
  component.matrixTasks ?? [];

export const answerOf = (item: ReportItem, taskId: string): ReportAnswer | undefined =>
  item.tasks.find((answer) => answer.taskId === taskId);

/** The selected, typed or measured answer on one line; empty if there are only photos or a comment, or nothing. */
export function answerInWords(
  question: ReportQuestion,
  answer: ReportAnswer | undefined,
  currency: Currency | null,
): string {
  if (!answer || !isAnswered(answer)) return '';
  const parts = [
    ...chosenInWords(question, answer),
    valueInWords(question, answer.value, currency),
    statusInWords(answer.status),
  ].filter((part) => part !== null && part !== '');
  const isOnlyDone =
    answer.odd === undefined && parts.length === 0 && !answer.comment && answer.media.length === 0;
  return isOnlyDone ? 'Done' : parts.join(', ');
}

/** The filtered and sorted items. */
export function itemsInSight(
  question: MatrixQuestion,
  items: readonly ReportItem[],
  { search, onlyDeviations, sort }: Look,
  currency: Currency | null,
): readonly ReportItem[] {
  const wanted = folded(search.trim());
  const found = items.filter(
    (item) =>
      (!onlyDeviations || item.deviates || item.odd?.('deviates') !== undefined) &&
      (wanted === '' || wordsOf(question, item, currency).includes(wanted)),
  );
  return sort === null ? found : sorted(question, found, sort, currency);
}

/** All searchable text of an item. */
function wordsOf(question: MatrixQuestion, item: ReportItem, currency: Currency | null): string {
  const answers = innerTasks(question).flatMap((inner) => {
    const answer = answerOf(item, inner.id);
    return [answerInWords(inner, answer, currency), answer?.comment];
  });
  return folded([item.label, item.reference, item.subtext, ...answers].filter(Boolean).join('\n'));
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Missing answers come last in both directions. The sort is stable. */
function sorted(
  question: MatrixQuestion,
  items: readonly ReportItem[],
  { taskId, descending }: Sort,
  currency: Currency | null,
): ReportItem[] {
  const inner = innerTasks(question).find(({ id }) => id === taskId);
  const keyed = items.map((item) => ({
    item,
    by: inner ? sortKey(inner, answerOf(item, inner.id), currency) : item.label,
  }));
  const direction = descending ? -1 : 1;
  return keyed
    .toSorted((one, other) => {
      if (one.by === '' || other.by === '') return Number(one.by === '') - Number(other.by === '');
      return direction * compare(one.by, other.by);
    })
    .map(({ item }) => item);
}

/** Numbers by value, not by text; answers without text by their number of photos. */
function sortKey(
  question: ReportQuestion,
  answer: ReportAnswer | undefined,
  currency: Currency | null,
): string | number {
  const number = Number(answer?.value);
  if (answer?.value && Number.isFinite(number)) return number;
  return answerInWords(question, answer, currency) || answer?.comment || answer?.media.length || '';
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}
