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

/** The views of a list that the user sees: those of the server, and those that only this browser has. */
export function useSavedViews(list: string): readonly SavedView[] {
  const [kept] = usePersonStorage<readonly KeptView[] | null>(keptViewsName, null);
  const [local] = usePersonStorage(localViewsName(list), noLocalViews);
  return [
    ...(kept ?? []).filter((view) => view.list === list),
    ...local.map((view) => ({ ...view, ...inThisBrowser })),
  ];
}

const inThisBrowser = {
  id: null,
  audience: 'OWNER',
  role: null,
  default: false,
  owner: null,
  editable: true,
} as const;

/** The address with which the menu opens a list: that of the default view, where its audience includes the role. */
export function useOpeningAddress(roleId: string): (path: string) => string {
  const [kept] = usePersonStorage<readonly KeptView[] | null>(keptViewsName, null);
  return (path) => {
    const defaults = (kept ?? []).filter((view) => view.list === path && view.default);
    const view =
      defaults.find(({ audience, role }) => audience === 'ROLE' && role?.id === roleId) ??
      defaults.find(({ audience }) => audience === 'EVERYONE');
    return view === undefined || view.search === '' ? path : `${path}?${view.search}`;
  };
}
