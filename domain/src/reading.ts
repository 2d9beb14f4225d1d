/** The value of typed, pasted or uploaded text, or a message for the user why it could not be read. */
export type Reading<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };
