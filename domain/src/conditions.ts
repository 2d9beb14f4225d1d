import { compareDecimals, readDay } from './ordering.ts';

/** A condition on an answer: `is` one of some options, `greater_than` a number. Task logic and payments share it. */
export interface Condition {
  readonly operator: string;
  /** One match is enough. */
  readonly arguments: readonly string[];
}

/** The part of an answer that conditions use: the ids of the chosen options, and the text of a field. */
export interface GivenAnswer {
  readonly selection: readonly string[];
  readonly value: string | null;
}

/** Type of a task, in any case: `select`, `INPUT` with `NUMERIC`. */
export interface AnswerForm {
  /** Null where it could not be read. */
  readonly type: string | null;
  readonly inputType?: string | null | undefined;
}

/** The kind of value of an answer. `nothing`: a task such as a photo, whose answer no condition can name. */
export type Operand = 'option' | 'text' | 'number' | 'date' | 'nothing';

/** Which part of a text has to match. */
export type Part = 'whole' | 'start' | 'inside' | 'end';

/** An operator for the answers to one task. */
export interface Comparison {
  readonly operand: Operand;
  /** Only for texts. */
  readonly part?: Part;
  readonly holds: (given: string, wanted: string) => boolean;
  /** It holds where `holds` is true of no argument. */
  readonly negated: boolean;
}

/**
 * Every operator with its spellings. The first ones are those of Typeform's Logic Jumps, from imported forms; the
 * others are stored by REST v1.
 */
const spellings = {
  always: ['always'],
  is: ['is', 'equal', 'equals', 'eq', '='],
  is_not: ['is_not', 'not_equal', 'not_equals', 'neq', '!='],
  contains: ['contains'],
  not_contains: ['not_contains'],
  begins_with: ['begins_with'],
  ends_with: ['ends_with'],
  greater_than: ['greater_than', 'gt', '>'],
  greater_equal_than: ['greater_equal_than', 'gte', '>='],
  lower_than: ['lower_than', 'less_than', 'lt', '<'],
  lower_equal_than: ['lower_equal_than', 'less_equal_than', 'lte', '<='],
  on: ['on'],
  not_on: ['not_on'],
  earlier_than: ['earlier_than'],
  earlier_than_or_on: ['earlier_than_or_on', 'before_on'],
  later_than: ['later_than'],
  later_than_or_on: ['later_than_or_on', 'after_on'],
} as const;

export type Operator = keyof typeof spellings;

const operators: ReadonlyMap<string, Operator> = new Map(
  (Object.keys(spellings) as Operator[]).flatMap((operator) =>
    spellings[operator].map((spelling): [string, Operator] => [spelling, operator]),
  ),
);

/** Every operator in every spelling. */
export const operatorSpellings: readonly string[] = [...operators.keys()];

/** The operator of a spelling; null for an unknown one. */
export const operatorOf = (spelling: string): Operator | null =>
  operators.get(spelling.trim().toLowerCase()) ?? null;

/** Normalizes a text: trims it, folds case and composes its characters. */
export const withoutCase = (text: string): string => text.normalize('NFC').trim().toLowerCase();

export function operandOf({ type, inputType }: AnswerForm): Operand {
  switch (type?.toUpperCase()) {
    case 'BOOLEAN':
    case 'SELECT':
      return 'option';
    case 'TIMER':
      return 'number';
    case 'BARCODE':
      return 'text';
    case 'INPUT':
      return inputOperands[inputType?.toUpperCase() ?? 'ALPHANUMERIC'] ?? 'text';
    default:
      return 'nothing';
  }
}

const inputOperands: Readonly<Record<string, Operand>> = {
  ALPHANUMERIC: 'text',
  DATE: 'date',
  NUMERIC: 'number',
  PRICE: 'number',
};

const matches: Readonly<Record<Part, (given: string, wanted: string) => boolean>> = {
  whole: (given, wanted) => given === wanted,
  start: (given, wanted) => given.startsWith(wanted),
  inside: (given, wanted) => given.includes(wanted),
  end: (given, wanted) => given.endsWith(wanted),
};

const text = (part: Part, negated = false): Comparison => ({
  operand: 'text',
  part,
  negated,
  holds: (given, wanted) => wanted.trim() !== '' && matches[part](withoutCase(given), withoutCase(wanted)),
});

