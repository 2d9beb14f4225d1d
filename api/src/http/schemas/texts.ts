type Text = string | null | undefined;

/** The trimmed text; null if it is empty or missing. */
export const filledOrNull = (text: Text): string | null => text?.trim() || null;

/** The same for edits: a missing text stays undefined. */
export const filledIfSent = (text: Text): string | null | undefined =>
  text === undefined ? undefined : filledOrNull(text);
