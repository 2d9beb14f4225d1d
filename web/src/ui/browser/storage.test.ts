import { afterEach, expect, it, vi } from 'vitest';
import { guardStorage } from './storage.ts';
import type { StorageTrouble } from './storage.ts';

let end = () => {};
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

function guarded(): StorageTrouble[] {
  const told: StorageTrouble[] = [];
  end = guardStorage((trouble) => told.push(trouble));
  return told;
}

/** Simulates a browser that refuses the page its storage. */
function block(name: 'localStorage' | 'sessionStorage'): void {
  const own = Object.getOwnPropertyDescriptor(window, name);
  Object.defineProperty(window, name, {
    configurable: true,
    get() {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
  const guard = end;
  end = () => {
    guard();
    if (own) Object.defineProperty(window, name, own);
    else Reflect.deleteProperty(window, name);
  };
}

const fill = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });

it.each(['localStorage', 'sessionStorage'] as const)('falls back to memory where %s is blocked', (name) => {
  block(name);
  const unblock = end;
  const told = guarded();
  const guard = end;
  end = () => {
    guard();
    unblock();
  };
  expect(told).toEqual(['blocked']);
  window[name].setItem('columns', 'narrow');
  window[name].setItem('views', 'mine');
  expect(window[name].getItem('columns')).toBe('narrow');
  expect(window[name].length).toBe(2);
  expect(window[name].key(1)).toBe('views');
  window[name].removeItem('columns');
  expect(window[name].getItem('columns')).toBe(null);
  window[name].clear();
  expect(window[name].length).toBe(0);
});

it('keeps what exceeds the quota in memory, and reports it once', () => {
  sessionStorage.setItem('draft', 'older');
  const full = fill();
  const told = guarded();
  sessionStorage.setItem('draft', 'newer');
  localStorage.setItem('draft', 'another');
  expect(told).toEqual(['full']);
  expect(sessionStorage.getItem('draft')).toBe('newer');
  expect(localStorage.getItem('draft')).toBe('another');
  sessionStorage.removeItem('draft');
  expect(sessionStorage.getItem('draft')).toBe(null);
  sessionStorage.setItem('draft', 'last');
  full.mockRestore();
  sessionStorage.clear();
  expect(sessionStorage.getItem('draft')).toBe(null);
});

it('stores as usual while there is room', () => {
  const told = guarded();
  localStorage.setItem('columns', 'wide');
  end();
  expect(localStorage.getItem('columns')).toBe('wide');
  expect(told).toEqual([]);
});
