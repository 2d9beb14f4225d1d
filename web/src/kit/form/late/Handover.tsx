import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { onAct } from './lateCode.ts';

/** What the user was doing in the placeholder field when the real one was loaded. */
interface Doing {
  readonly focused: boolean;
  readonly pressed: string | null;
  readonly typed: string | null;
}

interface HandoverProps {
  readonly ready: boolean;
  readonly children: ReactNode;
}

const fields = 'input:not([type="hidden"]), textarea';

/** Wraps a placeholder field: once the real field is loaded, it continues with the user's input. */
export function Handover({ ready, children }: HandoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const doing = useRef<Doing | null>(null);
  const [waited] = useState(!ready);
  useLayoutEffect(() => {
    if (!ready || doing.current === null) return;
    goOn(box, doing.current);
    doing.current = null;
  }, [ready]);
  const note = (next: Partial<Doing>) => {
    if (ready) return;
    doing.current = { focused: false, pressed: null, typed: null, ...doing.current, ...next };
  };
  if (!waited) return children;
  return (
    <div
      ref={box}
      onFocusCapture={() => {
        note({ focused: true });
        // Voice control focuses a field without any other event.
        onAct();
      }}
      onBlurCapture={() => {
        if (!ready) doing.current = null;
      }}
      onClickCapture={({ target }) => note({ pressed: pressedButton(target) })}
      onInputCapture={({ target }) => target instanceof HTMLInputElement && note({ typed: target.value })}
    >
      {children}
    </div>
  );
}

function goOn({ current: box }: RefObject<HTMLDivElement | null>, { focused, pressed, typed }: Doing): void {
  if (!box || (!focused && pressed === null)) return;
  const button = pressed
    ? [...box.querySelectorAll('button')].find((one) => nameOf(one) === pressed)
    : undefined;
  if (button) {
    button.focus();
    button.click();
    return;
  }
  const field = box.querySelector<HTMLInputElement>(fields);
  if (!field) {
    box.querySelector('button')?.focus();
    return;
  }
  field.focus();
  if (pressed !== null) field.click();
  if (typed !== null) enter(field, typed);
}

/** Simulates typing: a React field listens to the input event and overrides the value setter. */
function enter(field: HTMLInputElement, typed: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const nameOf = (button: HTMLButtonElement): string => button.ariaLabel ?? button.textContent ?? '';

/** The name of the button, or an empty string where the field itself was pressed. */
function pressedButton(target: EventTarget): string {
  const button = target instanceof Element ? target.closest('button') : null;
  return button ? nameOf(button) : '';
}
