/** What typed, pasted or uploaded text was read as, or why it could not be read, in words for the person who wrote it. */
export type Reading<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };
