import { useEffect, useRef } from 'react';
import type { TypedText } from './typedText.ts';

interface KeysWhileWaitingProps {
  readonly typed: TypedText;
  /** Where there is no dialog yet that would hear it. */
  readonly onEscape?: () => void;
}

/**
 * Keeps what is typed for a dialog that is not there yet. A letter would otherwise be lost, or be a shortcut of the
 * page behind it.
 */
export function KeysWhileWaiting({ typed, onEscape }: KeysWhileWaitingProps) {
  const escape = useRef(onEscape);
  useEffect(() => {
    escape.current = onEscape;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'Escape') escape.current?.();
      if (!typed.takes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [typed]);
  return null;
}
