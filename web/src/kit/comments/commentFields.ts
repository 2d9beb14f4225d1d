/** Takes a text if the field is empty; returns whether it did. */
type Fill = (text: string) => boolean;

/** The fields for a new comment that are on screen, by their record. */
const fields = new Map<string, Fill>();

/** @returns a function that forgets the field, for the time when it leaves the screen */
export function rememberField(record: string, fill: Fill): () => void {
  fields.set(record, fill);
  return () => {
    if (fields.get(record) === fill) fields.delete(record);
  };
}

const keyOf = (record: string): string => `comment:${record}`;

/** Gives the text of a deleted comment to the field of its record, or to the next one that opens. */
export function fillField(record: string, text: string): void {
  // Session storage belongs to one user: another one does not see the text.
  if (fields.get(record)?.(text) !== true) sessionStorage.setItem(keyOf(record), text);
}

/** The text for a field that opens; empty without one. */
export const keptText = (record: string): string => sessionStorage.getItem(keyOf(record)) ?? '';

/** Called once a comment is saved. */
export const forgetText = (record: string): void => sessionStorage.removeItem(keyOf(record));
