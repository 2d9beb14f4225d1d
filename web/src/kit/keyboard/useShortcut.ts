import { useEffect, useRef } from 'react';
import { shortcuts } from './shortcuts.ts';
import type { Shortcut } from './shortcuts.ts';

/** A shortcut for as long as the component is on screen. */
export function useShortcut({ keys, label, group, run }: Shortcut): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(
    () => shortcuts.register({ keys, label, group, run: () => latest.current() }),
    [keys, label, group],
  );
}

/** Hears the keys of the whole window, except those typed into a field, pressed in a dialog, or with a modifier. */
export function useShortcutKeys(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return;
      if (isForSomethingElse(event.target)) return;
      if (shortcuts.press(event.key, performance.now())) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}

function isForSomethingElse(target: EventTarget | null): boolean {
  // Most keys are typed into a field: the page is looked through for the others alone.
  return (
    isTypedInto(target) || document.querySelector('[role="dialog"], [role="menu"], dialog[open]') !== null
  );
}

function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select, [role="combobox"]')) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
}
