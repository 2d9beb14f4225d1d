let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** The container of notices; null for the default, the end of the page. */
export const noticePlace = (): HTMLElement | null => place;

export function subscribeToNoticePlace(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The `ref` of a container inside a native modal dialog: the dialog covers everything outside it, so notices must be
 * inside.
 */
export function takeNotices(element: HTMLDivElement): () => void {
  const before = place;
  const put = (next: HTMLElement | null) => {
    place = next;
    listeners.forEach((listener) => listener());
  };
  put(element);
  return () => put(before);
}
