import { Button } from '@mantine/core';
import { nameableExtensions } from '@shepherd/domain/fileKind.ts';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import classes from './FileUpload.module.css';

interface UploadAreaProps {
  readonly label: string;
  readonly button: string;
  /** Lower-case extensions without a dot. */
  readonly accepts: readonly string[];
  readonly several?: boolean;
  /** The id of the input, for an external label. */
  readonly inputId?: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A drop area and file chooser. */
export function UploadArea({ label, button, accepts, several = false, inputId, onFiles }: UploadAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [dragging, setDragging] = useState(false);
  return (
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
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        ref={input}
        id={inputId}
        type="file"
        className={classes.input}
        tabIndex={-1}
        multiple={several}
        aria-label={inputId === undefined ? label : undefined}
        accept={nameableExtensions(accepts)
          .map((extension) => `.${extension}`)
          .join()}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Choosing the same file again must raise a change event too.
          currentTarget.value = '';
        }}
      />
      <Button
        variant="default"
        size="xs"
        leftSection={<IconUpload size={15} aria-hidden />}
        aria-label={`${button}: ${label}`}
        onClick={() => input.current?.click()}
      >
        {button}
      </Button>
      <span className={classes.hint}>
        or drop {several ? 'them' : 'it'} here: {accepts.join(', ')}, up to 10 MB
      </span>
    </div>
  );
}
