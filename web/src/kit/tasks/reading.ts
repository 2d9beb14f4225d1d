import { operatorOf } from '@shepherd/domain/conditions.ts';
import type { Operator } from '@shepherd/domain/conditions.ts';
import { tasksOffPath } from '@shepherd/domain/taskPath.ts';
import type { Currency } from '../../graphql/generated/schema.ts';
import { currencySymbol, formatMoney, hasDecimalsOf, shortestDecimal } from '../value/money.ts';
import { formatDate } from '../value/time.ts';

/** The facts about a task that every view of its answer needs. */
export interface TaskQuestion {
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  /** The required answers; undefined where readers do not see them. */
  readonly required?: readonly unknown[];
  readonly component: {
    readonly type: string;
    readonly inputType: string | null;
    readonly options: readonly { readonly id: string; readonly value: string }[] | null;
  };
}

export interface TaskAnswer {
  readonly taskId: string;
  readonly selection: readonly string[];
  readonly value: string | null;
  readonly comment: string | null;
  readonly status: string | null;
  readonly media: readonly unknown[];
}

interface TaskLogic {
  readonly taskReference: string;
  readonly actions: readonly { readonly jump: string; readonly condition: Condition }[];
}

interface Condition {
  readonly operator: string;
  readonly arguments: readonly string[];
}

export interface NumberedTask<Question, Answer> {
  /** Counted through all sections, from 1. */
  readonly number: number;
  readonly question: Question;
  readonly answer: Answer | undefined;
  /** The answers jump over it. */
  readonly offPath: boolean;
  /** The answers jump over it and it has no answer, so it does not count as unanswered. */
  readonly skipped: boolean;
  /** The jumps from here, as text. */
  readonly conditions: readonly string[];
}

export interface TaskSection<Question, Answer> {
  readonly key: string;
  readonly name: string;
  readonly tasks: readonly NumberedTask<Question, Answer>[];
}

/** The questions with their answers, numbered in the order of the task list. */
export function taskSections<Question extends TaskQuestion, Answer extends TaskAnswer>(
  groups: readonly { readonly name: string; readonly tasks: readonly Question[] }[],
  logic: readonly TaskLogic[],
  given: readonly Answer[],
): TaskSection<Question, Answer>[] {
  const answers = new Map(given.map((answer) => [answer.taskId, answer]));
  const questions = groups.flatMap(({ tasks }) => tasks);
  const numbers = new Map(questions.map(({ reference }, index) => [reference, index + 1]));
  const nameOf = (reference: string): string | null => {
    const number = numbers.get(reference);
    const target = number === undefined ? undefined : questions[number - 1];
    return target ? `${number}. ${target.title}` : null;
  };
  const offPath = offPathOf(questions, logic, answers);
  return groups.map((group, position) => ({
    // Sections have no id, and may share a name.
    key: group.tasks[0]?.id ?? `empty ${position}`,
    name: group.name,
    tasks: group.tasks.map((question) => ({
      number: numbers.get(question.reference) ?? 0,
      question,
      answer: answers.get(question.id),
      offPath: offPath.has(question.id),
      skipped: offPath.has(question.id) && !isAnswered(answers.get(question.id)),
      conditions: logic
        .filter(({ taskReference }) => taskReference === question.reference)
        .flatMap(({ actions }) => actions)
        .flatMap(({ jump, condition }) => {
          const target = nameOf(jump);
          // A jump to a task that the reader does not see would be confusing.
          return target === null ? [] : [`${conditionInWords(condition, question)} continue with ${target}`];
        }),
    })),
  }));
}

