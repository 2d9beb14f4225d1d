import type { Lookup } from '../../../graphql/lookups/lookup.ts';
import type { LoadOptions, Option } from '../../choice/options.ts';
import type { Pair } from './pairs.ts';

/** One filter as the kit's components take it. A declaration takes the narrower `FiltersOf`. */
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

/** The choice that clears a filter, for example 'All customers': it reads alike wherever something can be chosen. */
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
  /** Whether it finds moments, which lie on a day of the reader's time zone; a calendar date is the same everywhere. */
  readonly inZone: InZone;
  /** The field of the first day, where this is the last one of a period. */
  readonly notBefore?: string;
}

export interface FlagFilter<Field extends string = string> extends Filter<Field> {
  readonly kind: 'flag';
  readonly all: ChoiceOfAll;
  readonly optionLabel: string;
}

/** Categories with their values, all of which must be there. */
export interface PairsFilter<Field extends string = string> extends Filter<Field> {
  readonly kind: 'pairs';
}

/** Chosen elsewhere, such as a part of a map: a list tells it in words, and it can be taken off. */
export interface GivenFilter<Field extends string = string, Value = unknown> extends Filter<Field> {
  readonly kind: 'given';
  /** What the text in the address stands for; null where it stands for nothing. */
  readonly read: (text: string) => Value | null;
  readonly words: (text: string) => string;
}

/** How many values a filter takes, and how they are sent. */
interface Amount<List extends boolean> {
  /** Whether several values can be chosen; only a list takes them. */
  readonly several: List extends true ? boolean : false;
  /** Whether the input's field is a list, also where one value is chosen. */
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
  /** A function where the options come from the server; they are known by ids or codes then. */
  readonly options: readonly Option<Value>[] | (string extends Value ? LoadOptions : never);
}

export interface LookupFilter<Field extends string = string, List extends boolean = boolean>
  extends Filter<Field>, Amount<List> {
  readonly kind: 'lookup';
  readonly all: ChoiceOfAll;
  readonly lookup: Lookup;
  /** The flag of the input that finds what has none of them, where that is a choice as well (`nobody`). */
  readonly without?: string;
}

/**
 * The filters that fit the fields of a query's `filter` input, as the contract types them: a date filter a date, a
 * lookup ids, a choice of an enum its own values. `several` is refused where the field is no list.
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

/** The name that codegen gives a string of a scalar type, `none` for plain text and enums. */
type ScalarOf<Value> = 'scalar' extends keyof Value ? NonNullable<Value['scalar']> : 'none';
