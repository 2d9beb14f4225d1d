import { AsyncLocalStorage } from 'node:async_hooks';
import type { OutsideName } from './unavailable.ts';

type Waiting = { for: OutsideName | null };
const current = new AsyncLocalStorage<Waiting>();

/**
 * Tracks the dependency for which a call waits, so that a timeout blames the right one.
 * @param run gets a function that names the current dependency; null when it waits for none
 */
export function followWaiting<Value>(run: (waitsFor: () => OutsideName | null) => Value): Value {
  const waiting: Waiting = { for: null };
  return current.run(waiting, () => run(() => waiting.for));
}

/** Waits for a dependency on behalf of the current call, if any. */
export async function waitFor<Value>(name: OutsideName, wait: () => Promise<Value>): Promise<Value> {
  const waiting = current.getStore();
  if (waiting === undefined) return wait();
  waiting.for = name;
  try {
    return await wait();
  } finally {
    waiting.for = null;
  }
}
