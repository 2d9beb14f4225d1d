import { Button, CloseButton, Input, Progress } from '@mantine/core';
import { IconPaperclip, IconUpload } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import classes from './FileUpload.module.css';
import { uploadExtensions } from './fileRules.ts';
import type { UploadedFile } from './sendFile.ts';
import { useUploads } from './useUploads.ts';

export interface FileUploadProps {
  readonly label: string;
  /** Below `/files/`, for example `customers/logos`. */
  readonly to: string;
  readonly value: readonly UploadedFile[];
  readonly onChange: (change: (before: readonly UploadedFile[]) => readonly UploadedFile[]) => void;
  /** Lower-case extensions without a dot. */
  readonly accepts?: readonly string[];
  /** How many files there may be. */
  readonly most?: number;
  readonly description?: ReactNode;
  readonly error?: string | undefined;
  /** Told of each file that is sent; settles when it has arrived or failed. */
  readonly onSending?: (sending: Promise<void>) => void;
}

/** A place to drop files on or to choose them from, with the progress of those under way. */
export function FileUpload({
  label,
  to,
  value,
  onChange,
  accepts = uploadExtensions,
  most = 1,
  description,
  error,
  onSending,
}: FileUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const [dragging, setDragging] = useState(false);
  const uploads = useUploads({
    to,
    accepts,
    most,
    held: value.length,
    onSending,
    onUploaded: (file) => onChange((before) => [...before, file]),
  });
  const hint = `${accepts.join(', ')}, up to 10 MB`;
  return (
    <Input.Wrapper id={inputId} label={label} description={description} error={error}>
      <div
        className={classes.area}
        data-dragging={dragging || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setDragging(true);
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={(event) => {
          event.preventDefault();
          setDragging(false);
          uploads.add([...event.dataTransfer.files]);
        }}
      >
        <input
          ref={input}
          id={inputId}
          type="file"
          className={classes.input}
          tabIndex={-1}
          multiple={most > 1}
          accept={accepts.map((extension) => `.${extension}`).join()}
          onChange={({ currentTarget }) => {
            uploads.add([...(currentTarget.files ?? [])]);
            // Choosing the same file again is a change too.
            currentTarget.value = '';
          }}
        />
        <Button
          variant="default"
          size="xs"
          leftSection={<IconUpload size={15} aria-hidden />}
          aria-label={`${most > 1 ? 'Choose files' : 'Choose a file'}: ${label}`}
          onClick={() => input.current?.click()}
        >
          {most > 1 ? 'Choose files' : 'Choose a file'}
        </Button>
        <span className={classes.hint}>
          or drop {most > 1 ? 'them' : 'it'} here: {hint}
        </span>
      </div>
      <ul className={classes.files} aria-label={`Files of ${label.toLowerCase()}`}>
        {value.map((file) => (
          <li key={file.id} className={classes.file}>
            <IconPaperclip size={15} aria-hidden />
            <span className={classes.name} title={file.name}>
              {file.name}
            </span>
            <CloseButton
              size="sm"
              aria-label={`Remove ${file.name}`}
              onClick={() => onChange((before) => before.filter(({ id }) => id !== file.id))}
            />
          </li>
        ))}
        {uploads.running.map(({ key, name, share }) => (
          <li key={key} className={classes.file}>
            <span className={classes.name} title={name}>
              {name}
            </span>
            <Progress
              className={classes.progress ?? ''}
              value={share * 100}
              aria-label={`Uploading ${name}`}
              size="sm"
            />
          </li>
        ))}
      </ul>
    </Input.Wrapper>
  );
}
