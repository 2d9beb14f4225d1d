import type { UndoStep } from '../undo/undoStep.ts';

export interface WrittenComment {
  readonly id: string;
  readonly date: string;
  readonly text: string;
  readonly createdBy: { readonly id: string } | null;
}

/**
 * How a comment that was just added is undone. The answer contains all comments of the record, so the new one is the
 * latest of this author with this text. Undefined if it is not among them.
 * @param load the code that deletes it, which few users need
 */
export function undoOfComment(
  comments: readonly WrittenComment[] | null,
  added: { readonly text: string; readonly author: string | null },
  load: (comment: WrittenComment) => Promise<UndoStep>,
): UndoStep | undefined {
  const [latest] = (comments ?? [])
    .filter(({ text, createdBy }) => text === added.text && createdBy?.id === added.author)
    .toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
  return latest && (async (client, key) => (await load(latest))(client, key));
}
