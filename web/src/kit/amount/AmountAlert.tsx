import { unusualAmountMessages } from '../../messages/amount.ts';
import { Question } from '../question/Question.tsx';
import type { AmountQuestion } from './useAmountQuestion.ts';

/** The question itself, above the buttons of a form. */
export function AmountAlert({
  question: { amounts, onSend, onBack },
}: {
  readonly question: AmountQuestion;
}) {
  return (
    <Question
      urgent
      words={unusualAmountMessages.question(amounts)}
      answers={[
        { label: unusualAmountMessages.back(amounts.length), onGive: onBack },
        { label: unusualAmountMessages.send, onGive: onSend },
      ]}
    />
  );
}
