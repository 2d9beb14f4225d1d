import { conflictMessages } from '../../messages/conflicts.ts';
import { Question } from '../question/Question.tsx';
import type { Overtaken } from './Overtaken.ts';

interface OvertakenQuestionProps {
  readonly overtaken: Overtaken;
  /** Sends again. */
  readonly onGoOn: () => void;
  readonly onLeave?: (() => void) | undefined;
}

/** What other users have changed meanwhile, and the choice to go on nevertheless or to leave it. */
export function OvertakenQuestion({ overtaken, onGoOn, onLeave }: OvertakenQuestionProps) {
  return (
    <Question
      urgent
      words={overtaken.message}
      answers={[
        ...(onLeave ? [{ label: conflictMessages.leave, onGive: onLeave }] : []),
        {
          label: overtaken.goingOn.label,
          onGive: () => {
            overtaken.goingOn.accept();
            onGoOn();
          },
        },
      ]}
    />
  );
}
