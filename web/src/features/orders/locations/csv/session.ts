import type { DateOrder } from '@shepherd/domain/date.ts';
import { fileToSend, inDateOrder, readLocations, wrongRowsCsv } from './locationsFile.ts';
import type { Brought, Known, LocationsFile, Refused, SentFile, WrongRow } from './locationsFile.ts';

/** The review of a file before it is sent; the file itself stays in the worker. */
export interface FileSummary extends Pick<
  LocationsFile,
  'headings' | 'columns' | 'elsewhere' | 'broken' | 'ambiguousDate'
> {
  readonly rows: number;
  /** The first rows. */
  readonly preview: readonly (readonly string[])[];
  readonly wrong: number;
  /** The first rows with errors. */
  readonly shownWrong: readonly WrongRow[];
}

/** More rows are not useful on screen; all of them can be downloaded. */
const shownRows = 3;
const shownWrongRows = 1000;

/** The file under review; reading another one replaces it. */
export interface FileSession {
  readonly read: (brought: Brought, known: Known) => FileSummary | Refused;
  /** Reads ambiguous dates in the given order of day and month. */
  readonly orderDates: (order: DateOrder, known: Known) => FileSummary;
  readonly toSend: () => SentFile;
  readonly wrongCsv: () => string;
}

export function newFileSession(): FileSession {
  let file: LocationsFile | null = null;
  const opened = (): LocationsFile => {
    if (file === null) throw new TypeError('No file was read');
    return file;
  };
  return {
    read: (brought, known) => {
      file = null;
      const read = readLocations(brought, known);
      if ('refused' in read) return read;
      file = read;
      return summaryOf(file);
    },
    orderDates: (order, known) => {
      file = inDateOrder(opened(), order, known);
      return summaryOf(file);
    },
    toSend: () => fileToSend(opened()),
    wrongCsv: () => wrongRowsCsv(opened()),
  };
}

const summaryOf = ({ rows, wrong, ...file }: LocationsFile): FileSummary => ({
  headings: file.headings,
  columns: file.columns,
  elsewhere: file.elsewhere,
  broken: file.broken,
  ambiguousDate: file.ambiguousDate,
  rows: rows.length,
  preview: rows.slice(0, shownRows),
  wrong: wrong.length,
  shownWrong: wrong.slice(0, shownWrongRows),
});
