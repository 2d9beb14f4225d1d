/**
 * Something that is open because an entry of the browser's history says so, on a page without a router. What closes it
 * by going back does so once, however often it is asked: going takes a moment, and the next one back leaves the page.
 */
export interface HistoryEntry {
  readonly subscribe: (listener: () => void) => () => void;
  /** After a change that the browser tells nobody of: `pushState` and `replaceState`. */
  readonly tell: () => void;
  readonly isLeaving: () => boolean;
  readonly leave: () => void;
}

export function createHistoryEntry(): HistoryEntry {
  const listeners = new Set<() => void>();
  let isLeaving = false;
  const tell = () => listeners.forEach((listener) => listener());
  const arrive = () => {
    isLeaving = false;
    tell();
  };
  return {
    subscribe: (listener) => {
      if (listeners.size === 0) {
        window.addEventListener('popstate', arrive);
        // Of an address that was typed.
        window.addEventListener('hashchange', tell);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('popstate', arrive);
        window.removeEventListener('hashchange', tell);
      };
    },
    tell,
    isLeaving: () => isLeaving,
    leave: () => {
      isLeaving = true;
      history.back();
    },
  };
}
