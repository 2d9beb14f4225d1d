import { Anchor, Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import classes from './RowsChoice.module.css';
import { rowExtensions } from './fileRules.ts';
import { UploadArea } from './UploadArea.tsx';

interface RowsChoiceProps {
  /** Names the file. */
  readonly label: string;
  /** What its rows are. */
  readonly help: string;
  readonly onTemplate: () => void;
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}

/** Where rows come from: a file, or a spreadsheet that they are copied out of. */
export function RowsChoice({ label, help, onTemplate, onFile, onText }: RowsChoiceProps) {
  const [pasting, setPasting] = useState(false);
  const [text, setText] = useState('');
  return (
    <div className={classes.choice}>
      <UploadArea
        label={label}
        button="Choose a file"
        accepts={rowExtensions}
        onFiles={([file]) => {
          if (file) onFile(file);
        }}
      />
      <p className={classes.help}>
        {help}{' '}
        <Anchor component="button" type="button" underline="always" onClick={onTemplate}>
          Download a template
        </Anchor>
      </p>
      {pasting ? (
        <>
          <Textarea
            label="Rows from a spreadsheet"
            description="With the row that names the columns."
            classNames={{ input: classes.pasted ?? '' }}
            rows={6}
            value={text}
            ref={focus}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text/plain');
              if (text.trim() !== '' || !pasted.trim().includes('\n')) return;
              // Whole rows are read as they come: a field full of them takes the page seconds to lay out.
              event.preventDefault();
              onText(pasted);
            }}
          />
          <div className={classes.acts}>
            <Button variant="default" onClick={() => setPasting(false)}>
              Cancel
            </Button>
            <Button disabled={text.trim() === ''} onClick={() => onText(text)}>
              Read rows
            </Button>
          </div>
        </>
      ) : (
        <Button className={classes.paste ?? ''} variant="default" size="xs" onClick={() => setPasting(true)}>
          Paste rows from a spreadsheet
        </Button>
      )}
    </div>
  );
}

/** Whoever opens the field is about to paste. */
const focus = (field: HTMLTextAreaElement | null): void => field?.focus();
