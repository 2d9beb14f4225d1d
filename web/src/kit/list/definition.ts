import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { ComponentType, ReactNode } from 'react';
import type { Address, AnyPage } from '../page/definition.ts';
import type { PermissionRule } from '../permission/rules.ts';
import type { FiltersOf, ListFilter } from './filter/definition.ts';
import type { ListSelection } from './selection/definition.ts';
import type { ListStatuses, StatusesOf } from './statuses.ts';
import type { ModalName } from '../modal/defineModal.ts';

/** The root field of every list query. */
export interface ListAnswer<Row> {
  readonly items: readonly Row[];
  readonly pageInfo: {
    readonly page: number;
    readonly perPage: number;
    readonly lastPage: number;
    readonly total: number;
    readonly from: number | null;
    readonly to: number | null;
  };
  readonly summary?: {
    readonly total: number;
    readonly groups: readonly { readonly value: string; readonly total: number }[];
  };
}

type RowsUnder<Data> = {
  [Field in keyof Data]: NonNullable<Data[Field]> extends { items: readonly (infer Row)[] } ? Row : never;
}[keyof Data];

/** The row type of a list query, whose page stands at the root or one level below it (`customer { users { items } }`). */
export type RowOf<Data> =
  RowsUnder<Data> | { [Field in keyof Data]: RowsUnder<NonNullable<Data[Field]>> }[keyof Data];

export type FilterOf<Variables> = Variables extends { filter?: infer Filter } ? NonNullable<Filter> : never;
export type SortFieldOf<Variables> = Variables extends { sort?: infer Sort }
  ? NonNullable<Sort> extends { field: infer Field }
    ? Field & string
    : never
  : never;

/** The variables of a list's query that the page around the list sets. */
export type VariablesAround<Variables> = Omit<Variables, 'page' | 'perPage' | 'sort' | 'filter'>;

export interface ListColumn<Row, SortField extends string = string> {
  /** Stable name, stored with the user's column settings. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The fields of the row that the cell shows, where it is not the one with the name of the column. */
  readonly reads?: readonly (keyof Row & string)[];
  /** The sort field of its header button; without it the column is not sortable. */
  readonly sort?: SortField;
  /** Pixels; `grow` shares the remaining width. */
  readonly width: number;
  readonly grow?: boolean;
  /** Numbers and amounts are right-aligned in tabular figures. */
  readonly numeric?: boolean;
  /** Shown on a narrow screen. */
  readonly narrow?: boolean;
  /** Hidden by default. */
  readonly hidden?: boolean;
  /** The one column with the row's link. */
  readonly link?: boolean;
  /** Users without this permission see neither the column nor its setting. */
  readonly permission?: PermissionRule;
}

export interface ListAction {
  readonly label: string;
  /** An address, optionally with the same filters, or the name of a modal of the same page. */
  readonly opens: { readonly to: Address; readonly filtered?: true } | { readonly modal: ModalName };
  readonly permission?: PermissionRule;
}

/** The arguments of an export: the current state of the list. */
export interface ExportRequest<Filter, SortField extends string> {
  readonly filter: Filter;
  readonly sort: ListSort<SortField>;
  /** IANA name of the browser's time zone. */
  readonly timezone: string;
}

export type ExportOutcome = 'EMAILED' | 'NO_DATA';

/**
 * Starts the export. `exportWith` makes one of an export mutation; `exportPages` one for lists without, whose file the
 * browser writes. `variables` are those of the query that the page around the list sets.
 */
export type ListExport<Filter, SortField extends string> = (
  client: ApolloClient,
  request: ExportRequest<Filter, SortField>,
  variables: Readonly<Record<string, unknown>>,
) => Promise<ExportOutcome | 'DOWNLOADED' | undefined>;

export interface ListSort<Field extends string = string> {
  readonly field: Field;
  readonly direction: 'ASC' | 'DESC';
}

export interface Narrowing {
  /** The current values, by the key of the filter. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly setFilter: (key: string, values: readonly string[]) => void;
}

export interface ListOptions<Data, Variables, Row, Filter, SortField extends string> {
  readonly page: AnyPage;
  readonly query: TypedDocumentNode<Data, Variables>;
  readonly columns: readonly ListColumn<Row, SortField>[];
  readonly defaultSort: ListSort<SortField>;
  /** Fields of the panel, each checked against the type of the input's field that it filters by. */
  readonly filters?: readonly FiltersOf<Filter>[];
  /** The selectable statuses; without them the list has no tabs. */
  readonly statuses?: StatusesOf<Filter>;
  /** Links to the sibling pages, at the top. Keep the same component between renders. */
  readonly menu?: ComponentType;
  /** Buttons below the tabs that set filters with one press. Keep the same component between renders. */
  readonly narrowing?: ComponentType<Narrowing>;
  readonly searchPlaceholder?: string;
  /** False for lists without a keyword search. */
  readonly searchable?: boolean;
  /** The address of a row's page. `variables` are those of the page around the list. */
  readonly rowLink?: (row: Row, variables: VariablesAround<Variables>) => Address | undefined;
  /** The target page of the rows, if it needs another permission than the list. */
  readonly rowPage?: AnyPage;
  readonly actions?: readonly ListAction[];
  readonly export?: ListExport<Filter, SortField>;
  readonly exportPermission?: PermissionRule;
  /** Rows are always requested from the server, and never shown from the cache first. */
  readonly alwaysFresh?: boolean;
  /** The name of one of several lists on a page; it replaces the page's heading. */
  readonly title?: string;
  /** The page's heading for these statuses, where it is not always the title. */
  readonly heading?: (statuses: readonly string[]) => string;
  /** The prefix of every key in the address, where a page has several lists; the first of them has none. */
  readonly prefix?: string;
  /** The older grids: one more page size and another text for an empty list. */
  readonly legacy?: boolean;
  /** What the total counts, after the number; 'found' by default. */
  readonly countLabel?: string;
  /** Actions for selected rows; without it rows cannot be selected. */
  readonly selection?: ListSelection<Row>;
}

/** A list for the kit's components, which do not know the row type. */
export type AnyList<Row = never> = Omit<
  ListOptions<unknown, unknown, Row, Record<string, unknown>, string>,
  'filters' | 'statuses'
> & { readonly filters?: readonly ListFilter[]; readonly statuses?: ListStatuses };
