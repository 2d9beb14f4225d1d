import { Anchor, Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import classes from './RowsChoice.module.css';
import { rowExtensions } from './fileRules.ts';
import { UploadArea } from './UploadArea.tsx';

interface RowsChoiceProps {
  /** Names the file. */
  readonly label: string;
  /** Describes its rows. */
  readonly help: string;
  readonly onTemplate: () => void;
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}

/** The source of rows: a file, or cells copied from a spreadsheet. */
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
              // Pasted rows are read directly: a field full of them would take seconds to lay out.
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

/** A user who opens the field is about to paste. */
const focus = (field: HTMLTextAreaElement | null): void => field?.focus();
