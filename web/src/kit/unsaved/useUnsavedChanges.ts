import { createContext, use, useCallback, useEffect, useRef } from 'react';
import { ModalScope } from '../modal/ModalScope.ts';
import { loadUnsavedQuestion } from './loadUnsavedQuestion.ts';

/** A form with something typed. `modal` is the modal that it stands in, or null on the page itself. */
export interface DirtyForm {
  readonly isDirty: () => boolean;
  readonly modal: string | null;
}

/** The forms that a guard around the pages asks for; outside of one nothing is asked. */
export const DirtyForms = createContext<Set<DirtyForm> | null>(null);

/**
 * Registers unsaved changes of the component it is called in. Answers a function to be called once they are saved,
 * before navigating away in the same moment.
 */
export function useUnsavedChanges(dirty: boolean): () => void {
  const forms = use(DirtyForms);
  const modal = use(ModalScope);
  const unsaved = useRef(dirty);
  useEffect(() => {
    unsaved.current = dirty;
    if (dirty && forms) void loadUnsavedQuestion().catch(() => undefined);
  }, [dirty, forms]);
  useEffect(() => {
    const form = { isDirty: () => unsaved.current, modal };
    forms?.add(form);
    return () => void forms?.delete(form);
  }, [forms, modal]);
  return useCallback(() => {
    unsaved.current = false;
  }, []);
}
