import { definePart } from '../../parts/definition.ts';
import { AmountAlert } from '../amount/AmountAlert.tsx';
import { DateOrderQuestion } from '../upload/DateOrderQuestion.tsx';

const ignore = () => undefined;
const about = (...amounts: string[]) => ({ time: 1, amounts, onSend: ignore, onBack: ignore });

export const parts = [
  definePart('Question', {
    'about an amount': () => <AmountAlert question={about('£12,500.00')} />,
    'about several amounts': () => <AmountAlert question={about('£12,500.00', '£9,000.00')} />,
    'about the order of dates': () => <DateOrderQuestion date="03/04/2026" onOrder={ignore} />,
  }),
];
