import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { contentMessages, fieldLabels } from '../messages.ts';
import classes from './edit.module.css';

interface TheirChangeProps {
  /** The current values of the fields by name. */
  readonly theirs: Readonly<Record<string, unknown>>;
  readonly onTake: () => void;
}

/** Another user's values of fields that are changed here too. */
export function TheirChange({ theirs, onTake }: TheirChangeProps) {
  return (
    <div role="alert" className={classes.changed}>
      <strong>{contentMessages.changedMeanwhile}</strong>
      <dl>
        {Object.entries(theirs).map(([name, value]) => (
          <div key={name}>
            <dt>{labelOf(name)} is now</dt>
            <dd>{inWords(value)}</dd>
          </div>
        ))}
      </dl>
      <p>{contentMessages.keepOrTake}</p>
      <div>
        <Button variant="default" size="xs" onClick={onTake}>
          {contentMessages.takeTheirs}
        </Button>
      </div>
    </div>
  );
}

const labelOf = (name: string): string => (fieldLabels as Readonly<Record<string, string>>)[name] ?? name;

function inWords(value: unknown): ReactNode {
  if (Array.isArray(value) && value.length > 0)
    return value.map((item: { readonly name: string }) => item.name).join(', ');
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text === '' ? contentMessages.nothingThere : text;
}
