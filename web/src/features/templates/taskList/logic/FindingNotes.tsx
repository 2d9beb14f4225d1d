import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import type { Finding } from './finding.ts';
import classes from './FindingNotes.module.css';
import { severityWords } from './messages.ts';

/** The findings below each other; nothing without any. */
export function FindingNotes({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {findings.map(({ kind, severity, words, jump }) => (
        <li key={`${kind} ${jump}`} className={classes.note} data-severity={severity}>
          {severity === 'error' ? (
            <IconCircleX size={15} aria-hidden />
          ) : (
            <IconAlertTriangle size={15} aria-hidden />
          )}
          <span>
            <VisuallyHidden>{severityWords[severity]} </VisuallyHidden>
            {words}
          </span>
        </li>
      ))}
    </ul>
  );
}
