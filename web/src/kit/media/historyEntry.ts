/**
 * An overlay that is open because of an entry of the browser's history, on a page without a router. It goes back only
 * once, however often it is closed: navigation takes a moment, and a second back would leave the page.
 */
export interface HistoryEntry {
  readonly subscribe: (listener: () => void) => () => void;
  /** Call it after `pushState` and `replaceState`, which raise no event. */
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
        // When the user edits the address.
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
