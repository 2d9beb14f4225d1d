import { Button } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageCommand } from '../palette/pageCommands.ts';
import { useBusy } from './useBusy.ts';

interface ActButtonProps extends ButtonProps {
  /** When it rejects, the network layer has told why and the button can be pressed again. */
  readonly onAct: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Runs something that needs no question first. Busy while it runs, and a double click runs it once. */
export function ActButton({ onAct, children, ...button }: ActButtonProps) {
  const { busy, run } = useBusy();
  // There is nothing to add to the notice of a failure.
  const act = () => run(onAct).catch(() => undefined);
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
