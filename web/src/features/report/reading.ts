import { folded } from '@shepherd/domain/folded.ts';
import { errorMessages } from '../../messages/errors.ts';
import { chosenOptions, isAnswered, statusInWords, taskSections } from '../../kit/tasks/reading.ts';
import type { NumberedTask as TaskOfList, TaskSection } from '../../kit/tasks/reading.ts';
import { countryName } from '../../kit/value/country.ts';
import { durationText } from '../../kit/value/duration.ts';
import { wallClock } from '../../kit/value/placeTime.ts';
import { attemptReasons } from '../../kit/value/attemptReasons.ts';
import type { Odd } from './odd/oddValues.ts';
import type { Report, ReportAnswer, ReportQuestion } from './odd/readable.ts';

type Question = Report['taskGroups'][number]['tasks'][number];
type Answer = Report['report']['tasks'][number];
export type NumberedTask = TaskOfList<Question, Answer>;
export type ReportSection = TaskSection<Question, Answer> & { readonly odd: Odd | undefined };

/** The questions with their answers, numbered in the order of the task list. */
export const sectionsOf = ({ taskGroups, report }: Report): ReportSection[] =>
  taskSections(taskGroups, [], report.tasks).map((section, position) => ({
    ...section,
    odd: taskGroups[position]?.odd,
  }));

/** The anchor of a task in the document and in the address. */
export const taskAnchor = ({ number }: Pick<NumberedTask, 'number'>): string => `task-${number}`;

/** The anchor of a section, which may be empty. */
export const sectionAnchor = ({ key }: Pick<ReportSection, 'key'>): string =>
  `section-${key.replaceAll(' ', '-')}`;

/** The time of the visit in the place's zone, and its duration; null if unknown. */
export function visitInWords({
  visitStartedAt,
  visitEndedAt,
  timeZone,
}: Pick<Report['job'], 'visitStartedAt' | 'visitEndedAt' | 'timeZone'>): string | null {
  const [first, last] = [visitStartedAt, visitEndedAt]
    .filter((instant) => instant !== null)
    .map((instant) => wallClock(instant, timeZone));
  if (!first) return null;
  if (!last) return `${first.date}, ${first.time} ${first.zone}`;
  // The clocks may change during the visit.
  const from = first.zone === last.zone ? first.time : `${first.time} ${first.zone}`;
  const until = first.date === last.date ? last.time : `${last.date}, ${last.time}`;
  return `${first.date}, ${from} – ${until} ${last.zone}${stayInWords(visitStartedAt, visitEndedAt)}`;
}

function stayInWords(from: string | null, until: string | null): string {
  if (from === null || until === null) return '';
  const minutes = Math.round((Date.parse(until) - Date.parse(from)) / 60_000);
  // Non-breaking, where the line is too short for all.
  return minutes > 0 ? ` (${durationText(minutes).replaceAll(' ', '\u00a0')})` : '';
}

export interface ReportOutcome {
  readonly label: string;
  /** Why an attempted job could not be done. */
  readonly reason: string | null;
  readonly isDone: boolean;
}

/** The outcome, with the reason for a failed visit; null if unknown. */
export function outcomeInWords({
  outcome,
  attemptReason,
}: Pick<Report['job'], 'outcome' | 'attemptReason'>): ReportOutcome | null {
  if (outcome === null) return null;
  if (outcome === 'COMPLETED') return { label: 'Completed', reason: null, isDone: true };
  const isUnnamed = attemptReason === null || attemptReason === 'ABANDONED' || attemptReason === 'OTHER';
  return {
    label: 'Attempted, could not be done',
    reason: isUnnamed ? null : attemptReasons[attemptReason],
    isDone: false,
  };
}

/** The tasks with an answer; a matrix has one if any of its items does. */
export const answeredTasks = (sections: readonly ReportSection[]): NumberedTask[] =>
  tasksOf(sections).filter(({ answer }) =>
    answer?.itemCount ? (answer.answeredCount ?? 0) > 0 : isGiven(answer),
  );

/** An answer that could not be read is there as well. */
export const isGiven = (answer: ReportAnswer | undefined): answer is ReportAnswer =>
  isAnswered(answer) || answer?.odd !== undefined;

/** The tasks whose answers deviate from the expected ones. */
export const deviatingTasks = (sections: readonly ReportSection[]): NumberedTask[] =>
  tasksOf(sections).filter(({ answer }) => answer?.deviates);

/** The selected options in words, where they could be read. */
export const chosenInWords = (question: ReportQuestion, answer: Pick<ReportAnswer, 'selection'>): string[] =>
  answer.selection.length > 0 && question.component.odd?.('options') !== undefined
    ? [errorMessages.unreadable.cell]
    : chosenOptions(question, answer);

/** The selected options, and the status. */
export const choiceInWords = (
  question: ReportQuestion,
  answer: Pick<ReportAnswer, 'selection' | 'status'>,
): string => [...chosenInWords(question, answer), statusInWords(answer.status)].filter(Boolean).join(', ');

export const tasksOf = (sections: readonly ReportSection[]): NumberedTask[] =>
  sections.flatMap(({ tasks }) => tasks);

/** The address on one line, without the name of the place; null if nothing is known. */
export function addressInWords(location: NonNullable<Report['location']>): string | null {
  const { address1, address2, city, zip, state, countryCode } = location;
  const town = [city, zip].filter(Boolean).join(' ');
  const lines = [address1, address2, town, state, countryCode && countryName(countryCode)].filter(Boolean);
  return lines.length === 0 ? null : lines.join(', ');
}

/** The place of the job in a few words, for the summary. */
export function placeInWords(location: Report['location']): string | null {
  const { name, city, address1 } = location ?? {};
  // Many stores have their town in their name.
  if (name && city) return folded(name).includes(folded(city)) ? name : `${name}, ${city}`;
  return name || city || address1 || null;
}

/** Only web addresses become links: an address could also be a script. */
export const isWebAddress = (url: string): boolean => /^(?:https?:\/\/|\/(?!\/))/i.test(url);
