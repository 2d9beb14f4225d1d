import type { ReportAnswerFragment } from '../report.generated.ts';
import type { ReportItem } from '../request/requestReport.ts';
import type { MatrixQuestion } from './rows.ts';

const question = { options: null, inputType: null } as const;
const yesNo = [
  { id: '1', value: 'Yes' },
  { id: '2', value: 'No' },
];

/** Asks of each item whether it is in stock, and what it costs. */
export const matrixQuestion: MatrixQuestion = {
  id: 'shelf',
  reference: 'shelf',
  title: 'Check each product',
  component: {
    ...question,
    type: 'MATRIX',
    matrixTasks: [
      {
        id: 'stock',
        reference: 'stock',
        title: 'In stock?',
        component: { ...question, type: 'BOOLEAN', options: yesNo },
      },
      {
        id: 'price',
        reference: 'price',
        title: 'Price',
        component: { ...question, type: 'INPUT', inputType: 'PRICE' },
      },
    ],
  },
};

export const answerOfTask = (
  taskId: string,
  more: Partial<ReportAnswerFragment> = {},
): ReportAnswerFragment => ({
  taskId,
  selection: [],
  value: null,
  comment: null,
  status: null,
  deviates: false,
  media: [],
  ...more,
});

type Answers = Readonly<Record<'stock' | 'price', Partial<ReportAnswerFragment>>>;

export function itemOf(label: string, number: string, answers: Answers): ReportItem {
  const tasks = [answerOfTask('stock', answers.stock), answerOfTask('price', answers.price)];
  return {
    reference: `SKU-${number}`,
    label,
    subtext: null,
    deviates: tasks.some(({ deviates }) => deviates),
    tasks,
  };
}
