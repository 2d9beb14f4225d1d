import type { ObservableQuery, TypedDocumentNode } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { noNotes, showList } from '../live/onScreen.ts';
import type { ListNotes, ListNow } from '../live/onScreen.ts';
import type { ListVariables } from './address/variables.ts';

/** Lets the code that follows changes know the list, and returns what it says about its rows. */
export function useListNotes(
  document: TypedDocumentNode<unknown, ListVariables>,
  variables: ListVariables,
  observable: ObservableQuery<unknown, ListVariables>,
): ListNotes {
  const now = useRef<ListNow>(undefined);
  const [noted, setNoted] = useState({ of: variables, notes: noNotes });
  useEffect(() => {
    // Safe: the kit knows the variables of a list only in part.
    now.current = { document, variables, observable } as unknown as ListNow;
  });
  useEffect(
    () =>
      showList({
        now: () => now.current,
        // Safe: the hook above wrote them.
        note: (notes) => setNoted({ of: now.current?.variables as unknown as ListVariables, notes }),
      }),
    [],
  );
  return noted.of === variables ? noted.notes : noNotes;
}
