import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { changeMessages } from '../messages.ts';
import classes from './TheirChanges.module.css';
import type { TemplateConflict } from './useTemplateSave.ts';

interface TheirChangesProps {
  readonly conflict: TemplateConflict;
  /** Saves the user's changes on top of the other user's. */
  readonly onKeep: () => void;
  /** Discards the user's changes. */
  readonly onTake: () => void;
  readonly busy?: boolean;
}

/**
 * Compares the other user's changes with the user's own, and asks which to keep. Its `key` is the other user's
 * revision.
 */
export function TheirChanges({
  conflict: { theirs, differences },
  onKeep,
  onTake,
  busy = false,
}: TheirChangesProps) {
  const root = useRef<HTMLElement>(null);
  const archived = theirs.status === 'ARCHIVED';
  // Focused, so that it is read before anything else.
  useEffect(() => root.current?.focus(), []);
  return (
    <section ref={root} tabIndex={-1} role="alert" className={classes.root} aria-label={changeMessages.title}>
      <p className={classes.title}>{archived ? changeMessages.archived : changeMessages.title}</p>
      {!archived && <p>{changeMessages.explain}</p>}
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">{changeMessages.before}</th>
            <th scope="col">{changeMessages.theirs}</th>
            <th scope="col">{changeMessages.mine}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, label, changedBy, ...values }) => (
            <tr key={field}>
              <th scope="row">
                {label}
                {changedBy === 'both' && <span className={classes.both}>{changeMessages.both}</span>}
              </th>
              <td>{values.before}</td>
              <td data-changed={changedBy !== 'me' || undefined}>{values.theirs}</td>
              <td data-changed={changedBy !== 'them' || undefined}>{values.mine}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.buttons}>
        <Button variant="default" size="xs" disabled={busy} onClick={onTake}>
          {changeMessages.takeTheirs}
        </Button>
        {!archived && (
          <Button size="xs" loading={busy} onClick={onKeep}>
            {changeMessages.keepMine}
          </Button>
        )}
      </div>
    </section>
  );
}
