import type { TypedDocumentNode } from '@apollo/client';
import type { OrderFilter, OrderSortField } from '../../graphql/generated/schema.ts';
import { customerLookup } from '../../graphql/lookups/customers.ts';
import { countryOptions } from '../../graphql/referenceOptions.ts';
import { optionsInWords } from '../choice/options.ts';
import type { PageDefinition } from '../page/definition.ts';
import { defineList } from './defineList.tsx';
import type { ListAnswer } from './definition.ts';
import type { FiltersOf } from './filter/definition.ts';
import * as filter from './filter/filters.ts';

/*
 * Type tests of list declarations; `tsc -p web` is the test. Each expected error is a mistake that would otherwise
 * appear at runtime.
 */

declare const page: PageDefinition;
declare const query: TypedDocumentNode<
  { readonly orders: ListAnswer<{ readonly id: string }> },
  { readonly sort: { readonly field: OrderSortField }; readonly filter?: OrderFilter | null }
>;
const list = { page, query, columns: [], defaultSort: { field: 'ID', direction: 'ASC' } } as const;

export const fitting = defineList({
  ...list,
  statuses: { of: 'order', tabs: ['PENDING', 'IN_PROGRESS'], more: ['DRAFT'], initial: 'PENDING' },
  filters: [
    filter.lookupFilter('customerIds', 'Customer', 'All customers', customerLookup),
    filter.referenceFilter('countryCodes', 'Country', 'All countries', countryOptions),
    filter.referenceFilter('categoryIds', 'Category', 'All categories', countryOptions),
    filter.optionFilter('type', 'Type', 'All types', optionsInWords('STANDARD', 'ANYWHERE')),
    ...filter.momentFilters('startDate', 'Starts'),
    ...filter.momentFilters('endDate', 'Ends'),
    filter.flagFilter('archived', 'Archived', 'All but archived', 'Yes'),
  ],
});

export const wrongKinds = defineList({
  ...list,
  filters: [
    // @ts-expect-error a date for a list of ids
    filter.dateFilter('customerIds', 'Customer'),
    // @ts-expect-error pairs for a list of ids
    filter.pairsFilter('customerIds', 'Customer'),
    // @ts-expect-error a number for a list of ids
    filter.numberFilter('customerIds', 'Customer'),
    // @ts-expect-error text for a list of ids
    filter.textFilter('customerIds', 'Customer'),
    // @ts-expect-error a lookup, which gives ids, for an enum
    filter.lookupFilter('type', 'Type', 'All types', customerLookup),
    // @ts-expect-error a lookup for codes
    filter.lookupFilter('countryCodes', 'Country', 'All countries', customerLookup),
    // @ts-expect-error options of the server, which are ids or codes, for an enum
    filter.referenceFilter('priority', 'Priority', 'All priorities', countryOptions),
    // @ts-expect-error a choice for a date
    filter.optionFilter('startDateFrom', 'Starts from', 'All days', optionsInWords('TODAY')),
    // @ts-expect-error text for a date
    filter.textFilter('startDateFrom', 'Starts from'),
    // @ts-expect-error a date for yes or no
    filter.dateFilter('archived', 'Archived'),
    // @ts-expect-error a period that the input does not have
    ...filter.momentFilters('dueDate', 'Due'),
    // @ts-expect-error calendar dates, where the input finds moments and asks for whose days
    ...filter.periodFilters('startDate', 'Starts'),
    // @ts-expect-error a field that the input does not have
    filter.dateFilter('begins', 'Begins'),
  ],
});

export const wrongValues = defineList({
  ...list,
  filters: [
    // @ts-expect-error no value of this enum
    filter.optionFilter('type', 'Type', 'All types', optionsInWords('STANDARD', 'EVERYWHERE')),
    // @ts-expect-error a choice that clears the filter and does not say that it shows all
    filter.flagFilter('archived', 'Archived', 'No', 'Yes'),
    // @ts-expect-error the values of another enum
    filter.optionFilter('priority', 'Priority', 'All priorities', optionsInWords('STANDARD')),
  ],
});

// @ts-expect-error a tab that is no status of orders
export const wrongTab = defineList({ ...list, statuses: { of: 'order', tabs: ['PENDING', 'PAUSED'] } });

// @ts-expect-error a further status that is none
export const wrongMore = defineList({ ...list, statuses: { of: 'order', tabs: [], more: ['LATE'] } });

// @ts-expect-error a list that begins with a status that is none
export const wrongInitial = defineList({ ...list, statuses: { of: 'order', tabs: [], initial: 'LATE' } });

// @ts-expect-error the statuses of jobs, which have no look for those of orders
export const wrongThing = defineList({ ...list, statuses: { of: 'job', tabs: ['PENDING'] } });

/** An input as codegen writes it, with fields for single values. */
interface Input {
  readonly agentIds?: OrderFilter['customerIds'];
  readonly tier?: 'STANDARD' | 'VIP' | null;
  readonly city?: string | null;
  readonly fee?: number | null;
  /** A name with a plural ending that is no list. */
  readonly series?: NonNullable<OrderFilter['customerIds']>[number] | null;
}
type Fits = FiltersOf<Input>;

const options = optionsInWords('STANDARD', 'VIP');
const choice = { kind: 'select', label: 'Tier', all: 'All tiers', options } as const;
const lookup = { kind: 'lookup', label: 'Shepherd', all: 'All Shepherds', lookup: customerLookup } as const;

export const several: Fits = { ...lookup, field: 'agentIds', several: true, list: true };
export const oneOfList: Fits = { ...lookup, field: 'agentIds', several: false, list: true };
export const one: Fits = { ...lookup, field: 'series', several: false, list: false };
export const oneValue: Fits = { ...choice, field: 'tier', several: false, list: false };
export const text: Fits = filter.textFilter('city', 'City');
export const number: Fits = filter.numberFilter('fee', 'Fee');

// @ts-expect-error a list is sent as one value
export const notOne: Fits = { ...lookup, field: 'agentIds', several: false, list: false };
// @ts-expect-error several for a field that takes one, whatever its name ends in
export const notSeveral: Fits = { ...lookup, field: 'series', several: true, list: false };
// @ts-expect-error a list for a field that takes one
export const notList: Fits = { ...lookup, field: 'series', several: false, list: true };
// @ts-expect-error several of an enum for a field that takes one
export const notEnums: Fits = { ...choice, field: 'tier', several: true, list: true };
// @ts-expect-error a number for text
export const notText: Fits = filter.numberFilter('city', 'City');
// @ts-expect-error text for a number
export const notNumber: Fits = filter.textFilter('fee', 'Fee');
