import { CloseButton, Input } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './FileUpload.module.css';
import { uploadExtensions } from '@shepherd/domain/fileKind.ts';
import type { UploadExtension } from '@shepherd/domain/fileKind.ts';
import { readUploadedFile, sendFile } from './sendFile.ts';
import type { UploadedFile } from './sendFile.ts';
import { UploadArea } from './UploadArea.tsx';
import { UploadRows } from './UploadRows.tsx';
import { useUploads } from './useUploads.ts';
import type { SendFile } from './useUploads.ts';

export interface FileUploadProps {
  readonly label: string;
  /** Below `/files/`, for example `customers/logos`. */
  readonly to: string;
  readonly value: readonly UploadedFile[];
  readonly onChange: (change: (before: readonly UploadedFile[]) => readonly UploadedFile[]) => void;
  readonly accepts?: readonly UploadExtension[];
  /** The most files. */
  readonly most?: number;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  /** Called when files are chosen; settles when they have been uploaded or failed. */
  readonly onSending?: (sending: Promise<void>) => void;
}

/** A drop area and file chooser, with the progress of uploads. */
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
  const inputId = useId();
  const { uploads, add, cancel, retry } = useUploads({
    send: sendFor,
    accepts,
    room: most - value.length,
    onSending,
    onUploaded: (uploaded, { file }) =>
      onChange((before) => [
        ...before,
        { ...uploaded, name: uploaded.name === '' ? file.name : uploaded.name },
      ]),
  });
  return (
    <Input.Wrapper id={inputId} label={label} description={description} error={error}>
      <UploadArea
        label={label}
        button={most > 1 ? 'Choose files' : 'Choose a file'}
        accepts={accepts}
        several={most > 1}
        inputId={inputId}
        onFiles={(files) => add(to, files)}
      />
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
      </ul>
      <UploadRows uploads={uploads} onCancel={cancel} onRetry={retry} />
    </Input.Wrapper>
  );
}

const sendFor: SendFile<string, UploadedFile> = (to, file, onProgress, signal) =>
  sendFile(to, file, { onProgress, signal, read: readUploadedFile });
