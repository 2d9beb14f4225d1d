import type { ApolloClient } from '@apollo/client';
import type { UpdateSavedViewInput } from '../../../graphql/generated/schema.ts';
import { errorCode } from '../../../graphql/errorNotice.ts';
import { storedNames, writeStored } from '../../person/settings/storedText.ts';
import { personKey } from '../../person/usePersonStorage.ts';
import { keptViewsName, localViewsName } from './savedViews.ts';
import type { KeptView, LocalView } from './savedViews.ts';
import {
  CreateSavedViewDocument,
  DeleteSavedViewDocument,
  SavedViewsDocument,
  UpdateSavedViewDocument,
} from './SavedViews.generated.ts';
import type { KeptViewFragment } from './SavedViews.generated.ts';
import { fromViewColumns, toViewColumns } from './viewColumns.ts';

type Changes = Omit<UpdateSavedViewInput, 'id' | 'expectedVersion'>;

/** The saved views of a user on the server; the browser keeps a copy, which the lists and the menu read. */
export interface ServerViews {
  /** Whether the server has answered with its views. */
  readonly known: () => boolean;
  /** Reads the views again. Rejects without an answer; the copy of the browser stays. */
  readonly read: () => Promise<void>;
  /** Moves the views that only this browser has to the server. */
  readonly takeOver: () => Promise<void>;
  readonly create: (list: string, view: LocalView) => Promise<void>;
  readonly change: (id: string, changes: Changes) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

export function serverViews(client: ApolloClient, person: string): ServerViews {
  const key = personKey(person, keptViewsName);
  const stored = (): readonly KeptView[] | null => JSON.parse(localStorage.getItem(key) ?? 'null');
  const kept = () => stored() ?? [];
  const keep = (views: readonly KeptView[]) => writeStored(key, JSON.stringify(views));
  const keepOne = (view: KeptViewFragment) =>
    keep([...kept().filter(({ id }) => id !== view.id), asKept(view)].toSorted(byName));

  const create = async (list: string, { name, search, columns }: LocalView, quiet = false) => {
    const { data } = await client.mutate({
      mutation: CreateSavedViewDocument,
      variables: { input: { list, name, search, columns: toViewColumns(columns) } },
      context: { quiet },
      fetchPolicy: 'no-cache',
    });
    if (data) keepOne(data.createSavedView);
  };

  const takeOverList = async (list: string) => {
    const name = personKey(person, localViewsName(list));
    const local = (): readonly LocalView[] => JSON.parse(localStorage.getItem(name) ?? '[]');
    for (const view of local()) {
      await create(list, view, true).catch((error: unknown) => {
        // Another tab or browser has moved a view of this name, or the server refuses this one for good.
        if (errorCode(error) !== 'validation.failed') throw error;
      });
      writeStored(name, JSON.stringify(local().filter((other) => other.name !== view.name)));
    }
    localStorage.removeItem(name);
  };

  return {
    known: () => stored() !== null,
    read: async () => {
      const { data } = await client.query({
        query: SavedViewsDocument,
        fetchPolicy: 'no-cache',
        context: { quiet: true },
      });
      if (data) keep(data.savedViews.map(asKept));
    },
    takeOver: async () => {
      const prefix = personKey(person, localViewsName(''));
      for (const list of storedNames(prefix)) await takeOverList(list);
    },
    create: (list, view) => create(list, view),
    change: async (id, changes) => {
      const { data } = await client.mutate({
        mutation: UpdateSavedViewDocument,
        variables: { input: { id, ...changes } },
        fetchPolicy: 'no-cache',
      });
      if (!data) return;
      const { updateSavedView: changed } = data;
      // The audience has one default.
      const replaced = (view: KeptView) =>
        changed.default &&
        view.list === changed.list &&
        view.audience === changed.audience &&
        view.role?.id === changed.role?.id;
      keep(kept().map((view) => (replaced(view) ? { ...view, default: false } : view)));
      keepOne(changed);
    },
    remove: async (id) => {
      await client.mutate({ mutation: DeleteSavedViewDocument, variables: { id }, fetchPolicy: 'no-cache' });
      keep(kept().filter((view) => view.id !== id));
    },
  };
}

const asKept = ({ columns, role, owner, ...view }: KeptViewFragment): KeptView => ({
  id: view.id,
  list: view.list,
  name: view.name,
  search: view.search,
  columns: fromViewColumns(columns),
  audience: view.audience,
  role: role && { id: role.id, name: role.name },
  default: view.default,
  owner: { id: owner.id, name: owner.name },
  editable: view.editable,
});

const byName = (one: KeptView, other: KeptView): number => one.name.localeCompare(other.name);
