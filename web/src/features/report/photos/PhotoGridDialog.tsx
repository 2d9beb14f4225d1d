import { useId, useLayoutEffect, useMemo, useRef } from 'react';
import { counted } from '../counting.ts';
import type { ReportPicture } from './pictures.ts';
import type { ReportSection } from '../reading.ts';
import { DownloadButton, DownloadState } from './DownloadPhotos.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { photoNames } from './photoNames.ts';
import { PhotosOfItems } from './PhotosOfItems.tsx';
import { picturesByTask } from './byTask.ts';
import hiddenClasses from '../hidden.module.css';
import taskClasses from '../tasks/Task.module.css';
import classes from './PhotoGrid.module.css';

interface PhotoGridDialogProps {
  readonly sections: readonly ReportSection[];
  readonly pictures: readonly ReportPicture[];
  readonly inFilter: readonly ReportPicture[];
  /** The task whose photos are shown; null for all tasks. */
  readonly task: string | null;
  readonly onTask: (task: string | null) => void;
  readonly name: string;
  /** Whether it is open: dialogs above it must open later. */
  readonly onThere: (isThere: boolean) => void;
  readonly onClose: () => void;
}

/** All photos of the report over the whole window, by task. */
export function PhotoGridDialog(props: PhotoGridDialogProps) {
  const { sections, pictures, inFilter, task, onTask, name, onThere, onClose } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => picturesByTask(inFilter), [inFilter]);
  const tasks = useMemo(() => picturesByTask(pictures), [pictures]);
  const names = useMemo(() => photoNames(pictures), [pictures]);
  const files = useMemo(
    () => inFilter.map((picture) => ({ name: names.get(picture.id) ?? picture.id, picture })),
    [inFilter, names],
  );

  // Closed while it is still in the document: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    scroller.current?.focus();
    onThere(true);
    return () => {
      element?.close();
      onThere(false);
    };
  }, [onThere]);
  const choose = (chosen: string) => {
    onTask(chosen === '' ? null : chosen);
    scroller.current?.scrollTo?.({ top: 0 });
  };
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Browsers ignore a prevented close the second time in a row and close the dialog themselves.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open && currentTarget.isConnected) onClose();
      }}
    >
      <header className={classes.bar}>
        <h2 id={`${id}-title`} className={classes.title}>
          Photos
        </h2>
        <div className={classes.tools}>
          <label className={classes.filter}>
            <span className={hiddenClasses.hidden}>Task</span>
            <select value={task ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value)}>
              <option value="">All tasks ({pictures.length})</option>
              {tasks.map((group) => (
                <option key={group.task.id} value={group.task.id}>
                  {group.task.number}. {group.task.title} ({group.pictures.length})
                </option>
              ))}
            </select>
          </label>
          {files.length > 0 && <DownloadButton files={files} name={`${name} photos`} />}
        </div>
        <button type="button" className={taskClasses.quietButton} onClick={onClose}>
          Close
        </button>
        <output className={hiddenClasses.hidden}>{counted(inFilter.length, 'photo')}</output>
      </header>
      <DownloadState />
      <div ref={scroller} className={classes.body} tabIndex={-1}>
        <PhotosOfItems sections={sections} />
        {groups.length === 0 && <p className={classes.quiet}>No photos</p>}
        {groups.map((group) => (
          <PhotoGrid key={group.task.id} group={group} scroller={scroller} />
        ))}
      </div>
    </dialog>
  );
}
