let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Where notices stand; null at the end of the page, as usual. */
export const noticePlace = (): HTMLElement | null => place;

export function subscribeToNoticePlace(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * For an element inside of a dialog that the browser itself shows on top: that covers everything outside of it, and
 * notices have to stand inside. To be given as its `ref`.
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
