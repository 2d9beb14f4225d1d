import { isCalendarDate } from '../../../../kit/date/typedDate.ts';
import { compareAmounts, readAmount } from '../../../../kit/value/money.ts';
import { placedTasks } from '../places.ts';
import type { PlacedTask } from '../places.ts';
import type { JumpValues, TaskListValues, TaskValues } from '../schema.ts';

/** What a Shepherd would have answered. */
export interface Answer {
  /** Ids of the options that were chosen. */
  readonly selection: readonly string[];
  /** What was typed, scanned or measured; dates are `yyyy-MM-dd`. */
  readonly value: string | null;
}

export const noAnswer: Answer = { selection: [], value: null };

/** What an operator is compared with. */
export type Operand = 'option' | 'text' | 'number' | 'date' | 'nothing';

/** Where in an answer a text stands that fits. */
export type Part = 'whole' | 'start' | 'inside' | 'end';

export interface Comparison {
  readonly operand: Operand;
  /** Of texts. */
  readonly part?: Part;
  readonly holds: (given: string, wanted: string) => boolean;
  /** Holds where none of the comparisons of its opposite does. */
  readonly negated?: boolean;
}

/** As texts are compared: blanks around them and capitals make no difference. */
export const folded = (text: string): string => text.trim().toLowerCase();

const number =
  (fits: (order: number) => boolean, negated = false) =>
  (): Comparison => ({
    operand: 'number',
    negated,
    holds: (given, wanted) => {
      const [left, right] = [readAmount(given), readAmount(wanted)];
      return left !== null && right !== null && fits(compareAmounts(left, right));
    },
  });

const holdsIn: Readonly<Record<Part, (given: string, wanted: string) => boolean>> = {
  whole: (given, wanted) => given === wanted,
  start: (given, wanted) => given.startsWith(wanted),
  inside: (given, wanted) => given.includes(wanted),
  end: (given, wanted) => given.endsWith(wanted),
};

const text =
  (part: Part, negated = false) =>
  (): Comparison => ({
    operand: 'text',
    part,
    negated,
    holds: (given, wanted) => wanted.trim() !== '' && holdsIn[part](folded(given), folded(wanted)),
  });

/** Calendar dates are compared as text: `yyyy-MM-dd` sorts as it reads. */
const date =
  (holds: (given: string, wanted: string) => boolean, negated = false) =>
  (): Comparison => ({
    operand: 'date',
    negated,
    holds: (given, wanted) => isCalendarDate(given) && isCalendarDate(wanted) && holds(given, wanted),
  });

const sameDate = (given: string, wanted: string): boolean => given === wanted;

/** What is meant depends on how the task is answered: an option, a number, a date or a text. */
const equality =
  (negated: boolean) =>
  (task: Pick<TaskValues, 'type' | 'inputType'>): Comparison => {
    const operand = operandOf(task);
    switch (operand) {
      case 'number':
        return number((order) => order === 0, negated)();
      case 'date':
        return date(sameDate, negated)();
      case 'text':
        return text('whole', negated)();
      case 'option':
      case 'nothing':
        return { operand, negated, holds: (given, wanted) => given === wanted };
    }
  };

const containing =
  (negated: boolean) =>
  (task: Pick<TaskValues, 'type' | 'inputType'>): Comparison =>
    operandOf(task) === 'option' ? equality(negated)(task) : text('inside', negated)();

type ComparisonFor = (task: Pick<TaskValues, 'type' | 'inputType'>) => Comparison;

/**
 * The operators of task logic: those of Typeform's Logic Jumps, which imported forms bring, and other spellings that
 * REST v1 has stored. Payments are earned by the same.
 */
