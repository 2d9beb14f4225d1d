import type { Currency } from '../../../graphql/generated/schema.ts';
import { csvText, saveCsv } from '../../../ui/csv/csv.ts';
import type { CsvCell } from '../../../ui/csv/csv.ts';
import { fileName } from '../fileName.ts';
import type { ReportItem } from '../request/requestReport.ts';
import { answerInWords, answerOf, innerTasks } from './rows.ts';
import type { MatrixQuestion } from './rows.ts';

/** Every item with its answers; comments and photo counts have columns if there are any. */
export function matrixCsv(
  question: MatrixQuestion,
  items: readonly ReportItem[],
  currency: Currency | null,
): Promise<string> {
  const columns: [heading: string, cell: (item: ReportItem) => CsvCell][] = [
    ['Reference', ({ reference }) => reference],
    ['Item', ({ label }) => label],
    ['Details', ({ subtext }) => subtext],
    ['Deviation', ({ deviates }) => deviates],
  ];
  for (const inner of innerTasks(question)) {
    const answers = new Map(items.map((item) => [item, answerOf(item, inner.id)]));
    const given = [...answers.values()];
    columns.push([inner.title, (item) => answerInWords(inner, answers.get(item), currency)]);
    if (given.some((answer) => answer?.comment))
      columns.push([`${inner.title} (comment)`, (item) => answers.get(item)?.comment ?? null]);
    if (given.some((answer) => answer && answer.media.length > 0))
      columns.push([`${inner.title} (photos)`, (item) => answers.get(item)?.media.length ?? 0]);
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
