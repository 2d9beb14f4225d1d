import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

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
vi.stubGlobal('ResizeObserver', NoResizeObserver);
// Never idle: what is loaded ahead would otherwise be counted among the requests of whatever a slow machine tests then.
vi.stubGlobal('requestIdleCallback', () => 0);
vi.stubGlobal('cancelIdleCallback', () => undefined);
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
  clientWidth: { get: () => window.innerWidth },
  clientHeight: { get: () => window.innerHeight },
});
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
window.scrollTo = () => undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});
