import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { conflictMessages } from '../../messages/conflicts.ts';
import type { ConflictProps } from './conflictsOfForm.tsx';
import classes from './ShowConflict.module.css';

/** Both values of a field, and the choice between them. Its place may be inside a paragraph, which takes no blocks. */
export function ShowConflict({ conflict, words, label }: ConflictProps) {
  const { by, mine, theirs, isFirst, onTake, onKeep } = conflict;
  const box = useRef<HTMLSpanElement>(null);
  // Here and not by the form, which replaces its fields when it takes the present record over. The middle of the screen
  // is below every sticky header.
  useEffect(() => {
    if (!isFirst) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [isFirst]);
  return (
    <span ref={box} role="alert" tabIndex={-1} className={classes.conflict}>
      <span>{conflictMessages.changedBy(by, label)}</span>
      <span className={classes.values}>
        <Side label={conflictMessages.theirs}>{words?.(theirs) ?? inWords(theirs)}</Side>
        <Side label={conflictMessages.mine}>{words?.(mine) ?? inWords(mine)}</Side>
      </span>
      <span className={classes.answers}>
        <Button variant="default" size="xs" onClick={onTake}>
          {conflictMessages.takeTheirs}
        </Button>
        <Button variant="default" size="xs" onClick={onKeep}>
          {conflictMessages.keepMine}
        </Button>
      </span>
    </span>
  );
}

const Side = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <span className={classes.side}>
    <span className={classes.label}>{label}</span>
    <span className={classes.value}>{children}</span>
  </span>
);

/** The value of any field: text, a number, yes or no, or a list of names. */
function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? conflictMessages.yes : conflictMessages.no;
  const text = Array.isArray(value) ? value.map(nameOf).join(', ') : nameOf(value);
  return text === '' ? conflictMessages.empty : text;
}

function nameOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const { name, title } = Object(value) as { readonly name?: unknown; readonly title?: unknown };
  return [name, title].find((text) => typeof text === 'string') ?? '';
}
