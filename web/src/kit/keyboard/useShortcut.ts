import { use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { readMedia } from '../media/mediaAddress.ts';
import { readModal } from '../modal/modalAddress.ts';
import { CurrentRouter } from '../page/PageRouter.tsx';
import { heldKeys } from './heldKeys.ts';
import { shortcutKeys } from './keys.ts';
import { shortcuts } from './shortcuts.ts';
import type { Shortcut } from './shortcuts.ts';
import { isTypedInto } from './typedInto.ts';

/** Registers a shortcut while the component is mounted. */
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

/**
 * Handles the keys of the whole window, except those typed into a field, pressed in a dialog, or with a modifier. Keys
 * after a navigation shortcut are held until the target is ready: a page once it is rendered, a dialog once it has the
 * focus.
 */
export function useShortcutKeys(enabled: boolean): void {
  const router = use(CurrentRouter);
  const { key: drawn, search } = useLocation();
  const latest = useRef(drawn);
  useEffect(() => {
    latest.current = drawn;
    if (!heldKeys.isHolding() || readModal(search) !== null || readMedia(search) !== null) return undefined;
    const timer = setTimeout(() => {
      if (router === null || router.state.location.key === drawn) heldKeys.deliver();
    });
    return () => clearTimeout(timer);
  }, [router, drawn, search]);
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return;
      if (isForSomethingElse(event.target)) return;
      if (!shortcuts.press(shortcutKeys(event), performance.now())) return;
      event.preventDefault();
      const { navigation, location } = router?.state ?? {};
      if (navigation?.state === 'loading' || (location && location.key !== latest.current)) heldKeys.hold();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, router]);
}

function isForSomethingElse(target: EventTarget | null): boolean {
  // Most keys are typed into a field: dialogs are searched for only otherwise.
  return (
    isTypedInto(target) || document.querySelector('[role="dialog"], [role="menu"], dialog[open]') !== null
  );
}
