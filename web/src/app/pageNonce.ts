/**
 * The nonce that the content security policy requires for style elements. The gateway creates one for each page and
 * writes it where Vite's own code looks for it. Undefined during development, where there is no policy.
 */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}

/** Where `get-nonce` looks; the scroll lock of dialogs uses it for its style element. */
const libraryGlobal = '__webpack_nonce__';

/** Passes the nonce to libraries that read it from nowhere else. */
export function tellNonce(): void {
  Object.assign(globalThis, { [libraryGlobal]: pageNonce() });
}
