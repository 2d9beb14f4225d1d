import { formatDate, formatDateTime } from '../../kit/value/time.ts';
import { taskSections } from '../../kit/tasks/reading.ts';
import type { NumberedTask as TaskOfList, TaskSection } from '../../kit/tasks/reading.ts';
import type { Report } from './requestReport.ts';

type Question = Report['taskGroups'][number]['tasks'][number];
type Answer = Report['report']['tasks'][number];
export type NumberedTask = TaskOfList<Question, Answer>;
export type ReportSection = TaskSection<Question, Answer>;

/** The questions with their answers, numbered through, in the order of the task list. */
export const sectionsOf = ({ taskGroups, taskLogic, report }: Report): ReportSection[] =>
  taskSections(taskGroups, taskLogic, report.tasks);

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
