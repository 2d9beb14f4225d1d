import { personKey } from '../person/usePersonStorage.ts';
import type { Stored } from './useWizardDraft.ts';

export interface OpenDraft {
  /** Undefined for the draft of a new record. */
  readonly slot: string | undefined;
  /** The draft's own id, which also identifies its copy on the server. */
  readonly id: string;
  /** Empty if it has none yet. */
  readonly name: string;
}

/** The unfinished drafts of a wizard that the user has in this browser. */
export function openDrafts(person: string, wizard: string, storage: Storage = localStorage): OpenDraft[] {
  const own = personKey(person, `wizard:${wizard}`);
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.flatMap((key) => {
    if (key !== own && !key.startsWith(`${own}:`)) return [];
    const { draft } = read(storage.getItem(key));
    if (!draft) return [];
    return [
      { slot: key === own ? undefined : key.slice(own.length + 1), id: draft.id, name: draft.name ?? '' },
    ];
  });
}

/** Other values under such a key are no drafts. */
function read(text: string | null): Partial<Stored<unknown>> {
  try {
    // Safe: only `useWizardDraft` writes values with a draft.
    return (JSON.parse(text ?? '{}') ?? {}) as Partial<Stored<unknown>>;
  } catch {
    return {};
  }
}
