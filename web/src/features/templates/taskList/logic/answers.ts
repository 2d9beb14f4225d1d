import { comparisonOf, operandOf } from '@shepherd/domain/conditions.ts';
import { isTaken, noAnswer } from './conditions.ts';
import type { Operand } from '@shepherd/domain/conditions.ts';
import type { Answer } from './conditions.ts';
import { dateAnswers, numberAnswers } from './typedAnswers.ts';
import { optionAnswer } from './optionAnswers.ts';
import { textAnswer } from './textAnswers.ts';
import type { Search } from './search.ts';
import type { JumpValues, TaskValues } from '../schema.ts';

/** Whether the jump compares with another kind of value than the task's answer. */
const isForeign = (task: TaskValues, { operator }: JumpValues, own: Operand): boolean =>
  operator !== 'always' && comparisonOf(operator, task)?.operand !== own;

/** Exact for each kind of answer, as long as its jumps compare with that kind. */
export function answersTo(task: TaskValues): Search {
  const own = operandOf(task);
  const search = searchOf(task, own);
  const mayBeSkipped = !task.required.includes('TASK');
  return (taken, passed) => {
    if (passed.some(({ operator }) => operator === 'always')) return 'no';
    const asked = taken.filter(({ operator }) => operator !== 'always');
    if (asked.length === 0 && mayBeSkipped) return 'yes';
    return search(asked, passed);
  };
}

function searchOf(task: TaskValues, own: Operand): Search {
  switch (own) {
    case 'option':
      return (taken, passed) => {
        // These compare the typed value, and there is none.
        if (taken.some((jump) => isForeign(task, jump, own))) return 'no';
        return optionAnswer(
          task,
          taken,
          passed.filter((jump) => !isForeign(task, jump, own)),
        );
      };
    case 'text':
      return ownOrUnknown(task, own, (taken, passed) => textAnswer(task, taken, passed));
    case 'number':
      return ownOrUnknown(task, own, amongThem(task, numberAnswers(task)));
    case 'date':
      return ownOrUnknown(task, own, amongThem(task, dateAnswers(task)));
    case 'nothing':
      return amongThem(task, [noAnswer]);
  }
}

/** Comparisons with another kind of value, such as the beginning of a number, are not analysed. */
const ownOrUnknown =
  (task: TaskValues, own: Operand, search: Search): Search =>
  (taken, passed) => {
    const found = search(taken, passed);
    return found === 'no' && [...taken, ...passed].some((jump) => isForeign(task, jump, own))
      ? 'unknown'
      : found;
  };

/** For a few answers that represent all of them. */
function amongThem(task: TaskValues, answers: readonly Answer[]): Search {
  const known = new Map<JumpValues, readonly boolean[]>();
  const satisfied = (jump: JumpValues): readonly boolean[] => {
    const before = known.get(jump);
    if (before) return before;
    const result = answers.map((answer) => isTaken(jump, task, answer));
    known.set(jump, result);
    return result;
  };
  return (taken, passed) => {
    const [all, none] = [taken.map(satisfied), passed.map(satisfied)];
    return answers.some(
      (_answer, index) =>
        all.every((one) => one[index] === true) && none.every((one) => one[index] === false),
    )
      ? 'yes'
      : 'no';
  };
}
