import type { Lookup } from '../../../graphql/lookups/lookup.ts';
import type { FilterOption, ListFilter, LoadOptions } from '../definition.ts';

type Kind<Name extends ListFilter['kind'], Field extends string> = Extract<
  ListFilter<Field>,
  { readonly kind: Name }
>;

/** Any of several things of a searchable remote list; the field takes ids. */
export const lookupFilter = <Field extends string>(
  field: Field,
  label: string,
  lookup: Lookup,
): Kind<'lookup', Field> => ({ kind: 'lookup', field, label, lookup, multiple: true });

/** One of fixed values; `all` is the choice that clears it. */
export const optionFilter = <Field extends string>(
  field: Field,
  label: string,
  all: string,
  options: readonly FilterOption[],
): Kind<'select' | 'multi-select', Field> => ({ kind: 'select', field, label, all, options });

/** Any of several values that come from the server and are known by an id. */
export const referenceFilter = <Field extends string>(
  field: Field,
  label: string,
  all: string,
  options: LoadOptions,
): Kind<'select' | 'multi-select', Field> => ({
  kind: 'multi-select',
  field,
  label,
  all,
  options,
  verbatim: true,
});

export const dateFilter = <Field extends string>(field: Field, label: string): Kind<'date', Field> => ({
  kind: 'date',
  field,
  label,
});

export const textFilter = <Field extends string>(field: Field, label: string): Kind<'text', Field> => ({
  kind: 'text',
  field,
  label,
});

export const numberFilter = <Field extends string>(field: Field, label: string): Kind<'number', Field> => ({
  kind: 'number',
  field,
  label,
});

/** A single box to switch on. */
export const flagFilter = <Field extends string>(
  field: Field,
  label: string,
  optionLabel: string,
): Kind<'flag', Field> => ({ kind: 'flag', field, label, optionLabel });
