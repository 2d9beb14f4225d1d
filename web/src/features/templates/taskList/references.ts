import { folded } from '@shepherd/domain/folded.ts';
import { tasksOf } from './places.ts';
import type { InnerTaskValues, TaskListValues, TaskValues } from './schema.ts';

/** All references of a list, trimmed, including those of tasks in matrices. */
export const referencesOf = (list: TaskListValues): readonly string[] =>
  tasksOf(list).map(({ task }) => task.reference.trim());

/** 'task-1', or the next free number: 'task-3' is followed by 'task-4'. */
export const freeReference = (list: TaskListValues, wanted: string): string =>
  numbered(wanted, new Set(referencesOf(list)));

/** The reference with the first free number as its suffix. */
export function numbered(wanted: string, taken: ReadonlySet<string>): string {
  const stem = wanted.trim().replace(/-\d+$/, '') || 'task';
  let number = 1;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** A reference derived from a title: 'Is the shelf full?' becomes 'is-the-shelf-full'. */
export const referenceFromTitle = (title: string): string =>
  folded(title)
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .slice(0, longestSuggestion)
    .replace(/^-+|-+$/g, '');

/** Long enough to be distinctive, short enough to be typed into a condition. */
const longestSuggestion = 40;

/**
 * The reference for a new title, undefined if it does not change: a reference that the user has set, or that REST v1
 * knows, identifies the task in reports.
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
