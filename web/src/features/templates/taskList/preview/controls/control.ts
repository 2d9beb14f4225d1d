import type { AskedTask, GivenAnswer } from '../answers.ts';

/** The props of every answer control. */
export interface ControlProps {
  readonly task: AskedTask;
  readonly answer: GivenAnswer;
  readonly onChange: (change: Partial<GivenAnswer>) => void;
}
