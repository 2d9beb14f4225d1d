import { useSyncExternalStore } from 'react';
import { fetchedCode } from '../../page/code/fetchedCode.ts';

/** The first events of any user interaction. A focus is none: many forms focus their first field themselves. */
const firstActs = ['pointermove', 'pointerdown', 'touchstart', 'click', 'keydown'] as const;

let acted = false;
const waiting = new Set<() => void>();
const all = new Set<() => Promise<unknown>>();

/** Loads the code of all fields of the page. */
export function onAct(): void {
  acted = true;
  for (const name of firstActs) document.removeEventListener(name, onAct, true);
  for (const fetchCode of waiting) fetchCode();
  waiting.clear();
}
function watch(): void {
  for (const name of firstActs) document.addEventListener(name, onAct, { capture: true, passive: true });
}
// Interactions before there is any field count as well.
watch();

/** Code that a page loads only after the first user interaction. */
export interface LateCode<Code> {
  /** Null until it is loaded. */
  readonly now: () => Code | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads it before any interaction. */
  readonly fetch: () => void;
}

export function defineLateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  const fetchCodeOnce = fetchedCode(load);
  let code: Code | null = null;
  let asked: Promise<unknown> | null = null;
  const listeners = new Set<() => void>();
  const fetchCode = (): Promise<unknown> => {
    asked ??= fetchCodeOnce().then(
      (loaded) => {
        code = loaded;
        for (const listener of listeners) listener();
      },
      () => {
        asked = null;
      },
    );
    return asked;
  };
  all.add(fetchCode);
  return {
    now: () => code,
    fetch: () => void fetchCode(),
    subscribe: (listener) => {
      listeners.add(listener);
      if (acted) void fetchCode();
      else {
        waiting.add(fetchCode);
        // Again for each test: test files share this module, and each has a document of its own.
        watch();
      }
      return () => listeners.delete(listener);
    },
  };
}

export const useLateCode = <Code>({ subscribe, now }: LateCode<Code>): Code | null =>
  useSyncExternalStore(subscribe, now);

/**
 * After the first interaction, content must not change while the user works: all of it is loaded before it is shown.
 */
export const lateCodeOnceActed = async (): Promise<void> => {
  if (acted) await Promise.all([...all].map((fetchCode) => fetchCode()));
};
