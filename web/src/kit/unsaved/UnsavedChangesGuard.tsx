import { lazy, Suspense, use, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { heldKeys } from '../keyboard/heldKeys.ts';
import { mediaScope, readMedia } from '../media/mediaAddress.ts';
import { readModal } from '../modal/modalAddress.ts';
import { Person } from '../person/PersonProvider.tsx';
import { PieceBoundary } from '../page/PieceBoundary.tsx';
import { keepWhatIsTyped } from './formsOfTab.ts';
import type { DirtyForm } from './formsOfTab.ts';
import { loadUnsavedQuestion } from './loadUnsavedQuestion.ts';
import { DirtyForms } from './useUnsavedChanges.ts';
import type { FormsOfPage } from './useUnsavedChanges.ts';

const UnsavedQuestion = lazy(loadUnsavedQuestion);

/**
 * Asks before a navigation takes a form with unsaved changes away: a link, the browser's Back, or closing its modal.
 * Stands once around all pages, because the router knows one blocker at a time.
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
    // What was typed for the page or dialog that does not come is no answer to the question.
    if (asking) heldKeys.drop();
  }, [asking]);
  useEffect(() => {
    // Closing the tab can only be asked about in the browser's own words.
    const onLeave = (event: BeforeUnloadEvent) => {
      if ([...forms].some(({ isDirty }) => isDirty())) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    // A reload, also one that nobody asked for: what was typed stands there again.
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

/** Where the question cannot be asked, nothing is lost. */
function Stay({ onStay }: { onStay: () => void }) {
  useEffect(onStay, [onStay]);
  return null;
}

/**
 * Whether the form is gone at the next address: another page, or, for a form in a modal or below a photo, that closed.
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