const comparisons: Readonly<Record<string, ComparisonFor>> = {
  is: equality(false),
  equal: equality(false),
  equals: equality(false),
  eq: equality(false),
  '=': equality(false),
  is_not: equality(true),
  not_equal: equality(true),
  not_equals: equality(true),
  neq: equality(true),
  '!=': equality(true),
  contains: containing(false),
  not_contains: containing(true),
  begins_with: text('start'),
  ends_with: text('end'),
  greater_than: number((order) => order > 0),
  gt: number((order) => order > 0),
  '>': number((order) => order > 0),
  greater_equal_than: number((order) => order >= 0),
  gte: number((order) => order >= 0),
  '>=': number((order) => order >= 0),
  lower_than: number((order) => order < 0),
  less_than: number((order) => order < 0),
  lt: number((order) => order < 0),
  '<': number((order) => order < 0),
  lower_equal_than: number((order) => order <= 0),
  less_equal_than: number((order) => order <= 0),
  lte: number((order) => order <= 0),
  '<=': number((order) => order <= 0),
  on: date(sameDate),
  not_on: date(sameDate, true),
  earlier_than: date((given, wanted) => given < wanted),
  earlier_than_or_on: date((given, wanted) => given <= wanted),
  before_on: date((given, wanted) => given <= wanted),
  later_than: date((given, wanted) => given > wanted),
  later_than_or_on: date((given, wanted) => given >= wanted),
  after_on: date((given, wanted) => given >= wanted),
};

/** What the answer of a task is compared with; nothing where it has no answer that could be. */
export function operandOf({ type, inputType }: Pick<TaskValues, 'type' | 'inputType'>): Operand {
  switch (type) {
    case 'BOOLEAN':
    case 'SELECT':
      return 'option';
    case 'TIMER':
      return 'number';
    case 'BARCODE':
      return 'text';
    case 'INPUT':
      if (inputType === 'DATE') return 'date';
      return inputType === 'ALPHANUMERIC' ? 'text' : 'number';
    case 'ACTION':
    case 'DRAW':
    case 'MATRIX':
    case 'PHOTO':
    case 'SIMPLE':
    case 'VIDEO':
      return 'nothing';
  }
}

/** The operators that make sense for a task, in the order they are offered; `always` is one of each. */
export function operatorsFor(
  task: Pick<TaskValues, 'type' | 'inputType' | 'multiSelect'>,
): readonly string[] {
  switch (operandOf(task)) {
    case 'option':
      return task.type === 'SELECT' && task.multiSelect
        ? ['contains', 'not_contains', 'always']
        : ['is', 'is_not', 'always'];
    case 'text':
      return ['is', 'is_not', 'contains', 'not_contains', 'begins_with', 'ends_with', 'always'];
    case 'number':
      return [
        'equal',
        'not_equal',
        'greater_than',
        'greater_equal_than',
        'lower_than',
        'lower_equal_than',
        'always',
      ];
    case 'date':
      return [
        'on',
        'not_on',
        'earlier_than',
        'earlier_than_or_on',
        'later_than',
        'later_than_or_on',
        'always',
      ];
    case 'nothing':
      return ['always'];
  }
}

/** Null where the operator is unknown: nobody can tell when it holds. */
export const comparisonOf = (
  operator: string,
  task: Pick<TaskValues, 'type' | 'inputType'>,
): Comparison | null => comparisons[operator]?.(task) ?? null;

/** Whether a jump is taken with this answer. Several arguments count as any of them; no answer satisfies nothing. */
export function isTaken(
  { operator, values }: Pick<JumpValues, 'operator' | 'values'>,
  task: Pick<TaskValues, 'type' | 'inputType'>,
  { selection, value }: Answer,
): boolean {
  if (operator === 'always') return true;
  const comparison = comparisonOf(operator, task);
  const given = comparison?.operand === 'option' ? selection : value === null || value === '' ? [] : [value];
  if (!comparison || given.length === 0) return false;
  const found = given.some((one) => values.some((wanted) => comparison.holds(one, wanted)));
  return comparison.negated === true ? !found : found;
}

/** Where a Shepherd comes to after a task: the first jump that is taken, else the next task; null is the end. */
export function taskAfter(list: TaskListValues, key: string, answer: Answer): PlacedTask | null {
  const tasks = placedTasks(list);
  const index = tasks.findIndex(({ task }) => task.key === key);
  const current = tasks[index];
  if (!current) return null;
  const jump = current.task.jumps.find((one) => isTaken(one, current.task, answer));
  const target = jump && tasks.find(({ task }) => task.key === jump.target);
  return target ?? tasks[index + 1] ?? null;
}
