/** A notice at the bottom of the window. The same text is never shown twice at once. */
export interface Toast {
  readonly id: string;
  readonly kind: 'success' | 'error';
  readonly lines: readonly string[];
  /** What failed, for example the name of an operation: once that is settled, the notice goes. */
  readonly about: string | null;
}

/** Their notices outlive the page that they were raised on; that of the session ends with the next sign-in. */
export const sessionCause = 'session';
export const browserCause = 'browser';
const lasting: ReadonlySet<string | null> = new Set([sessionCause, browserCause]);

/** Of more than these, the oldest that tell of success go: a failure stays until it is closed. */
const limit = 5;
/** How long the page has to say in its own place that what it asked for has failed. */
const untilToldMilliseconds = 150;

let shown: readonly Toast[] = [];
/** What the page that is being left has to say about why, on the one that it leads to. */
let forNextPage: readonly string[] = [];
const listeners = new Set<() => void>();
const delayed = new Map<string, ReturnType<typeof setTimeout>>();

/*
 * A store outside React, because the network layer raises notices too.
 */
export const shownToasts = (): readonly Toast[] => shown;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function show(next: readonly Toast[]): void {
  if (next.length === shown.length && next.every((toast, position) => toast === shown[position])) return;
  shown = next;
  listeners.forEach((listener) => listener());
}

function raise(
  kind: Toast['kind'],
  lines: readonly string[],
  about: string | null,
  id = `${kind}-${lines.join('\n')}`,
): void {
  // The id becomes one of the document, where white space is not allowed.
  const toast = { id: encodeURIComponent(id), kind, lines, about };
  const others = shown.filter(({ id }) => id !== toast.id);
  const tooMany = others.length + 1 - limit;
  const passing = tooMany > 0 ? others.filter((other) => other.kind === 'success').slice(0, tooMany) : [];
  show([...others.filter((other) => !passing.includes(other)), toast]);
}

/** A notice that something was done; it closes by itself. */
export const showSuccess = (text: string): void => raise('success', [text], null);

/** A notice that something failed; it stays until it is closed, the page is left, or a form is sent again. */
export const showError = (...lines: readonly string[]): void => raise('error', lines, null);

/** The same about something that may be settled later. */
export const showErrorAbout = (about: string, lines: readonly string[]): void => raise('error', lines, about);

/** The same once more adds to that notice, as long as it is shown: one act that fails in several parts is told of once. */
export function addToErrorAbout(about: string, lines: readonly string[]): void {
  const before = shown.find((toast) => toast.about === about)?.lines ?? [];
  raise('error', [...new Set([...before, ...lines])], about, `error-about-${about}`);
}

/** The same, unless the page shows the failure in its own place meanwhile: it is told once. */
export function showErrorUnlessTold(about: string, lines: readonly string[]): void {
  clearTimeout(delayed.get(about));
  delayed.set(
    about,
    setTimeout(() => {
      delayed.delete(about);
      raise('error', lines, about);
    }, untilToldMilliseconds),
  );
}

export const closeToast = (closed: string): void => show(shown.filter(({ id }) => id !== closed));

/** What failed works again, or is told in its own place: its notices go. */
export function settle(cause: string): void {
  clearTimeout(delayed.get(cause));
  delayed.delete(cause);
  show(shown.filter(({ about }) => about !== cause));
}

/** What failed on a page that is left, or before a form is sent again, is no longer of interest. */
export function settleErrors(): void {
  show(shown.filter(({ kind, about }) => kind === 'success' || lasting.has(about)));
  const awaited = forNextPage;
  forNextPage = [];
  if (awaited.length > 0) showError(...awaited);
}

/** An error that leads to another page is told there: notices go with the page that they were raised on. */
export const showErrorOnNextPage = (...lines: readonly string[]): void => {
  forNextPage = lines;
};

export function closeToasts(): void {
  delayed.forEach(clearTimeout);
  delayed.clear();
  forNextPage = [];
  show([]);
}
