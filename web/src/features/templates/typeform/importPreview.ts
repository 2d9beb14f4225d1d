import { inDigits } from '../../../messages/inDigits.ts';
import { counted } from '../taskInWords.ts';
import type { ImportedTaskListFragment } from './TypeformImport.generated.ts';

interface SectionsWithTasks {
  readonly name: string;
  readonly tasks: readonly { readonly reference: string }[];
}

/** A reference that is taken, and the new one of the imported task. */
export interface Renamed {
  readonly from: string;
  readonly to: string;
}

/** The task list after an import, either way, with notes on the changes. */
export interface ImportPreview {
  readonly override: ImportedTaskListFragment;
  readonly merged: ImportedTaskListFragment;
  readonly renamed: readonly Renamed[];
}

/** '2 sections with 7 tasks'. */
export const sizeInWords = (sections: readonly SectionsWithTasks[]): string =>
  `${counted(sections.length, 'section')} with ${counted(referencesOf(sections).length, 'task')}`;

/**
 * @param override only the typeform
 * @param merged the existing sections followed by the typeform
 * @param present how many sections there were
 */
export function importPreview(
  override: ImportedTaskListFragment,
  merged: ImportedTaskListFragment,
  present: number,
): ImportPreview {
  // Both contain the tasks of the typeform in the same order.
  const after = referencesOf(merged.sections.slice(present));
  const renamed = referencesOf(override.sections).flatMap((from, position) => {
    const to = after[position];
    return to === undefined || to === from ? [] : [{ from, to }];
  });
  return { override, merged, renamed };
}

const referencesOf = (sections: readonly SectionsWithTasks[]): string[] =>
  sections.flatMap(({ tasks }) => tasks.map(({ reference }) => reference));

/** The description of the import, for the undo notice and for screen readers. */
export const importInWords = {
  overridden: ({ sections }: ImportedTaskListFragment): string => `Imported ${sizeInWords(sections)}`,
  merged: ({ override, renamed }: ImportPreview): string =>
    `Added ${sizeInWords(override.sections)}${
      renamed.length === 0 ? '' : `, ${inDigits(renamed.length)} under another reference`
    }`,
};
