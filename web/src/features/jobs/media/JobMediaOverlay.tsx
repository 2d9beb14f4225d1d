import { Modal } from '@mantine/core';
import { useState } from 'react';
import { MediaAbout } from '../../../kit/media/MediaAbout.tsx';
import { mediaScope } from '../../../kit/media/mediaAddress.ts';
import type { Media } from '../../../kit/media/media.ts';
import type { Overlay } from '../../../kit/media/MediaGallery.tsx';
import { ConfirmForm } from '../../../kit/modal/ConfirmForm.tsx';
import { ModalScope } from '../../../kit/modal/ModalScope.ts';
import { takeNotices } from '../../../kit/toast/noticePlace.ts';
import { captureTime, usePlaceZone } from '../../../kit/value/placeTime.ts';
import { Gallery } from '../../../ui/gallery/Gallery.tsx';
import { IconButton, IconDownload } from '../../../ui/gallery/IconButton.tsx';
import { jobMessages } from '../messages.ts';
import { CaptionForm } from './CaptionForm.tsx';
import { useKeptTurns } from './useKeptTurns.ts';
import { useMediaActs } from './useMediaActs.ts';
import classes from './media.module.css';

interface JobMediaOverlayProps extends Overlay {
  /** Null for read-only. */
  readonly editedJob: string | null;
  /** Whether capture times are shown: the examples of a template have none. */
  readonly timed: boolean;
}

const nameOf = ({ type }: Pick<Media, 'type'>) => (type === 'VIDEO' ? 'video' : 'photo');

/** The gallery of a job: users who may edit its answers turn, caption and delete here. */
export function JobMediaOverlay({ editedJob, timed, ...gallery }: JobMediaOverlayProps) {
  const zone = usePlaceZone();
  const [asked, setAsked] = useState<string | null>(null);
  // A user who loses permission meanwhile keeps the input: the server reports it on saving.
  const [begun, setBegun] = useState(editedJob);
  if (editedJob !== null && begun !== editedJob) setBegun(editedJob);
  const acts = useMediaActs(begun ?? '');
  const turning = useKeptTurns(acts.turn);
  // It is turned from the original: without one, turning changes only the view.
  const isTurnable =
    editedJob !== null && gallery.items.find(({ id }) => id === gallery.current)?.originalUrl != null;
  const about = gallery.items.find(({ id }) => id === asked);
  const words = jobMessages.deleteMedia(about ? nameOf(about) : 'photo');
  const goBack = () => setAsked(null);
  return (
    <Gallery
      {...gallery}
      formatTime={(takenAt) => (timed ? captureTime(takenAt, zone) : null)}
      turning={isTurnable ? turning : undefined}
      renderActions={({ originalUrl, ...media }) => (
        <>
          {originalUrl != null && (
            <IconDownload name={jobMessages.downloadOriginal} icon="download" href={originalUrl} />
          )}
          {editedJob !== null && (
            <IconButton
              name={jobMessages.deleteMedia(nameOf(media)).act}
              icon="delete"
              onClick={() => setAsked(media.id)}
            />
          )}
        </>
      )}
      renderCaption={(media) =>
        begun !== null ? (
          <div className={classes.about}>
            <ModalScope value={mediaScope(media.id)}>
              <CaptionForm
                key={media.id}
                media={media}
                edits={acts.edited(media)}
                onSave={(caption, seen) => acts.caption(media.id, caption, seen)}
              />
            </ModalScope>
            <MediaAbout media={{ ...media, caption: null }} />
          </div>
        ) : (
          <MediaAbout media={media} />
        )
      }
      above={
        <>
          <Modal
            opened={about !== undefined}
            onClose={goBack}
            title={words.title}
            size={440}
            closeOnClickOutside={false}
            // Handled first: the browser's default would then close the gallery.
            closeOnEscape={false}
            onKeyDown={({ key }) => {
              if (key === 'Escape') goBack();
            }}
            withinPortal={false}
            closeButtonProps={{ 'aria-label': 'Close' }}
            attributes={{ header: { role: 'presentation' } }}
          >
            {about && (
              <ConfirmForm act={words.act} dangerous onConfirm={() => acts.remove(about.id)} onClose={goBack}>
                {words.text}
              </ConfirmForm>
            )}
          </Modal>
          <div ref={takeNotices} />
        </>
      }
    />
  );
}
