import { lazy, Suspense, use, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { heldKeys } from '../keyboard/heldKeys.ts';
import { mediaScope, readMedia } from '../media/mediaAddress.ts';
import { readModal } from '../modal/modalAddress.ts';
import { Person } from '../person/PersonProvider.tsx';
import { PieceBoundary } from '../page/code/PieceBoundary.tsx';
import { keepWhatIsTyped } from './formsOfTab.ts';
import type { DirtyForm } from './formsOfTab.ts';
import { loadUnsavedQuestion } from './loadUnsavedQuestion.ts';
import { DirtyForms } from './useUnsavedChanges.ts';
import type { FormsOfPage } from './useUnsavedChanges.ts';

const UnsavedQuestion = lazy(loadUnsavedQuestion);

/**
 * Asks before a navigation removes a form with unsaved changes: a link, the browser's Back, or closing its modal.
 * Mounted once around all pages, because the router supports one blocker at a time.
 */
export function UnsavedChangesGuard({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Set<DirtyForm>());
  const person = use(Person);
  const { pathname } = useLocation();
  const page = useMemo<FormsOfPage>(
    () => ({ forms, keyOf: (about, name) => `draft:${JSON.stringify([person, pathname, ...about, name])}` }),
    [forms, person, pathname],
  );
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    [...forms].some(
      (form) => form.isDirty() && !form.isSent() && takesAway(form, currentLocation, nextLocation),
    ),
  );
  const asking = blocker.state === 'blocked';
  useEffect(() => {
    // Keys held for the blocked page or dialog are no answer to the question.
    if (asking) heldKeys.drop();
  }, [asking]);
  useEffect(() => {
    // Closing the tab can only be confirmed with the browser's own text.
    const onLeave = (event: BeforeUnloadEvent) => {
      if ([...forms].some(({ isDirty }) => isDirty())) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    // On any reload, the input is stored and restored.
    window.addEventListener('pagehide', keepWhatIsTyped);
    return () => {
      window.removeEventListener('beforeunload', onLeave);
      window.removeEventListener('pagehide', keepWhatIsTyped);
    };
  }, [forms]);
  return (
    <DirtyForms value={page}>
      {children}
      {blocker.state === 'blocked' && (
        <PieceBoundary fallback={<Stay onStay={blocker.reset} />}>
          <Suspense fallback={null}>
            <UnsavedQuestion onStay={blocker.reset} onLeave={blocker.proceed} />
          </Suspense>
        </PieceBoundary>
      )}
    </DirtyForms>
  );
}

/** If the question cannot be loaded, the navigation is cancelled and nothing is lost. */
function Stay({ onStay }: { onStay: () => void }) {
  useEffect(onStay, [onStay]);
  return null;
}

/**
 * Whether the next address removes the form: another page, or, for a form in a modal or below a photo, the page without
 * it.
 */
export function takesAway(
  form: Pick<DirtyForm, 'modal'>,
  current: Pick<Location, 'pathname' | 'search'>,
  next: Pick<Location, 'pathname' | 'search'>,
): boolean {
  if (current.pathname !== next.pathname) return true;
  if (form.modal === null) return false;
  const media = readMedia(current.search);
  if (media !== null && form.modal === mediaScope(media) && media !== readMedia(next.search)) return true;
  const before = readModal(current.search);
  const after = readModal(next.search);
  return before?.name !== after?.name || before?.subject !== after?.subject;
}
