import type { PastedLines } from './pastedLines.ts';

/** The descriptions of edits, which follow 'Undone:'. */
export const editWords = {
  sectionAdded: 'Section added',
  sectionCopied: 'Section copied',
  sectionRemoved: 'Section removed',
  sectionMoved: 'Section moved',
  taskAdded: 'Task added',
  taskCopied: 'Task copied',
  taskRemoved: 'Task removed',
  taskMoved: 'Task moved',
  answersAdded: 'Answers added',
  expectedChanged: 'Expected answer changed',
  typeChanged: 'Type of task changed',
  optionsPasted: (count: number) => (count === 1 ? '1 option pasted' : `${count} options pasted`),
  itemsPut: (count: number) => (count === 1 ? '1 item added' : `${count} items added`),
  itemRemoved: 'Item removed',
  scannerChanged: 'Scanner changed',
} as const;

/** The texts of the task list editor besides the labels of its fields. */
export const editorMessages = {
  outline: 'Outline',
  preview: 'Preview',
  untitledSection: 'Section without a name',
  untitledTask: 'Task without a title',
  keys: 'Enter edits, N adds a task, S a section, C copies, Delete removes, Alt with an arrow moves, Space lifts.',
  empty: 'A task list has sections, and sections hold tasks that belong together. Add the first task.',
  noTasks: 'This section has no tasks yet.',
  problems: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
  findings: (count: number) => (count === 1 ? '1 finding' : `${count} findings`),
  jumps: (count: number) => (count === 1 ? '1 jump' : `${count} jumps`),
  tasks: (count: number) => (count === 1 ? '1 task' : `${count} tasks`),
  place: (position: number, total: number) => `${position} of ${total}`,
  said: (words: string, title: string, position: number, total: number) =>
    `${words}: ${title}, ${position} of ${total}`,
  pasted: (thing: string, { words, blanks, duplicates, tooMany }: PastedLines) =>
    [
      `${counted(words.length, thing)} added.`,
      ...(blanks > 0 ? [`${counted(blanks, 'blank line')} left out.`] : []),
      ...(duplicates.length > 0 ? [`There already: ${listed(duplicates)}.`] : []),
      ...(tooMany > 0 ? [`${counted(tooMany, thing)} left out: there may be no more.`] : []),
    ].join(' '),
  dragInstructions: 'Press Space to lift, the arrow keys to move, Space again to drop, Escape to cancel.',
  lifted: (title: string) => `${title} lifted`,
  over: (title: string, position: number, total: number, inside: string) =>
    inside === ''
      ? `${title} is over position ${position} of ${total}`
      : `${title} is over position ${position} of ${total} in ${inside}`,
  dropped: (title: string, position: number, total: number, inside: string) =>
    inside === ''
      ? `${title} moved to position ${position} of ${total}`
      : `${title} moved to position ${position} of ${total} in ${inside}`,
  dragCancelled: (title: string) => `${title} is back in its place`,
} as const;

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** The most errors that are listed. */
const most = 5;
const listed = (words: readonly string[]): string =>
  words.length > most
    ? `${words.slice(0, most).join(', ')} and ${words.length - most} more`
    : words.join(', ');

/** The texts of importing matrix items. */
export const matrixFileMessages = {
  notText: 'This file is no CSV. In a spreadsheet, save it as “CSV UTF-8”.',
  empty: 'There are no items in it.',
  missing: (names: readonly string[]) =>
    `Missing: the ${names.length === 1 ? 'column' : 'columns'} ${names.join(' and ')}. The first line has the names of the columns: reference, label, subtext.`,
  repeated: (names: readonly string[]) => `There twice: the column ${names.join(', ')}.`,
  unknown: (names: readonly string[]) =>
    names.length === 1
      ? `The column ${names.join()} is not known and is left out.`
      : `The columns ${names.join(', ')} are not known and are left out.`,
  row: (row: number, problem: string) => `Row ${row} is left out: ${problem}`,
  tooManyCells: 'it has more cells than there are columns',
  noReference: 'it has no reference',
  noLabel: 'it has no label',
  duplicate: (reference: string) => `the reference ${reference} was used before`,
  broken: (row: number) => `From row ${row} on nothing can be read: a quote is wrong or never closed.`,
  more: (count: number) => `And ${count} more.`,
  found: (count: number) => `${counted(count, 'item')} can be used.`,
  replace: (count: number) => `Replace all by ${counted(count, 'item')}`,
  add: (count: number) => `Add ${counted(count, 'item')}`,
  there: (count: number) => `${counted(count, 'item')} of these references are there already.`,
  tooMany: (most: number) => `A matrix has at most ${most} items.`,
} as const;
