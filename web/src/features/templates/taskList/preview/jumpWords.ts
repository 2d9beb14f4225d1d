import type { Currency } from '../../../../graphql/generated/schema.ts';
import { comparedInWords, optionName, valueInWords } from '../../../../kit/tasks/reading.ts';
import type { TaskQuestion } from '../../../../kit/tasks/reading.ts';
import { operandOf } from '@shepherd/domain/conditions.ts';
import { isTaken } from '../logic/conditions.ts';
import type { Answer } from '../logic/conditions.ts';
import { taskWith } from '../places.ts';
import type { TaskListValues, TaskValues } from '../schema.ts';
import { hasOptions } from './answers.ts';
import type { AskedTask } from './answers.ts';
import { previewMessages } from './messages.ts';

/** The task in the shape for reading answers. */
export const questionOf = (task: AskedTask): TaskQuestion => ({
  id: task.key,
  reference: task.reference,
  title: task.title,
  component: {
    type: task.type,
    inputType: task.type === 'INPUT' ? task.inputType : null,
    options: hasOptions(task) ? task.options : null,
  },
});

/** Why the task is left by a jump: 'Because the answer is “No”'; null if the next task follows. */
export function jumpInWords(
  list: TaskListValues,
  task: TaskValues,
  answer: Answer,
  currency: Currency,
): string | null {
  const jump = task.jumps.find((one) => isTaken(one, task, answer));
  if (!jump || !taskWith(list, jump.target)) return null;
  if (jump.operator === 'always')
    return task.jumps.length === 1 ? previewMessages.becauseAlways : previewMessages.becauseOtherwise;
  const question = questionOf(task);
  const named = jump.values.map((value) =>
    operandOf(task) === 'option'
      ? optionName(question, value)
      : (valueInWords(question, value, currency) ?? value),
  );
  return previewMessages.because(comparedInWords(jump.operator, named));
}
