import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { closeToast, shownToasts } from '../kit/toast/toast.ts';

configure({
  // As long as a busy machine takes to fetch a page's modules.
  asyncUtilTimeout: 10_000,
  /*
   * What a person does is followed as in a browser. `act` without `await` would keep back the effects of components
   * that read a fragment, which is a promise to React, until something else happens to be drawn.
   */
  eventWrapper: (dispatch) => (awaitsLikeBrowser() ? dispatch() : act(dispatch)),
});

/** Set by the library for as long as user-event or a `find…` runs. */
const awaitsLikeBrowser = (): boolean => Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === false;

// What jsdom lacks and the interface library asks for.
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = NoResizeObserver;
/** Never tells that something came into sight. */
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
// Never idle: what is loaded ahead would otherwise be counted among the requests of whatever a slow machine tests then.
globalThis.requestIdleCallback = () => 0;
globalThis.cancelIdleCallback = () => undefined;
window.matchMedia = (query) => ({
  // No motion: what was closed is gone at once, where 120 ms of fading would race with the next step of a test.
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
 * Nothing is laid out in jsdom. To the interface library a menu whose button is nowhere has been scrolled out of sight
 * with it: it hides the menu, and warns that there is nothing in it to focus. So everything is somewhere in the window.
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
  // Notices outlive pages, and their store the test file.
  shownToasts().forEach(({ id }) => closeToast(id));
});
