import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { assignMessages } from '../../../messages/assign.ts';

interface AssignWarningsProps {
  /** How many rows have warnings. */
  readonly count: number;
  readonly of: number;
  readonly busy: boolean;
  readonly onIgnore: () => void;
  readonly onClose: () => void;
}

/** Says that nothing was assigned and why, and offers to assign anyway. */
export function AssignWarnings({ count, of, busy, onIgnore, onClose }: AssignWarningsProps) {
  const alert = useRef<HTMLDivElement>(null);
  // On a small screen it is below the viewport, and the pressed button has lost the focus.
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      color="amber"
      variant="light"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={assignMessages.warned}
      withCloseButton
      closeButtonLabel={assignMessages.closeWarnings}
      onClose={onClose}
    >
      <p>{assignMessages.warnedAbout(count, of)}</p>
      <Button variant="default" size="xs" loading={busy} onClick={onIgnore}>
        {assignMessages.ignoreWarnings}
      </Button>
    </Alert>
  );
}
