/**
 * Where something has to stand that is asked above all: inside of the dialog that the browser itself shows on top, if
 * there is one, because that covers and disables everything else.
 */
export function topDialog(): { readonly target?: HTMLElement } {
  const target = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  return target ? { target } : {};
}
