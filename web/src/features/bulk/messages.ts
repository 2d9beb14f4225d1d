import { inDigits } from '../../messages/inDigits.ts';

/** The texts about files of bulk actions. */
export const bulkFileMessages = {
  notText: 'The file is not UTF-8 text. In Excel, save it as “CSV UTF-8 (Comma delimited)”',
  emptyFile: 'The file is empty',
  noRows: 'The file has no rows below its headings',
  missingColumns: (columns: readonly string[], unknown: readonly string[]) =>
    `The file has no column ${columns.join(', ')}. The first row must name the columns${
      unknown.length === 0 ? '' : `; not known are ${unknown.join(', ')}`
    }`,
  brokenQuotes: (row: number) => `Row ${row} and the rest of the file cannot be read: check the quotes`,
  tooManyRows: (rows: number) =>
    `The file has ${rowCount(rows)}, and at most 5,000 can be sent at once. Split it into several files`,
  fileUnreadable: 'The file could not be read. Try again',

  oneOf: (columns: readonly string[]) => `Fill ${columns.join(' or ')}`,
  jobIdForm: 'A job id looks like 10023-7',
  jobIdCharacter: (character: string) => `A job id looks like 10023-7, without ${character}`,
  shepherdIdForm: 'A Shepherd id is a whole number',
  negativeAmount: 'Amounts must be 0 or more',
  yesOrNo: 'Write yes or no',
  doubled: (row: number) => `Row ${row} has this job already`,
  moreCells: (surplus: string) =>
    `The row has more cells than the header has columns (“${surplus}”). Put quotes around text with separators in it`,
} as const;

/** The texts of the screens of bulk actions. */
export const bulkMessages = {
  started: 'Bulk action started',
  notUsed: (headings: readonly string[]) => `Not known, and not used: ${headings.join(', ')}`,
  rules:
    'The first row names the columns; dates as 2026-12-31, times as 09:30 in steps of 5 minutes, amounts as 12.50. At most 5,000 rows.',
  required: (columns: readonly string[]) => `Required: ${columns.join(', ')}`,
  oneOf: (columns: readonly string[]) => `At least one of: ${columns.join(', ')}`,
  optional: (columns: readonly string[]) => `Optional: ${columns.join(', ')}`,
  pasted: 'Pasted rows',
  reading: (name: string) => `Reading ${name}…`,
  sending: (name: string) => `Sending ${name}`,
  readRows: (rows: number, wrong: number) =>
    `${rowCount(rows)}${wrong === 0 ? '' : `, ${inDigits(wrong)} with errors`}`,
  wrongNotSent:
    'Rows with errors are not sent. Mend them here or in a spreadsheet, or send the others without them.',
  mendHere: 'Only these rows are sent again. Change what was wrong, or leave out what cannot be done.',
  ready: 'Ready to be sent',
  irreversible: 'This cannot be undone.',
  applied: (applied: number, rows: number) => `${inDigits(applied)} of ${inDigits(rows)} applied`,
  doneOf: (done: number, rows: number) => `${inDigits(done)} of ${inDigits(rows)} rows done`,
  noFailures: 'Every row was applied.',
  noFailuresYet: 'No row has failed so far.',
  unreadable: 'The server could not read the file, so nothing was changed.',
  firstShown: (shown: number, rows: number) => `The first ${inDigits(shown)} of ${rowCount(rows)}`,
} as const;

export const rowCount = (count: number): string => `${inDigits(count)} ${count === 1 ? 'row' : 'rows'}`;
