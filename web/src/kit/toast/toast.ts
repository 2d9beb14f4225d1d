import { notifications, notificationsStore } from '@mantine/notifications';
import type { NotificationData } from '@mantine/notifications';
import { noticeOf } from './noticeOf.tsx';
import type { Toast } from './noticeOf.tsx';

/** Notices with these causes outlive their page; that of the session ends with the next sign-in. */
export const sessionCause = 'session';
export const browserCause = 'browser';
/** Acts that only the user who did them may undo: their notices end with the session. */
export const undoCause = 'undo';
const lasting: ReadonlySet<string | null> = new Set([sessionCause, browserCause]);

/** Above this number, the oldest successes are removed: a failure stays until it is closed. */
const limit = 5;
/** How long the page has to show a failure in place. */
const untilToldMilliseconds = 150;

/** Messages of the page that is being left, to show on the next one. */
let forNextPage: readonly string[] = [];
const delayed = new Map<string, ReturnType<typeof setTimeout>>();
/** What the library does not keep of a notice, by its id. */
const details = new Map<string, Toast>();

// The library would queue failures above its own limit.
notificationsStore.updateState((state) => ({ ...state, limit: Infinity }));

/*
 * The library's store is outside React, because the network layer raises notices too.
 */
export const shownToasts = (): readonly Toast[] =>
  notificationsStore.getState().notifications.flatMap(({ id = '' }) => details.get(id) ?? []);

function raise(
  kind: Toast['kind'],
  lines: readonly string[],
  about: string | null,
  id = `${kind}-${lines.join('\n')}`,
  more: Partial<NotificationData> = {},
): void {
  // The id becomes an element id, where white space is not allowed.
  const toast = { id: encodeURIComponent(id), kind, lines, about };
  closeToast(toast.id);
  const others = shownToasts();
  const passing = others.filter((other) => other.kind === 'success');
  passing.slice(0, Math.max(0, others.length + 1 - limit)).forEach((other) => closeToast(other.id));
  details.set(toast.id, toast);
  notifications.show({
    ...noticeOf(toast),
    ...more,
    onClose: (closed) => {
      details.delete(toast.id);
      more.onClose?.(closed);
    },
  });
}

/** A success notice; it closes by itself. */
export const showSuccess = (text: string): void => raise('success', [text], null);

/** The same with more than text, which can be undone; `more` replaces what the library shows. */
export const showSuccessWith = (id: string, text: string, more: Partial<NotificationData>): void =>
  raise('success', [text], undoCause, id, more);

/** A failure notice; it stays until it is closed, the page is left, or a form is sent again. */
export const showError = (...lines: readonly string[]): void => raise('error', lines, null);

/** The same, with a cause that may be settled later. */
export const showErrorAbout = (about: string, lines: readonly string[]): void => raise('error', lines, about);

/** Repeated calls add to the visible notice: an action that fails in several parts has one notice. */
export function addToErrorAbout(about: string, lines: readonly string[]): void {
  const before = shownToasts().find((toast) => toast.about === about)?.lines ?? [];
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

export const closeToast = (id: string): void => void notifications.hide(id);

function closeWhere(matches: (toast: Toast) => boolean): void {
  for (const toast of shownToasts().filter(matches)) closeToast(toast.id);
}

/** The failure is resolved, or shown in place: its notices disappear. */
export function settle(cause: string): void {
  clearTimeout(delayed.get(cause));
  delayed.delete(cause);
  closeWhere(({ about }) => about === cause);
}

/** Removes the failures when a page is left or a form is sent again. */
export function settleErrors(): void {
  closeWhere(({ kind, about }) => kind === 'error' && !lasting.has(about));
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
  closeWhere(() => true);
}
