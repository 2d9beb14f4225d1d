/** A notice at the corner of the window. The same text is never shown twice at once. */
export interface Toast {
  readonly id: string;
  readonly kind: 'success' | 'error';
  readonly lines: readonly string[];
}

type Listener = (toast: Toast) => void;

let show: Listener | null = null;
const waiting: Toast[] = [];

/**
 * Called once by the area that shows notices. Notices are raised outside React too, so those that come before the
 * area is there wait for it.
 */
export function connectToasts(listener: Listener): () => void {
  show = listener;
  waiting.splice(0).forEach(listener);
  return () => {
    show = null;
  };
}

function raise(kind: Toast['kind'], lines: readonly string[]): void {
  // The id becomes one of the document, where white space is not allowed.
  const toast = { id: encodeURIComponent(`${kind}-${lines.join('\n')}`), kind, lines };
  if (show) show(toast);
  else waiting.push(toast);
}

/** A notice that something was done; it closes by itself. */
export const showSuccess = (text: string): void => raise('success', [text]);

/** A notice that something failed; it stays until it is closed. */
export const showError = (...lines: readonly string[]): void => raise('error', lines);
