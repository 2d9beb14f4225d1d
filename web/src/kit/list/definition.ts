import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { ComponentType, ReactNode } from 'react';
import type { Address, AnyPage } from '../page/definition.ts';
import type { PermissionRule } from '../permission/rules.ts';
import type { FiltersOf, ListFilter } from './filter/definition.ts';
import type { ListSelection } from './selection/definition.ts';
import type { ListStatuses, StatusesOf } from './statuses.ts';
import type { ModalName } from '../modal/defineModal.ts';

/** What every list query answers under its one root field, whatever the thing listed. */
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

/** The variables of a list's query that the page around the list decides. */
export type VariablesAround<Variables> = Omit<Variables, 'page' | 'perPage' | 'sort' | 'filter'>;

export interface ListColumn<Row, SortField extends string = string> {
  /** Stable name, remembered with the person's choice of columns. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The order this column asks for when its header is pressed; without one the column does not sort. */
  readonly sort?: SortField;
  /** Pixels; `grow` shares what is left. */
  readonly width: number;
  readonly grow?: boolean;
  /** Numbers and amounts are right-aligned in tabular figures. */
  readonly numeric?: boolean;
  /** Kept on a narrow screen. */
  readonly narrow?: boolean;
  /** Not shown until it is chosen. */
  readonly hidden?: boolean;
  /** The one column whose content is the row's link. */
  readonly link?: boolean;
  /** Left out, also of the choice of columns, for who may not use it. */
  readonly permission?: PermissionRule;
}

export interface ListAction {
  readonly label: string;
  /** An address, which may show the same filters, or the name of a modal that stands on the same page. */
  readonly opens: { readonly to: Address; readonly filtered?: true } | { readonly modal: ModalName };
  readonly permission?: PermissionRule;
}

/** What an export is asked for: what the list shows now. */
export interface ExportRequest<Filter, SortField extends string> {
  readonly filter: Filter;
  readonly sort: ListSort<SortField>;
  /** IANA name of the browser's time zone. */
  readonly timezone: string;
}

export type ExportOutcome = 'EMAILED' | 'NO_DATA';

/**
 * Starts the export. `exportWith` makes one of an export mutation; `exportPages` one for lists without, whose file the
 * browser writes. `variables` are those of the query that the page around the list decides.
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
  /** What is chosen now, by the key of the filter. */
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
  /** The statuses that can be chosen; without them the list has no tabs. */
  readonly statuses?: StatusesOf<Filter>;
  /** Links to the pages beside this one, above everything. Keep the same component from render to render. */
  readonly menu?: ComponentType;
  /** Buttons below the tabs that set filters with one press. Keep the same component from render to render. */
  readonly narrowing?: ComponentType<Narrowing>;
  readonly searchPlaceholder?: string;
  /** False for lists without a keyword search. */
  readonly searchable?: boolean;
  /** The address of a row's page. `variables` are those of the page around the list. */
  readonly rowLink?: (row: Row, variables: VariablesAround<Variables>) => Address | undefined;
  /** The page that the rows lead to, where not everybody who may see the list may open it. */
  readonly rowPage?: AnyPage;
  readonly actions?: readonly ListAction[];
  readonly export?: ListExport<Filter, SortField>;
  readonly exportPermission?: PermissionRule;
  /** Rows are asked of the server every time and never shown from the cache first. */
  readonly alwaysFresh?: boolean;
  /** The name of one list of several on a page; it stands above the list, in place of the page's own. */
  readonly title?: string;
  /** What stands above the page with these statuses chosen, where that is not always its title. */
  readonly heading?: (statuses: readonly string[]) => string;
  /** Put before every key in the address, where one page has several lists; the first of them goes without. */
  readonly prefix?: string;
  /** The older grids: one more page size and their own words for an empty list. */
  readonly legacy?: boolean;
  /** What the total counts, after the number; 'found' by default. */
  readonly countLabel?: string;
  /** What is offered for the selected rows; rows can be selected only where this is given. */
  readonly selection?: ListSelection<Row>;
}

/** A list as the kit's components take it: the row is opaque to them. */
export type AnyList<Row = never> = Omit<
  ListOptions<unknown, unknown, Row, Record<string, unknown>, string>,
  'filters' | 'statuses'
> & { readonly filters?: readonly ListFilter[]; readonly statuses?: ListStatuses };
