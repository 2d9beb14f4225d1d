import { definePart } from '../../parts/definition.ts';
import { AmountAlert } from './AmountAlert.tsx';

const ignore = () => undefined;
const question = (...amounts: string[]) => ({ time: 1, amounts, onSend: ignore, onBack: ignore });

export const parts = [
  definePart('Question about amounts', {
    one: () => <AmountAlert question={question('£12,500.00')} />,
    several: () => <AmountAlert question={question('£12,500.00', '£9,000.00')} />,
  }),
];
