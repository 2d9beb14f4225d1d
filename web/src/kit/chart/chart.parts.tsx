import { definePart } from '../../parts/definition.ts';
import { amountOfMinorUnits, formatMoney, minorUnits } from '../value/money.ts';
import { Figures } from './Figures.tsx';

const months = [
  { month: 'Aug 26', completed: 12, failed: 1, spend: '900' },
  { month: 'Sep 26', completed: 31, failed: 4, spend: '2250.5' },
  { month: 'Oct 26', completed: 0, failed: 0, spend: '0' },
  { month: 'Nov 26', completed: 27, failed: 2, spend: '1800' },
];
type Month = (typeof months)[number];

const nameOf = ({ month }: Month): string => month;

export const parts = [
  definePart('Figures', {
    'one measure': () => (
      <Figures
        rows={months}
        named="Month"
        name={nameOf}
        measures={[
          {
            label: 'Spend',
            value: ({ spend }) => minorUnits({ amount: spend, currency: 'GBP' }),
            text: (pence) => formatMoney(amountOfMinorUnits(pence, 'GBP')),
          },
        ]}
      />
    ),
    'two on each other': () => (
      <Figures
        rows={months}
        named="Month"
        name={nameOf}
        measures={[
          { label: 'Completed', value: ({ completed }) => completed, drawn: 'done' },
          { label: 'Failed', value: ({ failed }) => failed, drawn: 'failed' },
        ]}
      />
    ),
  }),
];
