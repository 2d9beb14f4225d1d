import type { AskedTask, GivenAnswer } from '../answers.ts';

/** What every way to answer is given. */
export interface ControlProps {
  readonly task: AskedTask;
  readonly answer: GivenAnswer;
  readonly onChange: (change: Partial<GivenAnswer>) => void;
}
