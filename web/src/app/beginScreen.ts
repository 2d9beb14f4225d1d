import type { ApolloClient } from '@apollo/client';
import { begin } from '../graphql/begin.ts';
import type { Screen } from '../kit/page/definition.ts';
import { satisfies } from '../kit/permission/rules.ts';
import type { SessionStore } from './session/sessionStore.ts';

export type BeginScreen = (
  screen: Screen,
  parameters: Readonly<Record<string, string | undefined>>,
  search: string,
) => void;

/** Prefetches the data of a page once the user is known to have access. */
export const beginsScreens =
  ({ client, store }: { readonly client: ApolloClient; readonly store: SessionStore }): BeginScreen =>
  ({ page, begins }, parameters, search) => {
    const session = store.getState();
    if (session.status !== 'authenticated') return;
    const held = new Set(session.profile.permissions);
    if (!satisfies(held, page.permission)) return;
    const given = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, value ?? '']));
    for (const beginning of begins(given, search)) {
      if (satisfies(held, beginning.permission)) begin(client, beginning);
    }
  };
