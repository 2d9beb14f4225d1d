/** A notice at the bottom of the window. The same text is never shown twice at a time. */
export interface Toast {
  readonly id: string;
  readonly kind: 'success' | 'error';
  readonly lines: readonly string[];
  /** The cause, for example the name of an operation: once it is settled, the notice disappears. */
  readonly about: string | null;
}

/** Notices with these causes outlive their page; that of the session ends with the next sign-in. */
export const sessionCause = 'session';
export const browserCause = 'browser';
const lasting: ReadonlySet<string | null> = new Set([sessionCause, browserCause]);

/** Above this number, the oldest successes are removed: a failure stays until it is closed. */
const limit = 5;
/** How long the page has to show a failure in place. */
const untilToldMilliseconds = 150;

let shown: readonly Toast[] = [];
/** Messages of the page that is being left, to show on the next one. */
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
  // The id becomes an element id, where white space is not allowed.
  const toast = { id: encodeURIComponent(id), kind, lines, about };
  const others = shown.filter(({ id }) => id !== toast.id);
  const tooMany = others.length + 1 - limit;
  const passing = tooMany > 0 ? others.filter((other) => other.kind === 'success').slice(0, tooMany) : [];
  show([...others.filter((other) => !passing.includes(other)), toast]);
}

/** A success notice; it closes by itself. */
export const showSuccess = (text: string): void => raise('success', [text], null);

/** A failure notice; it stays until it is closed, the page is left, or a form is sent again. */
export const showError = (...lines: readonly string[]): void => raise('error', lines, null);

/** The same, with a cause that may be settled later. */
export const showErrorAbout = (about: string, lines: readonly string[]): void => raise('error', lines, about);

/** Repeated calls add to the visible notice: an action that fails in several parts has one notice. */
export function addToErrorAbout(about: string, lines: readonly string[]): void {
  const before = shown.find((toast) => toast.about === about)?.lines ?? [];
  raise('error', [...new Set([...before, ...lines])], about, `error-about-${about}`);
}

/** The same, unless the page shows the failure in place meanwhile: it is shown once. */
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

/** The failure is resolved, or shown in place: its notices disappear. */
export function settle(cause: string): void {
  clearTimeout(delayed.get(cause));
  delayed.delete(cause);
  show(shown.filter(({ about }) => about !== cause));
}

/** Removes the failures when a page is left or a form is sent again. */
export function settleErrors(): void {
  show(shown.filter(({ kind, about }) => kind === 'success' || lasting.has(about)));
  const awaited = forNextPage;
  forNextPage = [];
  if (awaited.length > 0) showError(...awaited);
}

/** An error that redirects is shown on the next page: notices disappear with their page. */
export const showErrorOnNextPage = (...lines: readonly string[]): void => {
  forNextPage = lines;
};

export function closeToasts(): void {
  delayed.forEach(clearTimeout);
  delayed.clear();
  forNextPage = [];
  show([]);
}
