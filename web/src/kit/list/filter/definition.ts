import type { Lookup } from '../../../graphql/lookups/lookup.ts';
import type { LoadOptions, Option } from '../../choice/options.ts';
import type { Pair } from './pairs.ts';

/** One filter for the kit's components. A declaration uses the narrower `FiltersOf`. */
export type ListFilter =
  | TextFilter
  | NumberFilter
  | DateFilter
  | FlagFilter
  | SelectFilter
  | LookupFilter
  | PairsFilter
  | GivenFilter;

interface Filter<Field extends string> {
  /** The field of the query's `filter` input. */
  readonly field: Field;
  /** Its name in the address; by default the field's name in snake_case, ids in the singular (`customer_id`). */
  readonly key?: string;
  readonly label: string;
}

/** The option that clears a filter, for example 'All customers': the same wording everywhere. */
export type ChoiceOfAll = `All ${string}`;

export interface TextFilter<Field extends string = string> extends Filter<Field> {
  readonly kind: 'text';
  readonly placeholder?: string;
}

/** A whole number, from 0 up. */
export interface NumberFilter<Field extends string = string> extends Filter<Field> {
  readonly kind: 'number';
}

export interface DateFilter<
  Field extends string = string,
  InZone extends boolean = boolean,
> extends Filter<Field> {
  readonly kind: 'date';
  /** Whether it filters instants, whose days depend on the user's time zone; a calendar date is the same everywhere. */
  readonly inZone: InZone;
  /** The field of the first day, if this is the last day of a period. */
  readonly notBefore?: string;
}

export interface FlagFilter<Field extends string = string> extends Filter<Field> {
  readonly kind: 'flag';
  readonly all: ChoiceOfAll;
  readonly optionLabel: string;
}

/** Categories with their values, all of which must match. */
export interface PairsFilter<Field extends string = string> extends Filter<Field> {
  readonly kind: 'pairs';
}

/** Set elsewhere, for example by a map: the list shows it as text and can remove it. */
export interface GivenFilter<Field extends string = string, Value = unknown> extends Filter<Field> {
  readonly kind: 'given';
  /** Parses the text in the address; null if it is invalid. */
  readonly read: (text: string) => Value | null;
  readonly words: (text: string) => string;
}

/** The number of values, and how they are sent. */
interface Amount<List extends boolean> {
  /** Whether several values can be selected; only for list fields. */
  readonly several: List extends true ? boolean : false;
  /** Whether the input's field is a list, also for a single value. */
  readonly list: List;
}

export interface SelectFilter<
  Field extends string = string,
  Value extends string = string,
  List extends boolean = boolean,
>
  extends Filter<Field>, Amount<List> {
  readonly kind: 'select';
  readonly all: ChoiceOfAll;
  /** A function if the options come from the server; they then have ids or codes. */
  readonly options: readonly Option<Value>[] | (string extends Value ? LoadOptions : never);
}

export interface LookupFilter<Field extends string = string, List extends boolean = boolean>
  extends Filter<Field>, Amount<List> {
  readonly kind: 'lookup';
  readonly all: ChoiceOfAll;
  readonly lookup: Lookup;
  /** The input's flag for records without a value, if that is an option too. */
  readonly without?: string;
}

/**
 * The filters for the fields of a query's `filter` input, by their contract types: a date filter for a date, a lookup
 * for ids, an option filter for an enum. `several` is refused where the field is no list.
 */
export type FiltersOf<Input> = {
  [Field in keyof Input & string]: FilterOn<
    Field,
    NonNullable<Input[Field]>,
    'timezone' extends keyof Input ? true : false
  >;
}[keyof Input & string];

type FilterOn<Field extends string, Value, InZone extends boolean> = [Value] extends [readonly (infer Item)[]]
  ? [Item] extends [Pair]
    ? PairsFilter<Field>
    : ChoiceOn<Field, Item, true>
  : [Value] extends [boolean]
    ? FlagFilter<Field>
    : [Value] extends [number]
      ? NumberFilter<Field>
      : ScalarOf<Value> extends 'Date'
        ? DateFilter<Field, InZone>
        : [Value] extends [string]
          ? ChoiceOn<Field, Value, false> | (string extends Value ? TextFilter<Field> : never)
          : GivenFilter<Field, Value>;

type ChoiceOn<Field extends string, Item, List extends boolean> = [Item] extends [string]
  ? ScalarOf<Item> extends 'ID'
    ? LookupFilter<Field, List> | SelectFilter<Field, string, List>
    : ScalarOf<Item> extends 'none'
      ? SelectFilter<Field, Item, List>
      : never
  : never;

/** The name that codegen gives a string of a scalar type; `none` for plain text and enums. */
type ScalarOf<Value> = 'scalar' extends keyof Value ? NonNullable<Value['scalar']> : 'none';
