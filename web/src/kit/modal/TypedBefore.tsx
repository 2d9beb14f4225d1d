import type { FocusEvent, ReactNode } from 'react';
import type { TypedText } from './typedText.ts';

/** Puts what was typed for the dialog into its first text field that gets the focus. */
export function TypedBefore({ typed, children }: { typed: TypedText; children: ReactNode }) {
  const onFocus = ({ target }: FocusEvent) => {
    if (!isTextField(target)) return;
    const text = typed.take();
    if (text === '') return;
    target.setRangeText(text, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
    target.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  return <div onFocus={onFocus}>{children}</div>;
}

const isTextField = (target: Element): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && ['text', 'search', 'tel', 'url', 'password'].includes(target.type));
