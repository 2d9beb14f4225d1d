/** The most undo steps. */
const longest = 200;

/** A draft with its undo and redo stacks. Each earlier state has the description of the change that left it. */
export interface DraftHistory<Values> {
  readonly present: Values;
  readonly past: readonly Change<Values>[];
  readonly future: readonly Change<Values>[];
  /** The field of the last typing change: further typing in it extends the same change. */
  readonly field: string | null;
}

interface Change<Values> {
  readonly values: Values;
  /** The description, as in 'Section 2 removed'. */
  readonly words: string;
}

export type DraftAction<Values> =
  /** A change that is undone on its own. */
  | { readonly type: 'changed'; readonly values: Values; readonly words: string }
  /** A typed or selected value; consecutive typing in one field is one change. */
  | { readonly type: 'typed'; readonly values: Values; readonly field: string; readonly words: string }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  /** Another draft, without undo. */
  | { readonly type: 'replaced'; readonly values: Values };

export const newHistory = <Values>(present: Values): DraftHistory<Values> => ({
  present,
  past: [],
  future: [],
  field: null,
});

/** Pure: undo and redo of a whole draft. */
export function draftHistory<Values>(
  history: DraftHistory<Values>,
  action: DraftAction<Values>,
): DraftHistory<Values> {
  const { present, past, future } = history;
  switch (action.type) {
    case 'replaced':
      return newHistory(action.values);
    case 'changed':
      return advanced(history, action.values, action.words, null);
    case 'typed':
      return action.field === history.field
        ? { ...history, present: action.values }
        : advanced(history, action.values, action.words, action.field);
    case 'undone': {
      const last = past.at(-1);
      if (!last) return history;
      return {
        present: last.values,
        past: past.slice(0, -1),
        future: [{ values: present, words: last.words }, ...future],
        field: null,
      };
    }
    case 'redone': {
      const [next, ...later] = future;
      if (!next) return history;
      return {
        present: next.values,
        past: [...past, { values: present, words: next.words }],
        future: later,
        field: null,
      };
    }
  }
}

const advanced = <Values>(
  { present, past }: DraftHistory<Values>,
  values: Values,
  words: string,
  field: string | null,
): DraftHistory<Values> => ({
  present: values,
  past: [...past, { values: present, words }].slice(-longest),
  future: [],
  field,
});
