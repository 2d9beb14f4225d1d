import { vi } from 'vitest';

let watched: (() => void)[] = [];

/** A fake IntersectionObserver: nothing is visible until the test says so. */
export function watchSight(): void {
  watched = [];
  class Observer implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly #tell: IntersectionObserverCallback;
    #ended = false;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe(target: Element): void {
      const box = target.getBoundingClientRect();
      const seen = {
        target,
        isIntersecting: true,
        intersectionRatio: 1,
        boundingClientRect: box,
        intersectionRect: box,
        rootBounds: null,
        time: 0,
      };
      watched.push(() => {
        if (!this.#ended) this.#tell([seen], this);
      });
    }
    unobserve(): void {}
    disconnect(): void {
      this.#ended = true;
    }
    takeRecords(): IntersectionObserverEntry[] {
      return [];
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
}

/** Makes all observed elements visible. */
export const comeIntoSight = (): void => watched.splice(0).forEach((tell) => tell());
