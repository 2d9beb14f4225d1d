import type { Option } from '../choice/options.ts';
import { statusOptions } from '../value/status.ts';
import type { StatusKind, StatusOf } from '../value/status.ts';

/** The statuses of a list as the kit's components take them. */
export interface ListStatuses<Kind extends StatusKind = StatusKind, Status extends string = string> {
  /** The record type: labels come from the map that the badges use. */
  readonly of: Kind;
  /** Buttons above the table, each filtering by a status the summary counts. */
  readonly tabs: readonly Status[];
  /** Statuses that only the filter panel offers. */
  readonly more?: readonly Status[];
  /** The status that a list starts with if its address has none. */
  readonly initial?: Status;
}

/** The statuses that the query's filter input accepts, of a record type that has a look for each. */
export type StatusesOf<Input> = Input extends { readonly status?: infer Field }
  ? NonNullable<Field> extends readonly (infer Status extends string)[]
    ? {
        [Kind in StatusKind]: [Status] extends [StatusOf<Kind>] ? ListStatuses<Kind, Status> : never;
      }[StatusKind]
    : never
  : never;

/** The tabs of a list, with the labels of the badges. */
export const statusTabs = ({ of, tabs }: ListStatuses): readonly Option[] => statusOptions(of, ...tabs);

/** Every selectable status: the tabs first. */
export const listStatuses = ({ of, tabs, more = [] }: ListStatuses): readonly Option[] =>
  statusOptions(of, ...tabs, ...more);
