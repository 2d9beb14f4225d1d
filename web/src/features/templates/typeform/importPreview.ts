import { inDigits } from '../../../messages/inDigits.ts';
import { counted } from '../taskInWords.ts';
import type { ImportedTaskListFragment } from '../TypeformImport.generated.ts';

interface SectionsWithTasks {
  readonly name: string;
  readonly tasks: readonly { readonly reference: string }[];
}

/** A reference that is taken, and what the imported task is called instead. */
export interface Renamed {
  readonly from: string;
  readonly to: string;
}

/** The task list that an import would leave, either way, and what is worth knowing of it beforehand. */
export interface ImportPreview {
  readonly override: ImportedTaskListFragment;
  readonly merged: ImportedTaskListFragment;
  readonly renamed: readonly Renamed[];
}

/** '2 sections with 7 tasks'. */
export const sizeInWords = (sections: readonly SectionsWithTasks[]): string =>
  `${counted(sections.length, 'section')} with ${counted(referencesOf(sections).length, 'task')}`;

/**
 * @param override the typeform alone
 * @param merged what is there with the typeform behind it
 * @param present how many sections there were
 */
export function importPreview(
  override: ImportedTaskListFragment,
  merged: ImportedTaskListFragment,
  present: number,
): ImportPreview {
  // Both hold the tasks of the typeform in its order.
  const after = referencesOf(merged.sections.slice(present));
  const renamed = referencesOf(override.sections).flatMap((from, position) => {
    const to = after[position];
    return to === undefined || to === from ? [] : [{ from, to }];
  });
  return { override, merged, renamed };
}

const referencesOf = (sections: readonly SectionsWithTasks[]): string[] =>
  sections.flatMap(({ tasks }) => tasks.map(({ reference }) => reference));

/** What was done, for the notice of undo and for who does not see it. */
export const importInWords = {
  overridden: ({ sections }: ImportedTaskListFragment): string => `Imported ${sizeInWords(sections)}`,
  merged: ({ override, renamed }: ImportPreview): string =>
    `Added ${sizeInWords(override.sections)}${
      renamed.length === 0 ? '' : `, ${inDigits(renamed.length)} under another reference`
    }`,
};
