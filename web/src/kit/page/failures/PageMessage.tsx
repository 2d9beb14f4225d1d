import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PageMessage.module.css';

export interface PageMessageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** `alert` for failures, which screen readers announce immediately. */
  readonly announce?: 'alert' | 'status';
}

/** A message in the middle of a page or part: empty, failed, missing, not allowed. */
export function PageMessage({ icon, title, children, actions, announce }: PageMessageProps) {
  return (
    <div className={classes.root} role={announce}>
      <div className={classes.icon} aria-hidden>
        {icon}
      </div>
      <p className={classes.title}>{title}</p>
      {children !== undefined && <div className={classes.text}>{children}</div>}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}

export function RetryButton({ onRetry, busy = false }: { onRetry: () => void; busy?: boolean }) {
  return (
    <Button variant="default" size="sm" onClick={onRetry} loading={busy}>
      Retry
    </Button>
  );
}
