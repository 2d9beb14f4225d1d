import type { TypedDocumentNode } from '@apollo/client';
import type { AnyList, FilterOf, ListOptions, RowOf, SortFieldOf, VariablesAround } from './definition.ts';
import { ListPage } from './ListPage.tsx';

export interface ListPageProps<Filter, Variables = unknown> {
  /** The part of the filter that the page around the list sets, such as the customer of a customer's orders. */
  readonly fixedFilter?: Partial<Filter>;
  /** Inside another page: no heading of its own. */
  readonly embedded?: boolean;
  /** Variables of the query that the page around the list sets, such as the id of the parent record. */
  readonly variables?: VariablesAround<Variables>;
}

/**
 * A whole list page from its declaration. Rows, filter fields and sort fields are typed by the generated document, so a
 * field that is renamed in the contract is a type error here.
 */
export function defineList<Data, Variables>(
  options: ListOptions<Data, Variables, RowOf<Data>, FilterOf<Variables> & object, SortFieldOf<Variables>> & {
    readonly query: TypedDocumentNode<Data, Variables>;
  },
) {
  // Below this line nothing depends on the row type; the declaration above was checked against it.
  const list = options as unknown as AnyList;
  return function DefinedListPage(props: ListPageProps<FilterOf<Variables>, Variables>) {
    return (
      <ListPage
        list={list}
        fixedFilter={props.fixedFilter ?? nothing}
        fixedVariables={props.variables ?? nothing}
        embedded={props.embedded === true}
      />
    );
  };
}

const nothing = {};
