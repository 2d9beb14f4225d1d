import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import classes from './Fields.module.css';

interface PasteAreaProps {
  readonly label: string;
  readonly description?: string;
  readonly act: string;
  /** The pasted or typed text; null when cancelled. */
  readonly onDone: (text: string | null) => void;
}

/** A field for lines from a spreadsheet. */
export function PasteArea({
  label,
  description = 'Of several columns the first one is taken.',
  act,
  onDone,
}: PasteAreaProps) {
  const [text, setText] = useState('');
  return (
    <div className={classes.group}>
      <Textarea
        label={label}
        description={description}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        autosize
        minRows={4}
        maxRows={12}
        ref={(field) => field?.focus()}
      />
      <div className={classes.buttons}>
        <Button size="xs" disabled={text.trim() === ''} onClick={() => onDone(text)}>
          {act}
        </Button>
        <Button size="xs" variant="default" onClick={() => onDone(null)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
