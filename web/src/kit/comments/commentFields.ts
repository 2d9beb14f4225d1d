/** The fields for a new comment that are on screen, by their record. */
const fields = new Map<string, (text: string) => void>();

/** @returns a function that forgets the field, for the time when it leaves the screen */
export function rememberField(record: string, fill: (text: string) => void): () => void {
  fields.set(record, fill);
  return () => {
    if (fields.get(record) === fill) fields.delete(record);
  };
}

/** Gives the text of a deleted comment to the field of its record; nothing happens if that is not on screen. */
export const fillField = (record: string, text: string): void => fields.get(record)?.(text);
