import type { ReactNode } from 'react';
import { Brand } from '../Brand.tsx';
import classes from './ReportMessage.module.css';

interface ReportMessageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onRetry?: () => void;
}

/** A message in place of the report. */
export function ReportMessage({ title, children, onRetry }: ReportMessageProps) {
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <Brand />
        <div role="alert">
          <h1 className={classes.title}>{title}</h1>
        </div>
        <div className={classes.text}>{children}</div>
        {onRetry && (
          <button type="button" className={classes.action} onClick={onRetry}>
            Retry
          </button>
        )}
      </div>
    </main>
  );
}
