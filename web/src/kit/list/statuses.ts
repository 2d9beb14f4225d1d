import type { Option } from '../choice/options.ts';
import { statusOptions } from '../value/status.ts';
import type { StatusKind, StatusOf } from '../value/status.ts';

/** The statuses of a list as the kit's components take them. */
export interface ListStatuses<Kind extends StatusKind = StatusKind, Status extends string = string> {
  /** Whose statuses they are: labels come from the map that the badges use. */
  readonly of: Kind;
  /** Buttons above the table, each filtering by a status the summary counts. */
  readonly tabs: readonly Status[];
  /** Statuses that only the filter panel offers. */
  readonly more?: readonly Status[];
  /** The status a list starts with when its address names none. */
  readonly initial?: Status;
}

/** The statuses that the query's filter input takes, of a kind of thing that has a look for each of them. */
export type StatusesOf<Input> = Input extends { readonly status?: infer Field }
  ? NonNullable<Field> extends readonly (infer Status extends string)[]
    ? {
        [Kind in StatusKind]: [Status] extends [StatusOf<Kind>] ? ListStatuses<Kind, Status> : never;
      }[StatusKind]
    : never
  : never;

/** The tabs of a list, in the words of the badges. */
export const statusTabs = ({ of, tabs }: ListStatuses): readonly Option[] => statusOptions(of, ...tabs);

/** Every status that can be chosen: the tabs first. */
export const listStatuses = ({ of, tabs, more = [] }: ListStatuses): readonly Option[] =>
  statusOptions(of, ...tabs, ...more);
