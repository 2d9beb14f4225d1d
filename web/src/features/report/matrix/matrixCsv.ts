import type { Currency } from '../../../graphql/generated/schema.ts';
import { csvText, saveCsv } from '../../../ui/csv/csv.ts';
import type { CsvCell } from '../../../ui/csv/csv.ts';
import { errorMessages } from '../../../messages/errors.ts';
import { reasonOf } from '../odd/oddValues.ts';
import type { Odd } from '../odd/oddValues.ts';
import { fileName } from '../fileName.ts';
import type { ReportItem } from '../odd/readable.ts';
import { answerInWords, answerOf, innerTasks } from './rows.ts';
import type { MatrixQuestion } from './rows.ts';

/** `tasks` is of an item whose answers could not be read at all. */
const answerFields = ['selection', 'value', 'status', 'tasks'];

const readOr = (odd: Odd | undefined, fields: readonly string[], value: CsvCell): CsvCell =>
  reasonOf(odd, fields) === undefined ? value : errorMessages.unreadable.cell;

/** Every item with its answers; comments and photo counts have columns if there are any. */
export function matrixCsv(
  question: MatrixQuestion,
  items: readonly ReportItem[],
  currency: Currency | null,
): Promise<string> {
  const columns: [heading: string, cell: (item: ReportItem) => CsvCell][] = [
    ['Reference', ({ reference, odd }) => readOr(odd, ['reference'], reference)],
    ['Item', ({ label }) => label],
    ['Details', ({ subtext, odd }) => readOr(odd, ['subtext'], subtext)],
    ['Deviation', ({ deviates, odd }) => readOr(odd, ['deviates'], deviates)],
  ];
  for (const inner of innerTasks(question)) {
    const answers = new Map(items.map((item) => [item, answerOf(item, inner.id)]));
    const given = [...answers.values()];
    const oddOf = (item: ReportItem): Odd | undefined => {
      const answer = answers.get(item);
      return answer ? answer.odd : item.odd;
    };
    columns.push([
      inner.title,
      (item) => readOr(oddOf(item), answerFields, answerInWords(inner, answers.get(item), currency)),
    ]);
    if (given.some((answer) => answer?.comment || answer?.odd?.('comment')))
      columns.push([
        `${inner.title} (comment)`,
        (item) => readOr(oddOf(item), ['comment'], answers.get(item)?.comment ?? null),
      ]);
    if (given.some((answer) => (answer && answer.media.length > 0) || answer?.odd?.('media')))
      columns.push([
        `${inner.title} (photos)`,
        (item) => readOr(oddOf(item), ['media'], answers.get(item)?.media.length ?? 0),
      ]);
  }
  return csvText(
    columns.map(([heading]) => heading),
    items.map((item) => columns.map(([, cell]) => cell(item))),
  );
}

export async function saveMatrixCsv(
  question: MatrixQuestion,
  items: readonly ReportItem[],
  currency: Currency | null,
): Promise<void> {
  saveCsv(fileName(question.title, 'csv'), await matrixCsv(question, items, currency));
}
