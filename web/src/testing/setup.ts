import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { closeToast, shownToasts } from '../kit/toast/toast.ts';

configure({
  // The time that a busy machine needs to load a page's modules.
  asyncUtilTimeout: 10_000,
  /*
   * User events are awaited as in a browser. `act` without `await` would delay the effects of components that read a
   * fragment, which is a promise to React, until the next render.
   */
  eventWrapper: (dispatch) => (awaitsLikeBrowser() ? dispatch() : act(dispatch)),
});

/** Set by the library while user-event or a `find…` runs. */
const awaitsLikeBrowser = (): boolean => Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === false;

// APIs that jsdom lacks and the component library needs.
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = NoResizeObserver;
/** Never reports an intersection. */
class SeesNothing implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
globalThis.IntersectionObserver = SeesNothing;
// Never idle: otherwise preloads would be counted among the requests of a later test on a slow machine.
globalThis.requestIdleCallback = () => 0;
globalThis.cancelIdleCallback = () => undefined;
window.matchMedia = (query) => ({
  // Reduced motion: closed elements disappear immediately, where a 120 ms fade would race with the next step of a test.
  matches: query === '(prefers-reduced-motion: reduce)',
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});
/*
 * jsdom has no layout. For the component library, a menu whose button has no size has been scrolled out of view: it
 * hides the menu, and warns that it contains nothing to focus. So every element has a place in the window.
 */
Element.prototype.getBoundingClientRect = () => new DOMRect(8, 8, 16, 16);
Object.defineProperties(document.documentElement, {
  clientWidth: { get: () => window.innerWidth, configurable: true },
  clientHeight: { get: () => window.innerHeight, configurable: true },
});
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
window.scrollTo = () => undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  // Notices outlive pages, and their store outlives a test.
  shownToasts().forEach(({ id }) => closeToast(id));
});
