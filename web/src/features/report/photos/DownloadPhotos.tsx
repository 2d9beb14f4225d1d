import { errorMessages } from '../../../messages/errors.ts';
import { inDigits } from '../../../messages/inDigits.ts';
import { counted } from '../counting.ts';
import type { PhotoFile } from './readPhotos.ts';
import { useZipState, zipDownload } from './zipDownload.ts';
import type { ZipState } from './zipDownload.ts';
import classes from './PhotoGrid.module.css';
import taskClasses from '../tasks/Task.module.css';

interface DownloadButtonProps {
  /** Named among all photos of the report, whatever the filter is. */
  readonly files: readonly PhotoFile[];
  readonly name: string;
}

export function DownloadButton({ files, name }: DownloadButtonProps) {
  const state = useZipState();
  if (state.kind === 'running') return null;
  return (
    <button
      type="button"
      className={taskClasses.quietButton}
      onClick={() => void zipDownload.start(files, name)}
    >
      Download {counted(files.length, 'photo')}
    </button>
  );
}

/** The progress and the result of the download. */
export function DownloadState() {
  const state = useZipState();
  const isOver = state.kind === 'saved' || state.kind === 'failed';
  return (
    <div className={classes.download} data-shown={state.kind !== 'idle'}>
      {state.kind === 'running' && (
        <p className={classes.line}>
          <progress aria-label="Download of the photos" value={state.done} max={state.all} />
          <span>
            {inDigits(state.done)} of {inDigits(state.all)} photos
          </span>
          <button type="button" className={taskClasses.quietButton} onClick={() => zipDownload.cancel()}>
            Cancel
          </button>
        </p>
      )}
      <p className={classes.line}>
        {/* Only the result is announced: four hundred steps would be too much. */}
        <output className={state.kind === 'failed' ? classes.failed : undefined}>{endInWords(state)}</output>
        {isOver && (
          <button type="button" className={taskClasses.quietButton} onClick={() => zipDownload.forget()}>
            Dismiss
          </button>
        )}
      </p>
      {state.kind === 'saved' && state.missing.length > 0 && (
        <>
          <p className={classes.failed}>{errorMessages.report.missingPhotos}</p>
          <ul className={classes.missing}>
            {state.missing.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function endInWords(state: ZipState): string {
  if (state.kind === 'idle' || state.kind === 'running') return '';
  if (state.kind === 'saved') return `${counted(state.count, 'photo')} downloaded.`;
  return state.isNothingThere ? errorMessages.report.noPhotos : errorMessages.report.notSaved;
}
