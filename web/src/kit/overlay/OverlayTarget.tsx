import { cloneElement } from 'react';
import type { ReactElement, Ref } from 'react';
import type { OverlayControl } from './LazyOverlay.tsx';

type TargetProps = OverlayControl & {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly [given: string]: unknown;
};

/** The overlay's own button once its code is here: takes what the overlay gives to its target, and toggles it. */
export function OverlayTarget({ button, opened, onChange, ...given }: TargetProps) {
  const target = button as ReactElement<Record<string, unknown>>;
  return cloneElement(target, {
    ...given,
    'aria-expanded': opened,
    onClick: () => onChange(!opened),
  });
}
