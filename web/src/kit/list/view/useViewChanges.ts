import { useApolloClient } from '@apollo/client/react';
import { use, useEffect, useMemo, useState } from 'react';
import { useOffers } from '../../../graphql/offered.ts';
import { Person } from '../../person/PersonProvider.tsx';
import { usePersonStorage } from '../../person/usePersonStorage.ts';
import { localViewsName, noLocalViews } from './savedViews.ts';
import type { LocalView, SavedView } from './savedViews.ts';
import { serverViews } from './serverViews.ts';
import { toViewColumns } from './viewColumns.ts';

interface ViewChanges {
  /** A change is being sent. */
  readonly busy: boolean;
  /** Saves a state under a name; the user's older view of this name gets it. Resolves to whether it was saved. */
  readonly save: (state: LocalView) => Promise<boolean>;
  /** Gives a view another state. */
  readonly replace: (view: SavedView, state: LocalView) => Promise<boolean>;
  readonly share: (
    view: SavedView,
    shared: Partial<Pick<SavedView, 'audience' | 'default'> & { readonly role: string | null }>,
  ) => void;
  readonly remove: (view: SavedView) => void;
}

/** Changes the saved views of a list: on the server, or in this browser where the server keeps none. */
export function useViewChanges(list: string, views: readonly SavedView[]): ViewChanges {
  const client = useApolloClient();
  const person = use(Person);
  const server = useMemo(() => serverViews(client, person), [client, person]);
  const offered = useOffers()('savedViews');
  const [local, setLocal] = usePersonStorage(localViewsName(list), noLocalViews);
  const [busy, setBusy] = useState(false);

  // Colleagues may have shared others since the start. Without an answer the copy of the browser stays.
  useEffect(() => {
    if (offered) server.read().catch(() => undefined);
  }, [server, offered]);

  const sent = async (change: Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await change;
      return true;
    } catch {
      // The network layer has raised the notice.
      return false;
    } finally {
      setBusy(false);
    }
  };

  const replace = async ({ id, name }: SavedView, state: LocalView): Promise<boolean> => {
    const { search, columns } = state;
    if (id !== null) return sent(server.change(id, { search, columns: toViewColumns(columns) }));
    setLocal(local.map((view) => (view.name === name ? state : view)));
    return true;
  };

  return {
    busy,
    replace,
    save: async (state) => {
      const { name } = state;
      const older = views.find(
        (view) => view.name.toLowerCase() === name.toLowerCase() && (view.owner?.id ?? person) === person,
      );
      if (older) return replace(older, state);
      if (offered && server.known()) return sent(server.create(list, state));
      setLocal([...local, state]);
      return true;
    },
    share: ({ id }, { role, ...shared }) => {
      if (id !== null) void sent(server.change(id, role == null ? shared : { ...shared, role }));
    },
    remove: ({ id, name }) => {
      if (id === null) setLocal(local.filter((view) => view.name !== name));
      else void sent(server.remove(id));
    },
  };
}
