import { AnswerForm } from './AnswerForm.tsx';
import { EditedAnswer } from './EditedAnswer.tsx';
import type { EditedAnswerProps } from './EditedAnswer.tsx';
import { isChosen, isEntered } from '../jobTasks.ts';
import type { AnsweredQuestion } from '../jobTasks.ts';

/** Corrects a choice or a value. */
export const EditAnswer = (answered: EditedAnswerProps) => (
  <EditedAnswer {...answered} accepts={isCorrected}>
    {(edit) => <AnswerForm {...edit} />}
  </EditedAnswer>
);

const isCorrected = (question: AnsweredQuestion): boolean => isChosen(question) || isEntered(question);
