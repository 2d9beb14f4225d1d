import type { ViewAudience } from '../../../graphql/generated/schema.ts';
import { usePersonStorage } from '../../person/usePersonStorage.ts';
import type { ColumnChoices } from './useListView.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A named state of a list. */
export interface SavedView {
  /** Null for a view that only this browser has. */
  readonly id: string | null;
  readonly name: string;
  /** The query string of the list's address. */
  readonly search: string;
  readonly columns: Partial<ColumnChoices>;
  readonly audience: ViewAudience;
  /** The role that sees it, for the audience `ROLE`. */
  readonly role: Named | null;
  /** The menu opens the list with it for its audience. */
  readonly default: boolean;
  /** Null for a view that only this browser has. */
  readonly owner: Named | null;
  readonly editable: boolean;
}

/** A view of the server, as this browser keeps it for the next start. */
export interface KeptView extends SavedView {
  readonly id: string;
  readonly owner: Named;
  /** The key of its list. */
  readonly list: string;
}

/** A view of a browser in front of a server that keeps none. */
export interface LocalView {
  readonly name: string;
  readonly search: string;
  readonly columns: Partial<ColumnChoices>;
}

/** The names under which the browser stores the views. */
export const keptViewsName = 'saved-views';
export const localViewsName = (list: string): string => `views:${list}`;

export const noLocalViews: readonly LocalView[] = [];

const useKeptViews = () => usePersonStorage<readonly KeptView[] | null>(keptViewsName, null)[0] ?? [];

/** The stored views of a list: those of the server, and those that only this browser has. */
export function useStoredViews(list: string): readonly (KeptView | LocalView)[] {
  const [local] = usePersonStorage(localViewsName(list), noLocalViews);
  return [...useKeptViews().filter((view) => view.list === list), ...local];
}

/** The address with which the menu opens a list: that of the default view, where its audience includes the role. */
export function useOpeningAddress(roleId: string): (path: string) => string {
  const kept = useKeptViews();
  return (path) => {
    // A view for all users has no role. That of the role comes first.
    const view = [roleId, undefined]
      .map((role) => kept.find((one) => one.list === path && one.default && one.role?.id === role))
      .find((one) => one);
    return view?.search ? `${path}?${view.search}` : path;
  };
}
