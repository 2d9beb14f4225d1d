import type { Lookup } from '../../../graphql/lookups/lookup.ts';
import type { LoadOptions, Option } from '../../choice/options.ts';
import type {
  ChoiceOfAll,
  DateFilter,
  FlagFilter,
  GivenFilter,
  LookupFilter,
  NumberFilter,
  PairsFilter,
  SelectFilter,
  TextFilter,
} from './definition.ts';

/*
 * The usual filters, made from the name of a field. The return type says which fields each fits, so a filter on a field
 * of another type is a type error in the declaration of the list.
 */

/** Several records of a searchable remote list; the field takes ids. */
export const lookupFilter = <const Field extends string>(
  field: Field,
  label: string,
  all: ChoiceOfAll,
  lookup: Lookup,
): LookupFilter<Field, true> => ({ kind: 'lookup', field, label, all, lookup, several: true, list: true });

/** One value of an enum; `all` is the option that clears it. */
export const optionFilter = <const Field extends string, const Value extends string>(
  field: Field,
  label: string,
  all: ChoiceOfAll,
  options: readonly Option<Value>[],
): SelectFilter<Field, Value, true> => ({
  kind: 'select',
  field,
  label,
  all,
  options,
  several: false,
  list: true,
});

/** Several values from the server, by id or code. */
export const referenceFilter = <const Field extends string>(
  field: Field,
  label: string,
  all: ChoiceOfAll,
  options: LoadOptions,
): SelectFilter<Field, string, true> => ({
  kind: 'select',
  field,
  label,
  all,
  options,
  several: true,
  list: true,
});

export const dateFilter = <const Field extends string>(
  field: Field,
  label: string,
): DateFilter<Field, false> => ({ kind: 'date', field, label, inZone: false });

type Period<Field extends string, InZone extends boolean> = readonly [
  DateFilter<`${Field}From`, InZone>,
  DateFilter<`${Field}To`, InZone>,
];

const period =
  <InZone extends boolean>(inZone: InZone) =>
  <const Field extends string>(field: Field, label: string): Period<Field, InZone> => [
    { kind: 'date', inZone, field: `${field}From`, label: `${label} from` },
    { kind: 'date', inZone, field: `${field}To`, label: `${label} until`, notBefore: `${field}From` },
  ];

/** A period including both days: two fields, `startDateFrom` and `startDateTo` for `startDate`. */
export const periodFilters = period(false);

/** The same for instants: the days are those of the user's time zone, which is sent as well. */
export const momentFilters = period(true);

export const textFilter = <const Field extends string>(field: Field, label: string): TextFilter<Field> => ({
  kind: 'text',
  field,
  label,
});

export const numberFilter = <const Field extends string>(
  field: Field,
  label: string,
): NumberFilter<Field> => ({ kind: 'number', field, label });

/** Pairs of a category and its value. */
export const pairsFilter = <const Field extends string>(field: Field, label: string): PairsFilter<Field> => ({
  kind: 'pairs',
  field,
  label,
});

/** Set by another page; `read` parses the text in the address. */
export const givenFilter = <const Field extends string, Value>(
  field: Field,
  label: string,
  { read, words }: Pick<GivenFilter<Field, Value>, 'read' | 'words'>,
): GivenFilter<Field, Value> => ({ kind: 'given', field, label, read, words });

/** A switch; `all` describes the list without it. */
export const flagFilter = <const Field extends string>(
  field: Field,
  label: string,
  all: ChoiceOfAll,
  optionLabel: string,
): FlagFilter<Field> => ({ kind: 'flag', field, label, all, optionLabel });
