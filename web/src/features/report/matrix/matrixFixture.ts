import type { ReportAnswer, ReportItem } from '../odd/readable.ts';
import type { MatrixQuestion } from './rows.ts';

const question = { options: null, inputType: null, odd: undefined } as const;
const yesNo = [
  { id: '1', value: 'Yes' },
  { id: '2', value: 'No' },
];

/** Asks of each item whether it is in stock, and what it costs. */
export const matrixQuestion: MatrixQuestion = {
  id: 'shelf',
  reference: 'shelf',
  title: 'Check each product',
  odd: undefined,
  component: {
    ...question,
    type: 'MATRIX',
    matrixTasks: [
      {
        id: 'stock',
        reference: 'stock',
        title: 'In stock?',
        odd: undefined,
        component: { ...question, type: 'BOOLEAN', options: yesNo },
      },
      {
        id: 'price',
        reference: 'price',
        title: 'Price',
        odd: undefined,
        component: { ...question, type: 'INPUT', inputType: 'PRICE' },
      },
    ],
  },
};

export const answerOfTask = (taskId: string, more: Partial<ReportAnswer> = {}): ReportAnswer => ({
  taskId,
  selection: [],
  value: null,
  comment: null,
  status: null,
  deviates: false,
  media: [],
  odd: undefined,
  ...more,
});

type Answers = Readonly<Record<'stock' | 'price', Partial<ReportAnswer>>>;

export function itemOf(label: string, number: string, answers: Answers): ReportItem {
  const tasks = [answerOfTask('stock', answers.stock), answerOfTask('price', answers.price)];
  return {
    reference: `SKU-${number}`,
    label,
    subtext: null,
    odd: undefined,
    deviates: tasks.some(({ deviates }) => deviates),
    tasks,
  };
}
