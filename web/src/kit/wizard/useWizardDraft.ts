import { useCallback, useEffect, useRef, useState } from 'react';
import { newKey } from '../fieldArray/itemKey.ts';
import { usePersonStorage } from '../person/usePersonStorage.ts';
import type { WizardDefinition, WizardValues } from './definition.ts';

/** A draft is stored this long after the last change, and immediately when the page is left. */
const writeDelayMilliseconds = 300;
/** Sent drafts are remembered, so that an older tab does not send them again. */
const rememberedSent = 20;

/** The record that a draft became. */
export interface Created {
  readonly id: string;
  readonly name: string;
}

interface StoredDraft<Values> {
  readonly id: string;
  readonly version: number;
  readonly values: Values;
  /** The current step. */
  readonly step: string;
  readonly furthest: number;
  /** The tab that stored it: the others follow. */
  readonly tab: string;
  readonly name?: string;
}

export interface Stored<Values> {
  readonly draft: StoredDraft<Values> | null;
  readonly sent: readonly { readonly draft: string; readonly created: Created }[];
}

export interface DraftState<Values> {
  readonly id: string;
  readonly values: Values;
  readonly step: string | null;
  readonly furthest: number;
}

export interface WizardDraft<Values> {
  /** The restored draft, or a new one. */
  readonly opened: DraftState<Values> & { readonly found: boolean };
  /** A newer state of the draft from another tab, which `follow` applies here. */
  readonly elsewhere: DraftState<Values> | null;
  readonly follow: (draft: DraftState<Values>) => void;
  /** The record that the draft became, here or in another tab. */
  readonly created: Created | null;
  readonly keep: (draft: Omit<DraftState<Values>, 'id'>) => void;
  /** Stores a pending change immediately. */
  readonly flush: () => void;
  readonly sent: (created: Created) => void;
  /** Starts another draft; the old one is deleted. */
  readonly startAgain: () => DraftState<Values>;
}

const nothing = { draft: null, sent: [] };

/** Where a draft is stored, and the initial values. */
export interface DraftStart<Values> {
  /** Separates drafts of the same wizard, such as one that edits an existing record. */
  readonly slot?: string | undefined;
  readonly initial?: (() => Values) | undefined;
}

export const draftStorageName = ({ name }: { readonly name: string }, slot: string | undefined): string =>
  slot === undefined ? `wizard:${name}` : `wizard:${name}:${slot}`;

/**
 * The one draft of a user for a wizard (and slot), stored in the browser: a reload, a closed tab and a sign-in restore
 * it.
 */
export function useWizardDraft<Values extends WizardValues>(
  wizard: WizardDefinition<Values>,
  { slot, initial = wizard.initial }: DraftStart<Values> = {},
): WizardDraft<Values> {
  const [stored, setStored] = usePersonStorage<Stored<Values>>(draftStorageName(wizard, slot), nothing);
  const [tab] = useState(newKey);
  const [opened, setOpened] = useState(() => openedDraft(wizard, stored, initial));
  const latest = useRef(stored);
  useEffect(() => {
    latest.current = stored;
  }, [stored]);

  const waiting = useRef<{
    readonly timer: ReturnType<typeof setTimeout>;
    readonly write: () => void;
  } | null>(null);
  const write = useCallback(
    (next: Stored<Values>) => {
      latest.current = next;
      setStored(next);
    },
    [setStored],
  );
  const flush = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    const { write: writeNow } = waiting.current;
    waiting.current = null;
    writeNow();
  }, []);
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [flush]);

  const created = stored.sent.find(({ draft }) => draft === opened.id)?.created ?? null;
  const other = stored.draft;
  return {
    opened,
    created,
    elsewhere: created === null && other?.version === wizard.version && other.tab !== tab ? other : null,
    follow: (draft) => setOpened({ ...draft, found: true }),
    keep: ({ values, step, furthest }) => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      const writeNow = () => {
        // Sent from another tab meanwhile: a sent draft is not restored.
        if (latest.current.sent.some(({ draft }) => draft === opened.id)) return;
        write({
          ...latest.current,
          draft: {
            id: opened.id,
            version: wizard.version,
            values,
            step: step ?? '',
            furthest,
            tab,
            name: wizard.nameOf?.(values) ?? '',
          },
        });
      };
      waiting.current = { timer: setTimeout(flush, writeDelayMilliseconds), write: writeNow };
    },
    flush,
    sent: (made) => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = null;
      write({
        draft: null,
        sent: [{ draft: opened.id, created: made }, ...latest.current.sent].slice(0, rememberedSent),
      });
    },
    startAgain: () => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = null;
      write({ ...latest.current, draft: null });
      const fresh = newDraft(initial);
      setOpened(fresh);
      return fresh;
    },
  };
}

function openedDraft<Values extends WizardValues>(
  wizard: WizardDefinition<Values>,
  { draft }: Stored<Values>,
  initial: () => Values,
): WizardDraft<Values>['opened'] {
  return draft && draft.version === wizard.version ? { ...draft, found: true } : newDraft(initial);
}

const newDraft = <Values extends WizardValues>(initial: () => Values) => ({
  id: newKey(),
  values: initial(),
  step: null,
  furthest: 0,
  found: false,
});
