import { useMergedRef } from '@mantine/hooks';
import { cloneElement, useEffect, useRef } from 'react';
import type { ReactElement, Ref } from 'react';
import type { OverlayControl } from './LazyOverlay.tsx';

type TargetProps = OverlayControl & {
  readonly ref?: Ref<HTMLButtonElement>;
  /** Receives the focus when the overlay closes: the button that was pressed to load the code no longer exists. */
  readonly takesFocusBack?: boolean;
  readonly [given: string]: unknown;
};

/** The overlay's own button once its code is loaded: takes the overlay's target props, and toggles it. */
export function OverlayTarget({
  button,
  opened,
  onChange,
  ref,
  takesFocusBack = false,
  ...given
}: TargetProps) {
  const target = button as ReactElement<Record<string, unknown>>;
  const own = useRef<HTMLButtonElement>(null);
  const both = useMergedRef(own, ref);
  const wasOpened = useRef(opened);
  useEffect(() => {
    if (takesFocusBack && wasOpened.current && !opened) own.current?.focus();
    wasOpened.current = opened;
  }, [opened, takesFocusBack]);
  return cloneElement(target, {
    ...given,
    ref: both,
    'aria-expanded': opened,
    onClick: () => onChange(!opened),
  });
}
