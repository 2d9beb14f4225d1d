import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { PieceBoundary } from '../../kit/page/code/PieceBoundary.tsx';
import { loadUnsavedQuestion } from '../../kit/unsaved/loadUnsavedQuestion.ts';
import { isAnyTabUnsaved } from '../../kit/unsaved/unsavedTabs.ts';
import { confirmMessages } from '../../messages/confirmations.ts';
import { useSessionStore } from './SessionProvider.tsx';

const UnsavedQuestion = lazy(loadUnsavedQuestion);

/** Signs out; asks first if there is unsaved input in this tab or another one. */
export function useSignOut(): { readonly signOut: () => void; readonly question: ReactNode } {
  const store = useSessionStore();
  const [asking, setAsking] = useState(false);
  const leave = () => void store.signOut().catch(() => undefined);
  const signOut = () => void isAnyTabUnsaved().then((unsaved) => (unsaved ? setAsking(true) : leave()));
  return {
    signOut,
    question: asking && (
      <PieceBoundary>
        <Suspense fallback={null}>
          <UnsavedQuestion
            question={confirmMessages.signOut}
            onStay={() => setAsking(false)}
            onLeave={() => {
              setAsking(false);
              leave();
            }}
          />
        </Suspense>
      </PieceBoundary>
    ),
  };
}
