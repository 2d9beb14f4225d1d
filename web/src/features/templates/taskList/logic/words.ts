import { isCalendarDate } from '../../../../kit/date/typedDate.ts';
import { comparedInWords } from '../../../../kit/tasks/reading.ts';
import { formatDate } from '../../../../kit/value/time.ts';
import type { PlacedTask } from '../places.ts';
import type { JumpValues, TaskValues } from '../schema.ts';
import { operandOf } from '@shepherd/domain/conditions.ts';
import { flowWords } from './messages.ts';

/** '5. How many?' */
export const taskName = ({ number, task }: Pick<PlacedTask, 'number' | 'task'>): string =>
  `${number}. ${task.title.trim() || flowWords.untitled}`;

/** The text of an operand: an option's text, a formatted date. */
export function valueInWords(
  value: string,
  task: Pick<TaskValues, 'type' | 'inputType' | 'options'>,
): string {
  switch (operandOf(task)) {
    case 'option':
      return task.options.find(({ id }) => id === value)?.value ?? value;
    case 'date':
      return isCalendarDate(value) ? formatDate(value) : value;
    case 'number':
    case 'text':
    case 'nothing':
      return value;
  }
}

type Asked = Pick<TaskValues, 'type' | 'inputType' | 'options'>;
type Condition = Pick<JumpValues, 'operator' | 'values'>;

/** 'is “No” or “Maybe”'. */
export const answerInWords = ({ operator, values }: Condition, task: Asked): string =>
  comparedInWords(
    operator,
    values.map((value) => valueInWords(value, task)),
  );

/** 'If the answer is “No” or “Maybe”,', 'Otherwise'; the first jump of a task is never "Otherwise". */
export function conditionInWords(condition: Condition, task: Asked, first = false): string {
  if (condition.operator === 'always') return first ? flowWords.always : flowWords.otherwise;
  return flowWords.ifAnswer(answerInWords(condition, task));
}

/** @param target null if it was removed, or never chosen */
export function targetInWords(jump: Pick<JumpValues, 'reference'>, target: PlacedTask | null): string {
  if (target) return taskName(target);
  return jump.reference === '' ? flowWords.nowhere : flowWords.lost(jump.reference);
}

/** 'If the answer is “No”, go to 14. Photograph the door'. */
export const jumpInWords = (
  jump: JumpValues,
  task: Asked,
  target: PlacedTask | null,
  first = false,
): string => flowWords.goTo(conditionInWords(jump, task, first), targetInWords(jump, target));

/** The default of a task whose jumps are not taken: 'Else the next task: 6. Where?'. */
export const elseInWords = (next: PlacedTask | undefined): string =>
  next ? flowWords.next(taskName(next)) : flowWords.end;
