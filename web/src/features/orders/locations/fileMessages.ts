import { inDigits } from '../../../messages/inDigits.ts';

/** The texts about a file of locations. */
export const locationFileMessages = {
  moreCells: 'The row has more cells than the header has columns',
  unreadableText: 'This text is not UTF-8. In Excel, save the file as “CSV UTF-8 (Comma delimited)”',
  unknownCountry: 'There is no country with this code',
  doubled: (row: number) => `Row ${row} has this reference already`,
  notText: 'The file is not UTF-8 text. In Excel, save it as “CSV UTF-8 (Comma delimited)”',
  emptyFile: 'The file is empty',
  noRows: 'The file has no rows below its headings',
  missingColumns: (columns: readonly string[]) =>
    `The file has no column ${columns.join(', ')}. The first row must name the columns`,
  brokenQuotes: (row: number) => `Row ${row} and the rest of the file cannot be read: check the quotes`,

  stopped: 'Stopped before the file was sent',
  notTransferred: 'The file could not be transferred',
  notStarted: 'The upload could not be started',
  fileUnreadable: 'The file could not be read. Try again',
  sentTooLarge: 'The file is larger than 10 MB.',
  noAddress: 'The server has not said where to send the file',

  what: 'One row for each location. The first row names the columns; dates as 2026-12-31, times as 09:30 in steps of 5 minutes.',
  reading: (name: string) => `Reading ${name}…`,
  pasted: 'Pasted rows',
  readRows: (rows: number, wrong: number) =>
    `${rowCount(rows)}${wrong === 0 ? '' : `, ${inDigits(wrong)} with errors`}`,
  leftOut: (headings: readonly string[]) => `Left out: ${headings.join(', ')}`,
  rowsElsewhere: (count: number) =>
    `${rowCount(count)} ${count === 1 ? 'is' : 'are'} in another country than the order.`,
  add: (rows: number) => `Add ${inDigits(rows)} ${rows === 1 ? 'location' : 'locations'}`,
  wrongAreLeftOut:
    'Rows with errors are left out. Download them, mend them, and drop that file: only they are added then.',
  firstWrong: (shown: number) => `The first ${inDigits(shown)} are shown; the download has all of them.`,
  firstFailed: (shown: number) => `Only the first ${inDigits(shown)} are kept.`,
  sending: (name: string) => `Sending ${name}`,
} as const;

const rowCount = (count: number): string => `${inDigits(count)} ${count === 1 ? 'row' : 'rows'}`;
