import { folded } from '@shepherd/domain/folded.ts';
import { chosenOptions, isAnswered, statusInWords, taskSections } from '../../kit/tasks/reading.ts';
import type { NumberedTask as TaskOfList, TaskSection } from '../../kit/tasks/reading.ts';
import { countryName } from '../../kit/value/country.ts';
import { durationText } from '../../kit/value/duration.ts';
import { wallClock } from '../../kit/value/placeTime.ts';
import { attemptReasons } from '../../messages/attemptReasons.ts';
import type { ReportAnswerFragment, ReportQuestionFragment } from './report.generated.ts';
import type { Report } from './requestReport.ts';

type Question = Report['taskGroups'][number]['tasks'][number];
type Answer = Report['report']['tasks'][number];
export type NumberedTask = TaskOfList<Question, Answer>;
export type ReportSection = TaskSection<Question, Answer>;

/** The questions with their answers, numbered through, in the order of the task list. */
export const sectionsOf = ({ taskGroups, report }: Report): ReportSection[] =>
  taskSections(taskGroups, [], report.tasks);

/** What names a task's place in the document, in the address too. */
export const taskAnchor = ({ number }: Pick<NumberedTask, 'number'>): string => `task-${number}`;

/** The same of a section, which may be empty. */
export const sectionAnchor = ({ key }: Pick<ReportSection, 'key'>): string =>
  `section-${key.replaceAll(' ', '-')}`;

/** When somebody was there, by the clocks of the place, and for how long; null where nobody knows. */
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
  // Clocks may be changed while somebody is there.
  const from = first.zone === last.zone ? first.time : `${first.time} ${first.zone}`;
  const until = first.date === last.date ? last.time : `${last.date}, ${last.time}`;
  return `${first.date}, ${from} – ${until} ${last.zone}${stayInWords(visitStartedAt, visitEndedAt)}`;
}

function stayInWords(from: string | null, until: string | null): string {
  if (from === null || until === null) return '';
  const minutes = Math.round((Date.parse(until) - Date.parse(from)) / 60_000);
  // It stays together where the line is too short for all.
  return minutes > 0 ? ` (${durationText(minutes).replaceAll(' ', '\u00a0')})` : '';
}

export interface ReportOutcome {
  readonly label: string;
  /** Why a job that was attempted could not be done. */
  readonly reason: string | null;
  readonly isDone: boolean;
}

/** How it ended, and why it did where nothing came of it; null where nobody says. */
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

/** The tasks that have an answer; a matrix has one where any of its items does. */
export const answeredTasks = (sections: readonly ReportSection[]): NumberedTask[] =>
  tasksOf(sections).filter(({ answer }) =>
    answer?.itemCount ? (answer.answeredCount ?? 0) > 0 : isAnswered(answer),
  );

/** The tasks whose answers are not those that were hoped for. */
export const deviatingTasks = (sections: readonly ReportSection[]): NumberedTask[] =>
  tasksOf(sections).filter(({ answer }) => answer?.deviates);

/** What was chosen, and how it went. */
export const choiceInWords = (
  question: ReportQuestionFragment,
  answer: Pick<ReportAnswerFragment, 'selection' | 'status'>,
): string => [...chosenOptions(question, answer), statusInWords(answer.status)].filter(Boolean).join(', ');

export const tasksOf = (sections: readonly ReportSection[]): NumberedTask[] =>
  sections.flatMap(({ tasks }) => tasks);

/** Everything but the name of the place, on one line; null where nothing is known. */
export function addressInWords(location: NonNullable<Report['location']>): string | null {
  const { address1, address2, city, zip, state, countryCode } = location;
  const town = [city, zip].filter(Boolean).join(' ');
  const lines = [address1, address2, town, state, countryCode && countryName(countryCode)].filter(Boolean);
  return lines.length === 0 ? null : lines.join(', ');
}

/** Where the job was done, in a few words for the head of the document. */
export function placeInWords(location: Report['location']): string | null {
  const { name, city, address1 } = location ?? {};
  // Many a store has its town in its name.
  if (name && city) return folded(name).includes(folded(city)) ? name : `${name}, ${city}`;
  return name || city || address1 || null;
}

/** Only the web is linked to: an address could also be a script. */
export const isWebAddress = (url: string): boolean => /^(?:https?:\/\/|\/(?!\/))/i.test(url);
