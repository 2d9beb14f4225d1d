import type { JumpValues, TaskValues } from '../schema.ts';
import { comparisonOf, operandOf } from '@shepherd/domain/conditions.ts';
import { isDecimal, readDay } from '@shepherd/domain/ordering.ts';
import type { Finding, FindingKind } from './finding.ts';
import { isUnknown } from './flow.ts';
import type { FlowTask } from './flow.ts';
import { findingWords } from './messages.ts';
import { answerInWords, taskName } from './words.ts';

interface Problem {
  readonly kind: FindingKind;
  readonly severity: Finding['severity'];
  readonly words: string;
}

/** The findings in the conditions of a task's jumps, each on its own and in the context of earlier ones. */
export function conditionFindings({ placed, jumps, search }: FlowTask): readonly Finding[] {
  const { task } = placed;
  const name = taskName(placed);
  return jumps.flatMap(({ jump, possible }, position) => {
    const own = valueProblem(jump, task, name);
    const before = jumps.slice(0, position).map((other) => other.jump);
    const order = possible ? null : orderProblem(jump, before, task, name, search, own !== null);
    return [own, order].flatMap((problem) =>
      problem ? [{ ...problem, task: task.key, jump: jump.key }] : [],
    );
  });
}

/** Problems of the operator or its values. */
function valueProblem(jump: JumpValues, task: TaskValues, name: string): Problem | null {
  const { operator, values } = jump;
  if (operator === 'always') return null;
  const comparison = comparisonOf(operator, task);
  if (!comparison) {
    const words = findingWords.unknownOperator(name, operator);
    return { kind: 'unknownOperator', severity: 'warning', words };
  }
  const own = operandOf(task);
  const neverFits = own === 'nothing' || (own === 'option' && comparison.operand !== 'option');
  if (neverFits) {
    const words = findingWords.incomparable(name, answerInWords(jump, task));
    return { kind: 'incomparable', severity: 'error', words };
  }
  if (values.every((value) => value.trim() === ''))
    return { kind: 'noValue', severity: 'error', words: findingWords.noValue(name) };
  const wrong = values.filter((value) => !isValue(value, comparison.operand, task));
  const [first] = wrong;
  if (first === undefined) return null;
  // The condition still works if some values are valid.
  const severity = wrong.length === values.length ? 'error' : 'warning';
  switch (comparison.operand) {
    case 'option':
      return { kind: 'lostOption', severity, words: findingWords.lostOption(name, first) };
    case 'number':
      return { kind: 'notNumber', severity, words: findingWords.notNumber(name, first) };
    case 'date':
      return { kind: 'notDate', severity, words: findingWords.notDate(name, first) };
    case 'text':
    case 'nothing':
      return { kind: 'noValue', severity, words: findingWords.noValue(name) };
  }
}

function isValue(value: string, operand: string, { options }: TaskValues): boolean {
  if (operand === 'option') return options.some(({ id }) => id === value);
  if (operand === 'number') return isDecimal(value);
  return operand === 'date' ? readDay(value) !== null : value.trim() !== '';
}

/** Why a jump is never taken. */
function orderProblem(
  jump: JumpValues,
  before: readonly JumpValues[],
  task: TaskValues,
  name: string,
  search: FlowTask['search'],
  told: boolean,
): Problem | null {
  const words = answerInWords(jump, task);
  if (before.some(({ operator }) => operator === 'always'))
    return {
      kind: 'behindAlways',
      severity: 'warning',
      words:
        jump.operator === 'always' ? findingWords.alwaysTwice(name) : findingWords.behindAlways(name, words),
    };
  // `always` as the last resort is fine, even if no answers are left.
  if (jump.operator === 'always') return null;
  const hides = (other: JumpValues) => !isUnknown(other, task) && search([jump], [other]) === 'no';
  if (search([jump], []) === 'no')
    return told
      ? null
      : { kind: 'neverHolds', severity: 'error', words: findingWords.neverHolds(name, words) };
  if (before.some((other) => isSame(other, jump, task)))
    return { kind: 'repeated', severity: 'warning', words: findingWords.repeated(name, words) };
  const hiding = before.find(hides);
  return {
    kind: 'shadowed',
    severity: 'warning',
    words: hiding
      ? findingWords.shadowed(name, words, answerInWords(hiding, task))
      : findingWords.shadowedByAll(name, words),
  };
}

/** Ignores the spelling of operators and the order of values. */
function isSame(one: JumpValues, other: JumpValues, task: TaskValues): boolean {
  const meaning = ({ operator, values }: JumpValues) =>
    JSON.stringify([answerInWords({ operator, values: [] }, task), [...new Set(values)].toSorted()]);
  return meaning(one) === meaning(other);
}
