import { useMemo, useState } from 'react';
import { MediaAbout } from '../../../kit/media/MediaAbout.tsx';
import type { Overlay } from '../../../kit/media/MediaGallery.tsx';
import { captureTime, usePlaceZone } from '../../../kit/value/placeTime.ts';
import { errorMessages } from '../../../messages/errors.ts';
import { Gallery } from '../../../ui/gallery/Gallery.tsx';
import { IconButton } from '../../../ui/gallery/IconButton.tsx';
import type { ReportPicture } from './pictures.ts';
import { saveBlob } from './filePlace.ts';
import { photoNames } from './photoNames.ts';
import { readPhoto } from './readPhotos.ts';

interface PhotoOverlayProps extends Overlay {
  /** All photos of the report: a file name does not depend on the filter. */
  readonly pictures: readonly ReportPicture[];
}

interface Saving {
  readonly id: string;
  readonly failed: boolean;
}

/** The gallery of the report, where each photo can be downloaded. */
export function PhotoOverlay({ pictures, ...gallery }: PhotoOverlayProps) {
  const zone = usePlaceZone();
  const names = useMemo(() => photoNames(pictures), [pictures]);
  const [saving, setSaving] = useState<Saving | null>(null);
  const stateOf = (id: string) => (saving?.id === id ? saving : null);
  // A plain link would get the server's file name, which is the same for all.
  const save = async (picture: ReportPicture) => {
    const { id } = picture;
    setSaving({ id, failed: false });
    const blob = await readPhoto(picture, new AbortController().signal);
    setSaving(blob ? null : { id, failed: true });
    if (blob) saveBlob(names.get(id) ?? id, blob);
  };
  return (
    <Gallery
      {...gallery}
      formatTime={(takenAt) => captureTime(takenAt, zone)}
      renderActions={({ id }) => (
        <IconButton
          name={stateOf(id)?.failed === false ? 'Downloading' : 'Download'}
          icon="download"
          onClick={() => {
            const picture = pictures.find((one) => one.id === id);
            if (picture && stateOf(id)?.failed !== false) void save(picture);
          }}
        />
      )}
      renderCaption={(media) => (
        <div>
          <MediaAbout media={media} />
          <div role="alert">{stateOf(media.id)?.failed && errorMessages.report.notSaved}</div>
        </div>
      )}
    />
  );
}
