import { useCallback, useEffect, useRef, useState } from 'react';
import { newKey } from '../fieldArray/itemKey.ts';
import { usePersonStorage } from '../person/usePersonStorage.ts';
import type { WizardDefinition, WizardValues } from './definition.ts';

/** A draft is written this long after the last change, and at once when the page is left. */
const writeDelayMilliseconds = 300;
/** Drafts that became something are remembered, so that an older tab does not send them again. */
const rememberedSent = 20;

/** What a draft became. */
export interface Created {
  readonly id: string;
  readonly name: string;
}

interface StoredDraft<Values> {
  readonly id: string;
  readonly version: number;
  readonly values: Values;
  /** The step that was left. */
  readonly step: string;
  readonly furthest: number;
  /** The tab that wrote it: the others follow. */
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
  /** The draft as it was found, or a new one. */
  readonly opened: DraftState<Values> & { readonly found: boolean };
  /** What another tab has made of the draft meanwhile: there is one, so this tab follows with `follow`. */
  readonly elsewhere: DraftState<Values> | null;
  readonly follow: (draft: DraftState<Values>) => void;
  /** What the draft has become, here or in another tab. */
  readonly created: Created | null;
  readonly keep: (draft: Omit<DraftState<Values>, 'id'>) => void;
  /** Writes at once what waits to be written. */
  readonly flush: () => void;
  readonly sent: (created: Created) => void;
  /** Begins another draft; the old one is gone. */
  readonly startAgain: () => DraftState<Values>;
}

const nothing = { draft: null, sent: [] };

/** Where a draft is kept, and what a new one begins with. */
export interface DraftStart<Values> {
  /** Keeps drafts of the same wizard apart, such as one that goes on with something that is there already. */
  readonly slot?: string | undefined;
  readonly initial?: (() => Values) | undefined;
}

export const draftStorageName = ({ name }: { readonly name: string }, slot: string | undefined): string =>
  slot === undefined ? `wizard:${name}` : `wizard:${name}:${slot}`;

/** The one draft that a person has of a wizard (and slot), kept in their browser: a reload, a closed tab or a sign-in find it. */
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
        // Sent from another tab meanwhile: a draft that became something does not come back.
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
