import { folded } from '@shepherd/domain/folded.ts';
import { tasksOf } from './places.ts';
import type { InnerTaskValues, TaskListValues, TaskValues } from './schema.ts';

/** All references of a list, without blanks around them, also those of tasks in matrices. */
export const referencesOf = (list: TaskListValues): readonly string[] =>
  tasksOf(list).map(({ task }) => task.reference.trim());

/** 'task-1', or the next number that is free: 'task-3' is followed by 'task-4'. */
export const freeReference = (list: TaskListValues, wanted: string): string =>
  numbered(wanted, new Set(referencesOf(list)));

/** The reference with the first number behind it that is not taken. */
export function numbered(wanted: string, taken: ReadonlySet<string>): string {
  const stem = wanted.trim().replace(/-\d+$/, '') || 'task';
  let number = 1;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** What a title suggests: 'Is the shelf full?' is 'is-the-shelf-full'. */
export const referenceFromTitle = (title: string): string =>
  folded(title)
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .slice(0, longestSuggestion)
    .replace(/^-+|-+$/g, '');

/** Long enough to be told from others, short enough to be typed into a condition. */
const longestSuggestion = 40;

/**
 * The reference that follows a new title, undefined where it stays: once somebody has chosen one, or a task is known to
 * REST v1, it is what reports call the task.
 */
export function referenceFor(
  list: TaskListValues,
  task: InnerTaskValues | TaskValues,
  title: string,
): string | undefined {
  if (task.id !== '' || !isSuggested(task)) return undefined;
  const wanted = referenceFromTitle(title);
  const others = new Set(referencesOf(list).filter((reference) => reference !== task.reference.trim()));
  const next =
    wanted === '' ? numbered('task', others) : others.has(wanted) ? numbered(wanted, others) : wanted;
  return next === task.reference ? undefined : next;
}

function isSuggested({ reference, title }: InnerTaskValues | TaskValues): boolean {
  const stem = reference.trim().replace(/-\d+$/, '');
  const suggested = referenceFromTitle(title);
  return (
    /^task-\d+$/.test(reference.trim()) ||
    reference.trim() === suggested ||
    stem === suggested.replace(/-\d+$/, '')
  );
}
