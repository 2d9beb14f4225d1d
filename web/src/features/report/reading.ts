import { formatDate, formatDateTime } from '../../kit/value/time.ts';
import type { ReportAnswerFragment, ReportQuestionFragment } from './report.generated.ts';
import type { Report } from './requestReport.ts';

export interface NumberedTask {
  /** Counted through all sections, from 1. */
  readonly number: number;
  readonly question: Report['taskGroups'][number]['tasks'][number];
  readonly answer: Report['report']['tasks'][number] | undefined;
  /** Where the task list went on from here, in words. */
  readonly conditions: readonly string[];
}

export interface ReportSection {
  readonly key: string;
  readonly name: string;
  readonly tasks: readonly NumberedTask[];
}

/** The questions with their answers, numbered through, in the order of the task list. */
export function sectionsOf({ taskGroups, taskLogic, report }: Report): ReportSection[] {
  const answers = new Map(report.tasks.map((answer) => [answer.taskId, answer]));
  const questions = taskGroups.flatMap(({ tasks }) => tasks);
  const numbers = new Map(questions.map(({ reference }, index) => [reference, index + 1]));
  const nameOf = (reference: string): string | null => {
    const number = numbers.get(reference);
    const target = number === undefined ? undefined : questions[number - 1];
    return target ? `${number}. ${target.title}` : null;
  };
  return taskGroups.map((group) => ({
    // Sections have no id, and may share a name.
    key: group.tasks[0]?.id ?? `empty ${group.name}`,
    name: group.name,
    tasks: group.tasks.map((question) => ({
      number: numbers.get(question.reference) ?? 0,
      question,
      answer: answers.get(question.id),
      conditions: taskLogic
        .filter(({ taskReference }) => taskReference === question.reference)
        .flatMap(({ actions }) => actions)
        .flatMap(({ jump, condition }) => {
          const target = nameOf(jump);
          // A jump to a task that outsiders do not see would only raise questions.
          return target === null ? [] : [`${conditionInWords(condition, question)} continue with ${target}`];
        }),
    })),
  }));
}

type Condition = Report['taskLogic'][number]['actions'][number]['condition'];

const operators: Record<string, string> = {
  is: 'is',
  equal: 'is',
  equals: 'is',
  is_not: 'is not',
  not_equal: 'is not',
  not_equals: 'is not',
  contains: 'contains',
  not_contains: 'does not contain',
  begins_with: 'begins with',
  ends_with: 'ends with',
  greater_than: 'is more than',
  greater_equal_than: 'is at least',
  lower_than: 'is less than',
  lower_equal_than: 'is at most',
  gt: 'is more than',
  gte: 'is at least',
  lt: 'is less than',
  lte: 'is at most',
  on: 'is',
  before_on: 'is on or before',
  after_on: 'is on or after',
};

function conditionInWords(
  { operator, arguments: values }: Condition,
  { component }: ReportQuestionFragment,
): string {
  if (operator === 'always') return 'Otherwise';
  const words = operators[operator] ?? operator.replaceAll('_', ' ');
  const named = values.map((value) => `“${optionName(component, value)}”`);
  return `If the answer ${words} ${named.join(' or ')},`.replace(' ,', ',');
}

function optionName({ options }: ReportQuestionFragment['component'], id: string): string {
  return options?.find((option) => option.id === id)?.value ?? id;
}

/** What was chosen, in words. */
export const chosenOptions = (question: ReportQuestionFragment, answer: ReportAnswerFragment): string[] =>
  answer.selection.map((id) => optionName(question.component, id));

/** What was typed, scanned or measured, as it is read; null when nothing was. */
export function valueInWords({ component }: ReportQuestionFragment, value: string | null): string | null {
  if (value === null || value.trim() === '') return null;
  const number = Number(value);
  if (component.type === 'TIMER' && Number.isFinite(number)) return durationInWords(number);
  if (component.inputType === 'PRICE' && Number.isFinite(number)) return number.toFixed(2);
  if (component.inputType === 'DATE' && !Number.isNaN(Date.parse(value))) return formatDate(value);
  return value;
}

/** @param seconds any length of time */
function durationInWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round(seconds % 60);
  return [minutes > 0 ? `${minutes} min` : '', rest > 0 || minutes === 0 ? `${rest} s` : ''].join(' ').trim();
}

/** How a task went, where that says more than its answer does. */
export function statusInWords(status: string | null): string | null {
  if (status === null || status === '' || status === 'done') return null;
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const isAnswered = (answer: ReportAnswerFragment | undefined): boolean =>
  answer !== undefined &&
  (answer.selection.length > 0 ||
    answer.media.length > 0 ||
    [answer.value, answer.comment, answer.status].some((part) => part !== null && part !== ''));

/** The day or days of the job; null when it has none. */
export function dateInWords({ startDate, endDate }: Report['job']): string | null {
  const days = [startDate, endDate].filter((date) => date !== null).map(formatDate);
  return days.length === 0 ? null : [...new Set(days)].join(' – ');
}

/** The hours of the job as `HH:mm`; null when it has none. */
export function timeInWords({ startTime, endTime }: Report['job']): string | null {
  const times = [startTime, endTime].filter((time) => time !== null).map((time) => time.slice(0, 5));
  return times.length === 0 ? null : [...new Set(times)].join(' – ');
}

export const completedInWords = ({ completedAt }: Report['job']): string | null =>
  completedAt === null ? null : formatDateTime(completedAt);

export function addressLines(location: NonNullable<Report['location']>): string[] {
  const { address1, address2, city, zip, state, countryCode } = location;
  const town = [city, zip].filter(Boolean).join(' ');
  return [address1, address2, town, state, countryCode && countryName(countryCode)]
    .filter((line) => Boolean(line))
    .map(String);
}

function countryName(code: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Where the job was done, in a few words for the head of the document. */
export function placeInWords(location: Report['location']): string | null {
  const { name, city, address1 } = location ?? {};
  // Many a store has its town in its name.
  if (name && city) return name.toLowerCase().includes(city.toLowerCase()) ? name : `${name}, ${city}`;
  return name || city || address1 || null;
}

/** Only the web is linked to: an address could also be a script. */
export const isWebAddress = (url: string): boolean => /^(?:https?:\/\/|\/(?!\/))/i.test(url);
