import { cloneElement, Suspense, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { PieceBoundary } from '../page/code/PieceBoundary.tsx';
import { fetchAhead } from '../page/code/whenOnline.ts';

export interface OverlayControl {
  /** The button that opens it, as the overlay's target. */
  readonly button: ReactElement;
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
}

type ButtonProps = {
  readonly 'aria-haspopup'?: 'menu' | 'dialog';
  readonly 'aria-expanded'?: boolean;
  readonly onClick?: () => void;
  readonly onPointerEnter?: () => void;
  readonly onFocus?: () => void;
};

interface LazyOverlayProps {
  readonly button: ReactElement<ButtonProps>;
  readonly kind: 'menu' | 'dialog';
  /** Prefetches the overlay's code; `children` render it through `lazy`. */
  readonly load: () => Promise<unknown>;
  readonly children: (overlay: OverlayControl) => ReactNode;
}

/**
 * A menu or panel whose code is loaded when the user hovers over its button, so that the first screen does without it:
 * positioning and focus handling of overlays are as large as a whole page.
 */
export function LazyOverlay({ button, kind, load, children }: LazyOverlayProps) {
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  const fetchCode = () => fetchAhead(load);
  const waiting = cloneElement(button, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    onPointerEnter: fetchCode,
    onFocus: fetchCode,
    onClick: () => {
      setWanted(true);
      setOpened(true);
    },
  });
  if (!wanted) return waiting;
  return (
    <PieceBoundary fallback={waiting}>
      <Suspense fallback={waiting}>{children({ button, opened, onChange: setOpened })}</Suspense>
    </PieceBoundary>
  );
}
