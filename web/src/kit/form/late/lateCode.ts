import { useSyncExternalStore } from 'react';
import { fetchedCode } from '../../page/fetchedCode.ts';

/** What anybody does first on a page, however they use it. */
const firstActs = ['pointermove', 'pointerdown', 'touchstart', 'click', 'keydown', 'focusin'] as const;

let acted = false;
const waiting = new Set<() => void>();
const all = new Set<() => Promise<unknown>>();

function onAct(): void {
  acted = true;
  for (const name of firstActs) document.removeEventListener(name, onAct, true);
  for (const fetchCode of waiting) fetchCode();
  waiting.clear();
}
function watch(): void {
  for (const name of firstActs) document.addEventListener(name, onAct, { capture: true, passive: true });
}
// What is done before there is any field counts as well.
watch();

/** Code that a page does without until somebody does something on it. */
export interface LateCode<Code> {
  /** Null until it is there. */
  readonly now: () => Code | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Where it cannot wait for that. */
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
        // Once more: test files share this module, and each has a document of its own.
        watch();
      }
      return () => listeners.delete(listener);
    },
  };
}

export const useLateCode = <Code>({ subscribe, now }: LateCode<Code>): Code | null =>
  useSyncExternalStore(subscribe, now);

/** Where somebody has done something already, nothing is to change under their hands: all of it comes before it is shown. */
export const lateCodeOnceActed = async (): Promise<void> => {
  if (acted) await Promise.all([...all].map((fetchCode) => fetchCode()));
};
