import { Button } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { DoubleClickGuard } from '../form/doubleClickGuard.ts';
import { usePageCommand } from '../palette/pageCommands.ts';

interface ActButtonProps extends ButtonProps {
  /** When it rejects, the network layer has told why and the button can be pressed again. */
  readonly onAct: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Runs something that needs no question first. Busy while it runs, and a double click runs it once. */
export function ActButton({ onAct, children, ...button }: ActButtonProps) {
  const [busy, setBusy] = useState(false);
  const [guard] = useState(() => new DoubleClickGuard());
  const act = async () => {
    if (!guard.accepts()) return;
    setBusy(true);
    try {
      await onAct();
    } catch {
      // Nothing to add to the notice.
    } finally {
      setBusy(false);
    }
  };
  usePageCommand(
    typeof children === 'string' && button.disabled !== true ? children : null,
    () => void act(),
  );
  return (
    <Button variant="default" size="xs" {...button} loading={busy} onClick={() => void act()}>
      {children}
    </Button>
  );
}