/** The ids of the tasks that the answers jump over. */
function offPathOf(
  questions: readonly TaskQuestion[],
  logic: readonly TaskLogic[],
  answers: ReadonlyMap<string, TaskAnswer>,
): ReadonlySet<string> {
  const tasks = questions.map(({ id, reference, component, required }) => {
    const answer = answers.get(id);
    return {
      id,
      reference,
      form: component,
      required: (required ?? []).length > 0,
      answer: { selection: answer?.selection ?? [], value: answer?.value ?? null },
      answered: isAnswered(answer),
      jumps: logic
        .filter(({ taskReference }) => taskReference === reference)
        .flatMap(({ actions }) => actions),
    };
  });
  return new Set(tasksOffPath(tasks).map(({ id }) => id));
}

const operators: Readonly<Record<Operator, string>> = {
  always: 'is any',
  is: 'is',
  is_not: 'is not',
  contains: 'contains',
  not_contains: 'does not contain',
  begins_with: 'begins with',
  ends_with: 'ends with',
  greater_than: 'is more than',
  greater_equal_than: 'is at least',
  lower_than: 'is less than',
  lower_equal_than: 'is at most',
  on: 'is',
  not_on: 'is not',
  earlier_than: 'is before',
  earlier_than_or_on: 'is on or before',
  later_than: 'is after',
  later_than_or_on: 'is on or after',
};

function conditionInWords({ operator, arguments: values }: Condition, question: TaskQuestion): string {
  if (operator === 'always') return 'Otherwise';
  return `If the answer ${comparedInWords(
    operator,
    values.map((value) => optionName(question, value)),
  )},`;
}

/** The operands of a condition: 'is “No” or “Maybe”'. */
export const comparedInWords = (operator: string, values: readonly string[]): string =>
  `${comparisonInWords(operator)} ${values.map((value) => `“${value}”`).join(' or ')}`.trim();

/** The operator of a condition: 'is', 'is at least'. */
export function comparisonInWords(spelling: string): string {
  const operator = operatorOf(spelling);
  return operator === null ? spelling.replaceAll('_', ' ') : operators[operator];
}

/** The label of an option; its id if the task no longer has it. */
export const optionName = ({ component: { options } }: TaskQuestion, id: string): string =>
  options?.find((option) => option.id === id)?.value ?? id;

/** The selected options as text. */
export const chosenOptions = (question: TaskQuestion, answer: Pick<TaskAnswer, 'selection'>): string[] =>
  answer.selection.map((id) => optionName(question, id));

/** The typed, scanned or measured value as text; null without one. Prices need a currency to be formatted as money. */
export function valueInWords(
  { component }: TaskQuestion,
  value: string | null,
  currency: Currency | null = null,
): string | null {
  if (value === null || value.trim() === '') return null;
  const number = Number(value);
  if (component.type === 'TIMER' && Number.isFinite(number)) return durationInWords(number);
  if (component.inputType === 'PRICE' && Number.isFinite(number))
    return priceInWords(value, number, currency);
  if (component.inputType === 'DATE' && !Number.isNaN(Date.parse(value))) return formatDate(value);
  return value;
}

/** More decimals than the currency has stay: the agent typed them, and they must not be rounded. */
function priceInWords(value: string, number: number, currency: Currency | null): string {
  if (currency === null) return number.toFixed(2);
  const amount = shortestDecimal(value);
  if (amount === null) return value;
  return hasDecimalsOf(amount, currency)
    ? formatMoney(amount, currency)
    : `${currencySymbol(currency)}${amount}`;
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** @param seconds any duration */
function durationInWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round(seconds % 60);
  return [
    minutes > 0 ? counted(minutes, 'minute') : '',
    rest > 0 || minutes === 0 ? counted(rest, 'second') : '',
  ]
    .join(' ')
    .trim();
}

/** The status of a task, if it adds to its answer. */
export function statusInWords(status: string | null): string | null {
  if (status === null || status === '' || status === 'done') return null;
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const isAnswered = (answer: TaskAnswer | undefined): boolean =>
  answer !== undefined &&
  (answer.selection.length > 0 ||
    answer.media.length > 0 ||
    [answer.value, answer.comment, answer.status].some((part) => part !== null && part !== ''));
