import { Anchor, Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { UploadArea } from '../../../kit/upload/UploadArea.tsx';
import { saveCsv } from '../../../ui/csv/csv.ts';
import { locationColumns } from './csv/columns.ts';
import classes from './locations.module.css';
import { locationFileMessages } from './fileMessages.ts';

/** Lower-case extensions of what can be read as rows of cells. */
export const rowExtensions = ['csv', 'tsv', 'txt'] as const;

interface FileChoiceProps {
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}

/** Where rows of locations come from: a file, or a spreadsheet that they are copied out of. */
export function FileChoice({ onFile, onText }: FileChoiceProps) {
  const [pasting, setPasting] = useState(false);
  const [text, setText] = useState('');
  return (
    <div className={classes.review}>
      <UploadArea
        label="Locations file"
        button="Choose a file"
        accepts={rowExtensions}
        onFiles={([file]) => {
          if (file) onFile(file);
        }}
      />
      <p className={classes.quiet}>
        {locationFileMessages.what}{' '}
        <Anchor
          component="button"
          type="button"
          underline="always"
          onClick={() => saveCsv('locations-template.csv', `${locationColumns.join()}\r\n`)}
        >
          Download a template
        </Anchor>
      </p>
      {pasting ? (
        <>
          <Textarea
            label="Rows from a spreadsheet"
            description={locationFileMessages.pasteHelp}
            classNames={{ input: classes.pasted ?? '' }}
            rows={6}
            value={text}
            ref={focus}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
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
