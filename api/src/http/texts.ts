type Text = string | null | undefined;

/** A text without blanks around it; null when nothing is left, and when it was not sent. */
export const filledOrNull = (text: Text): string | null => text?.trim() || null;

/** The same for edits: what was not sent stays undefined. */
export const filledIfSent = (text: Text): string | null | undefined =>
  text === undefined ? undefined : filledOrNull(text);
