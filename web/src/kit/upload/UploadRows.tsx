import { Button, CloseButton } from '@mantine/core';
import { ProgressBar } from '../value/ProgressBar.tsx';
import classes from './FileUpload.module.css';
import type { UploadOf } from './useUploads.ts';

interface UploadRowsProps {
  readonly uploads: readonly UploadOf<unknown>[];
  readonly onCancel: (key: number) => void;
  readonly onRetry: (key: number) => void;
}

/** Files that are uploading, with their progress, and failed ones with the reason. */
export function UploadRows({ uploads, onCancel, onRetry }: UploadRowsProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className={classes.files} aria-label="Files on their way">
      {uploads.map(({ key, file: { name }, share, failure }) => (
        <li key={key} className={classes.file}>
          <span className={classes.name} title={name}>
            {name}
          </span>
          {failure === null ? (
            <div className={classes.progress}>
              <ProgressBar label={`Uploading ${name}`} share={share} />
            </div>
          ) : (
            <>
              <span className={classes.failure}>{failure}</span>
              <Button
                variant="default"
                size="compact-xs"
                aria-label={`Try again: ${name}`}
                onClick={() => onRetry(key)}
              >
                Try again
              </Button>
            </>
          )}
          <CloseButton
            size="sm"
            aria-label={failure === null ? `Cancel the upload of ${name}` : `Remove ${name}`}
            onClick={() => onCancel(key)}
          />
        </li>
      ))}
    </ul>
  );
}
