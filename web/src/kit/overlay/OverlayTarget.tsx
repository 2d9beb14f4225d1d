import { useMergedRef } from '@mantine/hooks';
import { cloneElement, useEffect, useRef } from 'react';
import type { ReactElement, Ref } from 'react';
import type { OverlayControl } from './LazyOverlay.tsx';

type TargetProps = OverlayControl & {
  readonly ref?: Ref<HTMLButtonElement>;
  /** Gets the focus when the overlay closes: the button that was pressed to fetch the code is not there any more. */
  readonly takesFocusBack?: boolean;
  readonly [given: string]: unknown;
};

/** The overlay's own button once its code is here: takes what the overlay gives to its target, and toggles it. */
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
