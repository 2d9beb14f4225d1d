import { useSyncExternalStore } from 'react';

const minute = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    now = Date.now();
    timer = setInterval(() => {
      now = Date.now();
      listeners.forEach((tell) => tell());
    }, minute);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The current time in milliseconds, updated every minute. One timer for everything on screen. */
export const useMinute = (): number => useSyncExternalStore(subscribe, () => now);
