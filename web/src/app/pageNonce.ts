/**
 * What the page's content security policy asks of style elements: a word that the gateway makes up for each page it
 * sends, and writes where Vite's own code looks for it. Undefined during development, where there is no policy.
 */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}

/** Where `get-nonce` looks, which the scroll lock of dialogs writes its style element with. */
const libraryGlobal = '__webpack_nonce__';

/** Tells libraries that take the nonce from nowhere else. */
export function tellNonce(): void {
  Object.assign(globalThis, { [libraryGlobal]: pageNonce() });
}