const number = (fits: (order: number) => boolean, negated = false): Comparison => ({
  operand: 'number',
  negated,
  holds: (given, wanted) => {
    const order = compareDecimals(given, wanted);
    return order !== null && fits(order);
  },
});

/** Days are written `yyyy-MM-dd`, which sorts as text. */
const date = (fits: (given: string, wanted: string) => boolean, negated = false): Comparison => ({
  operand: 'date',
  negated,
  holds: (given, wanted) => {
    const [left, right] = [readDay(given), readDay(wanted)];
    return left !== null && right !== null && fits(left, right);
  },
});

const sameDay = (given: string, wanted: string): boolean => given === wanted;

/** Options and answers of unknown kinds are compared by value: `2.50` is `2.5`, and `Bars` is `bars`. */
const sameValue = (given: string, wanted: string): boolean =>
  compareDecimals(given, wanted) === 0 || text('whole').holds(given, wanted);

function equality(operand: Operand, negated: boolean): Comparison {
  switch (operand) {
    case 'number':
      return number((order) => order === 0, negated);
    case 'date':
      return date(sameDay, negated);
    case 'text':
      return text('whole', negated);
    case 'option':
    case 'nothing':
      return { operand, negated, holds: sameValue };
  }
}

/** An option contains another when it was chosen; typed text is searched. */
const containing = (operand: Operand, negated: boolean): Comparison =>
  operand === 'option' ? { ...text('inside', negated), operand } : text('inside', negated);

function comparisonBy(operator: Exclude<Operator, 'always'>, operand: Operand): Comparison {
  switch (operator) {
    case 'is':
    case 'is_not':
      return equality(operand, operator === 'is_not');
    case 'contains':
    case 'not_contains':
      return containing(operand, operator === 'not_contains');
    case 'begins_with':
      return text('start');
    case 'ends_with':
      return text('end');
    case 'greater_than':
      return number((order) => order > 0);
    case 'greater_equal_than':
      return number((order) => order >= 0);
    case 'lower_than':
      return number((order) => order < 0);
    case 'lower_equal_than':
      return number((order) => order <= 0);
    case 'on':
    case 'not_on':
      return date(sameDay, operator === 'not_on');
    case 'earlier_than':
      return date((given, wanted) => given < wanted);
    case 'earlier_than_or_on':
      return date((given, wanted) => given <= wanted);
    case 'later_than':
      return date((given, wanted) => given > wanted);
    case 'later_than_or_on':
      return date((given, wanted) => given >= wanted);
  }
}

/** How an operator compares the answers to a task; null for `always`, which compares nothing, and for unknown ones. */
export function comparisonOf(spelling: string, form: AnswerForm): Comparison | null {
  const operator = operatorOf(spelling);
  return operator === null || operator === 'always' ? null : comparisonBy(operator, operandOf(form));
}

/** Ids of options are only compared for equality. */
const comparesOptions: ReadonlySet<Operator> = new Set(['is', 'is_not', 'contains', 'not_contains']);

const typedValues = ({ value }: GivenAnswer): readonly string[] =>
  value === null || value.trim() === '' ? [] : [value];

/** Whether the answer has a value to compare. */
export const isGiven = (answer: GivenAnswer): boolean =>
  answer.selection.length + typedValues(answer).length > 0;

/** Whether an answer meets a condition; null where the operator is unknown. A missing answer meets only `always`. */
export function isMet(condition: Condition, form: AnswerForm, answer: GivenAnswer): boolean | null {
  const operator = operatorOf(condition.operator);
  if (operator === null) return null;
  if (operator === 'always') return true;
  const chosen = comparesOptions.has(operator) ? answer.selection : [];
  const typed = typedValues(answer);
  if (chosen.length + typed.length === 0) return false;
  const { holds, negated } = comparisonBy(operator, operandOf(form));
  const { arguments: wanted } = condition;
  const found =
    chosen.some((id) => wanted.includes(id)) ||
    typed.some((value) => wanted.some((one) => holds(value, one)));
  return found !== negated;
}

/**
 * Whether an answer earns the payment of a task. Any answer does where the payment has no condition, or one with an
 * unknown operator: work that was done is paid. Photos, comments and statuses alone earn nothing.
 */
export const isEarned = (condition: Condition | null, form: AnswerForm, answer: GivenAnswer): boolean =>
  isGiven(answer) && (condition === null || (isMet(condition, form, answer) ?? true));
