import type { CellKind } from '../../../../ui/csv/cells.ts';
import { headingReader, knownBy } from '../../../../ui/csv/headings.ts';
import type { ReadColumn } from '../../../../ui/csv/headings.ts';

/** The required columns, by the server's names. */
export const requiredColumns = [
  'reference',
  'address1',
  'city',
  'zip',
  'start_date',
  'end_date',
  'start_time',
  'end_time',
] as const;
const optionalColumns = [
  'name',
  'address2',
  'address_details',
  'state',
  'country_code',
  'phone',
  'latitude',
  'longitude',
  'group',
] as const;
export const locationColumns = [...requiredColumns, ...optionalColumns] as const;
export type LocationColumn = (typeof locationColumns)[number];

/** Common words for a place. */
const places = ['location', 'store', 'shop', 'site', 'branch', 'outlet'];
const ofPlace = (words: readonly string[]): readonly string[] =>
  places.flatMap((place) => words.map((word) => `${place} ${word}`));

/** Synonyms of the columns; compared without case, accents, blanks and punctuation. */
const alsoCalled: Readonly<Record<LocationColumn, readonly string[]>> = {
  reference: ['ref', 'id', 'code', ...ofPlace(['reference', 'ref', 'id', 'no', 'number', 'code'])],
  address1: [
    'address',
    'address line 1',
    'line 1',
    'street',
    'street address',
    'addr 1',
    ...ofPlace(['address']),
  ],
  city: ['town', 'town city', 'city town', 'locality'],
  zip: ['postcode', 'post code', 'postal code', 'zip code', 'postcode zip', 'zip postcode', 'plz'],
  start_date: ['start', 'date start', 'from', 'from date', 'date from', 'start day'],
  end_date: ['end', 'date end', 'to', 'to date', 'date to', 'until', 'end day'],
  start_time: ['time start', 'from time', 'time from', 'opens', 'start hour'],
  end_time: ['time end', 'to time', 'time to', 'closes', 'end hour'],
  name: [...places, ...ofPlace(['name'])],
  address2: ['address line 2', 'line 2', 'addr 2'],
  address_details: ['details', 'directions', 'address note', 'address notes', 'access'],
  state: ['county', 'region', 'province', 'state county'],
  country_code: ['country', 'iso country', 'country iso'],
  phone: ['telephone', 'tel', 'phone number', 'phone no', 'mobile'],
  latitude: ['lat', 'gps latitude'],
  longitude: ['lng', 'lon', 'long', 'gps longitude'],
  group: ['location group', 'group name', 'cluster'],
};

/** Maps the headings of a file to columns. */
export const readColumns = headingReader(locationColumns, alsoCalled);

export const knownHeadings = knownBy(readColumns);

const kinds: Readonly<Partial<Record<LocationColumn, CellKind>>> = {
  reference: 'code',
  country_code: 'code',
  latitude: 'code',
  longitude: 'code',
  start_date: 'date',
  end_date: 'date',
  start_time: 'time',
  end_time: 'time',
};
export const kindOf = (column: LocationColumn): CellKind => kinds[column] ?? 'text';

/** The required columns that a file lacks. */
export const missingColumns = (columns: readonly ReadColumn<LocationColumn>[]): readonly LocationColumn[] =>
  requiredColumns.filter((required) => !columns.some(({ column }) => column === required));
