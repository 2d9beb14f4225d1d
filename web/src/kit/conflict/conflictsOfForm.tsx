import { useCallback, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { FieldConflict } from './merge.ts';

export interface ShownConflict extends FieldConflict {
  /** The other user's name, where it is known. */
  readonly by: string | null;
  /** Takes the focus when it appears. */
  readonly isFirst: boolean;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

export interface ConflictProps {
  readonly conflict: ShownConflict;
  /** Formats a value of the field. */
  readonly words?: ((value: unknown) => ReactNode) | undefined;
  /** The name of the field, where the conflict is not shown at the field. */
  readonly label?: string;
}

interface Conflicts {
  readonly byName: ReadonlyMap<string, ShownConflict>;
  /** Loaded with the first conflict: forms do not carry its code. */
  readonly Show: ComponentType<ConflictProps>;
}

interface Store {
  conflicts: Conflicts | null;
  /** The mounted fields; conflicts of other values are shown at the end of the form. */
  readonly fields: Map<string, number>;
  readonly listeners: Set<() => void>;
}

const stores = new WeakMap<object, Store>();

/** The open conflicts of a form, by its `control`. */
function storeOf(form: object): Store {
  const known = stores.get(form);
  if (known) return known;
  const store: Store = { conflicts: null, fields: new Map(), listeners: new Set() };
  stores.set(form, store);
  return store;
}

export function showConflicts(form: object, conflicts: Conflicts | null): void {
  const store = storeOf(form);
  if (store.conflicts === conflicts) return;
  store.conflicts = conflicts;
  for (const listener of store.listeners) listener();
}

/** Ends one conflict: the user has decided. */
export function endConflict(form: object, name: string): void {
  const { conflicts } = storeOf(form);
  if (!conflicts) return;
  const byName = new Map(conflicts.byName);
  byName.delete(name);
  showConflicts(form, byName.size === 0 ? null : { ...conflicts, byName });
}

/** What a field shows below it: the conflict about it, otherwise its error. */
export function useFieldError(
  form: object,
  name: string,
  error: string | undefined,
  words?: (value: unknown) => ReactNode,
): ReactNode {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { fields, listeners } = storeOf(form);
      const added = (by: number) => fields.set(name, (fields.get(name) ?? 0) + by);
      added(1);
      listeners.add(listener);
      return () => {
        added(-1);
        listeners.delete(listener);
      };
    },
    [form, name],
  );
  const conflicts = useSyncExternalStore(subscribe, () => storeOf(form).conflicts);
  const conflict = conflicts?.byName.get(name);
  return conflicts && conflict ? <conflicts.Show conflict={conflict} words={words} /> : error;
}

/** The open conflicts that no field of the form shows; null without any conflict. */
export function useOtherConflicts(
  form: object,
): { conflicts: readonly ShownConflict[]; Show: Conflicts['Show'] } | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { listeners } = storeOf(form);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    [form],
  );
  const shown = useSyncExternalStore(subscribe, () => storeOf(form).conflicts);
  if (!shown) return null;
  const { fields } = storeOf(form);
  const conflicts = [...shown.byName.values()].filter(({ name }) => (fields.get(name) ?? 0) === 0);
  return { conflicts, Show: shown.Show };
}
