/**
 * The portal target of a question above everything: the native modal dialog on top, if there is one, because it covers
 * and disables everything else.
 */
export function topDialog(): { readonly target?: HTMLElement } {
  const target = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  return target ? { target } : {};
}
