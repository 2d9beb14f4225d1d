import { personKey } from '../person/usePersonStorage.ts';
import type { Stored } from './useWizardDraft.ts';

export interface OpenDraft {
  /** Undefined is the draft of a new one. */
  readonly slot: string | undefined;
  /** Of the draft itself, which its copy on a server is known by. */
  readonly id: string;
  /** Empty where it has none yet. */
  readonly name: string;
}

/** The drafts of a wizard that the person has begun in this browser and not finished. */
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

/** What else stands below such a name is no draft. */
function read(text: string | null): Partial<Stored<unknown>> {
  try {
    // Safe: only `useWizardDraft` writes what has a draft in it.
    return (JSON.parse(text ?? '{}') ?? {}) as Partial<Stored<unknown>>;
  } catch {
    return {};
  }
}
