import { Button } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { giveFocusBack, withAncestors } from '../modal/focusReturn.ts';
import { usePageCommand } from '../palette/pageCommands.ts';
import { useBusy } from './useBusy.ts';

interface ActButtonProps extends ButtonProps {
  /** When it rejects, the network layer has reported the error and the button can be pressed again. */
  readonly onAct: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Runs an action without confirmation. Busy while it runs; a double click runs it once. */
export function ActButton({ onAct, children, ...button }: ActButtonProps) {
  const { busy, run } = useBusy();
  const element = useRef<HTMLButtonElement>(null);
  const act = async () => {
    const focused = element.current === document.activeElement ? withAncestors(element.current) : [];
    // The notice of a failure is complete.
    await run(onAct).catch(() => undefined);
    // A busy button loses the focus, and the action may have removed it from the page.
    if (focused.length > 0) setTimeout(() => giveFocusBack(focused));
  };
  usePageCommand(
    typeof children === 'string' && button.disabled !== true ? children : null,
    () => void act(),
  );
  return (
    <Button ref={element} variant="default" size="xs" {...button} loading={busy} onClick={() => void act()}>
      {children}
    </Button>
  );
}
