import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';

/** What somebody was doing in the field that stood there until the real one came. */
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

/** Around a field that stands in for another: once the other one is there, it goes on with what was being done. */
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
      onFocusCapture={() => note({ focused: true })}
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

/** As if it had been typed: a field of React listens to the input, and knows its own setter. */
function enter(field: HTMLInputElement, typed: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const nameOf = (button: HTMLButtonElement): string => button.ariaLabel ?? button.textContent ?? '';

/** The name of the button, or nothing where the field itself was pressed. */
function pressedButton(target: EventTarget): string {
  const button = target instanceof Element ? target.closest('button') : null;
  return button ? nameOf(button) : '';
}
