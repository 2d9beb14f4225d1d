import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ModalScope } from '../modal/ModalScope.ts';
import { DraftSubject } from './DraftSubject.ts';
import { formsOfTab } from './formsOfTab.ts';
import type { DirtyForm } from './formsOfTab.ts';
import { loadUnsavedQuestion } from './loadUnsavedQuestion.ts';
import { markTab } from './unsavedTabs.ts';

export interface FormsOfPage {
  readonly forms: Set<DirtyForm>;
  /** The storage key of a form: by user, page and records. */
  readonly keyOf: (about: readonly string[], name: string) => string;
}

/** The forms that the guard asks about; without a guard nothing is asked or stored. */
export const DirtyForms = createContext<FormsOfPage | null>(null);

const markThisTab = (): void => markTab([...formsOfTab].some(({ isDirty }) => isDirty()));

interface Typed {
  /** Names the form on its page. */
  readonly name: string;
  /** The current input, serialisable as JSON. */
  readonly read: () => unknown;
}

interface UnsavedChanges {
  /** Call it after saving, before navigating synchronously. */
  readonly release: () => void;
  /**
   * Runs the function that sends the changes. Leaving asks no question until it is answered. Input that fails after its
   * form is gone is stored for the next form about the same record.
   */
  readonly send: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
  /** Stores the input although its form is about to unmount. */
  readonly keep: () => void;
  /** The stored input of this form, for its first render. */
  readonly kept: unknown;
}

/** Registers the unsaved changes of the calling component. Restored input may already be unsaved. */
export function useUnsavedChanges(
  changed: boolean | ((kept: unknown) => boolean),
  typed: Typed,
): UnsavedChanges {
  const page = use(DirtyForms);
  const modal = use(ModalScope);
  const about = use(DraftSubject);
  const sent = useRef(false);
  const gone = useRef(false);
  const [key] = useState(() => page?.keyOf(about, typed.name));
  const [kept] = useState(() => read(key));
  const dirty = typeof changed === 'function' ? changed(kept) : changed;
  const unsaved = useRef(dirty);
  const latest = useRef(typed.read);
  useEffect(() => {
    latest.current = typed.read;
  });
  const keepText = useCallback(
    (text: string) => {
      if (key !== undefined) sessionStorage.setItem(key, text);
    },
    [key],
  );
  const keep = useCallback(() => keepText(JSON.stringify(latest.current())), [keepText]);
  useEffect(() => {
    if (key !== undefined) sessionStorage.removeItem(key);
  }, [key]);
  useEffect(() => {
    unsaved.current = dirty;
    if (!page) return;
    markThisTab();
    if (dirty) void loadUnsavedQuestion().catch(() => undefined);
  }, [dirty, page]);
  useEffect(() => {
    if (!page) return undefined;
    const form = { isDirty: () => unsaved.current, isSent: () => sent.current, modal, keep };
    page.forms.add(form);
    formsOfTab.add(form);
    markThisTab();
    return () => {
      page.forms.delete(form);
      formsOfTab.delete(form);
      markThisTab();
    };
  }, [page, modal, keep]);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const send = useCallback(
    async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
      sent.current = true;
      // An unmounted form has no values any more.
      const text = JSON.stringify(latest.current());
      try {
        return await act();
      } catch (error) {
        if (gone.current) keepText(text);
        throw error;
      } finally {
        sent.current = false;
      }
    },
    [keepText],
  );
  const release = useCallback(() => {
    unsaved.current = false;
    markThisTab();
  }, []);
  return useMemo(() => ({ release, send, keep, kept }), [release, send, keep, kept]);
}

function read(key: string | undefined): unknown {
  const text = key === undefined ? null : sessionStorage.getItem(key);
  return text === null ? undefined : JSON.parse(text);
}
