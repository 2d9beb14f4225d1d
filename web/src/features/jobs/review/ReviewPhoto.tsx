import { ActionIcon } from '@mantine/core';
import {
  IconArrowsMaximize,
  IconChevronLeft,
  IconChevronRight,
  IconRotateClockwise,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useOpenGallery } from '../../../kit/media/MediaGallery.tsx';
import { useShortcut } from '../../../kit/keyboard/useShortcut.ts';
import { captureTime, usePlaceZone } from '../../../kit/value/placeTime.ts';
import { GalleryVideo } from '../../../ui/gallery/GalleryVideo.tsx';
import { useSeenTurned } from '../../../ui/gallery/turning.ts';
import { ZoomablePicture } from '../../../ui/gallery/ZoomablePicture.tsx';
import type { ZoomControl } from '../../../ui/gallery/ZoomablePicture.tsx';
import { useKeptTurns } from '../media/useKeptTurns.ts';
import { useMediaActs } from '../media/useMediaActs.ts';
import type { JobNumberedTask } from '../tasks/jobTasks.ts';
import { useTaskDesk } from '../tasks/TaskDesk.tsx';
import { AboutTask } from '../tasks/TaskInformation.tsx';
import { readyMedia, shownMediaOf, stepMedia } from './desk.ts';
import type { DeskState } from './desk.ts';
import { reviewMessages } from './messages.ts';
import { fetchPicture } from './nextJobs.ts';
import classes from './review.module.css';
import type { ChangeDesk } from './marks/useDesk.ts';

interface ReviewPhotoProps {
  readonly jobId: string;
  readonly tasks: readonly JobNumberedTask[];
  readonly task: JobNumberedTask;
  /** The answers are not loaded: nothing is said about them. */
  readonly unread: boolean;
  readonly state: DeskState;
  readonly change: ChangeDesk;
}

/** The photo or video of the current task, large, with the task's title. */
export function ReviewPhoto({ jobId, tasks, task, unread, state, change }: ReviewPhotoProps) {
  const openGallery = useOpenGallery();
  const picture = useRef<ZoomControl>(null);
  const zone = usePlaceZone();
  const media = readyMedia(task);
  const shown = shownMediaOf(task, state);
  const { question, number } = task;
  const title = `${number}. ${question.title}`;
  useFollowingFetched(tasks, state);
  const stepBy = (by: -1 | 1) => change((before) => stepMedia(before, tasks, by));
  const { mayEdit } = useTaskDesk();
  const kept = useKeptTurns(useMediaActs(jobId).turn);
  const seen = useSeenTurned();
  // It is turned from the original: without one, turning changes only the view.
  const turning = mayEdit && shown?.originalUrl != null ? kept : seen;
  const rotate = () => shown && turning.turn(shown);
  useShortcut({ keys: 'r', label: 'Rotate the photo', group: 'Review', run: rotate });
  const zoom = (direction: -1 | 0 | 1) => () => picture.current?.zoom(direction);
  useShortcut({ keys: '+', label: 'Closer', group: 'Review', run: zoom(1) });
  useShortcut({ keys: '-', label: 'Further away', group: 'Review', run: zoom(-1) });
  useShortcut({ keys: '0', label: 'The whole photo', group: 'Review', run: zoom(0) });
  return (
    <section className={classes.photo} aria-label={reviewMessages.largePhoto}>
      <div className={classes.stage}>
        {!shown && !unread && <p className={classes.empty}>{reviewMessages.noMedia}</p>}
        {shown?.type === 'PHOTO' && (
          <ZoomablePicture
            key={shown.id}
            control={picture}
            src={shown.mediaUrl ?? undefined}
            alt={shown.caption ?? title}
            rotation={turning.of(shown)}
            turnedBy={shown.rotation ?? 0}
            onStep={stepBy}
          />
        )}
        {shown?.type === 'VIDEO' && (
          <GalleryVideo
            key={shown.id}
            url={shown.mediaUrl}
            poster={shown.thumbUrl}
            label={shown.caption ?? title}
          />
        )}
      </div>
      <div className={classes.photoBar}>
        <PhotoButton label="Previous photo" icon={IconChevronLeft} onPress={() => stepBy(-1)} />
        <span className={classes.position}>
          {shown && reviewMessages.mediaOf(media.indexOf(shown) + 1, media.length)}
        </span>
        <PhotoButton label="Next photo" icon={IconChevronRight} onPress={() => stepBy(1)} />
        <span className={classes.caption}>
          {shown?.caption}
          {shown && <span className={classes.takenAt}>{captureTime(shown.takenAt, zone)}</span>}
        </span>
        {shown?.type === 'PHOTO' && (
          <PhotoButton label="Rotate" icon={IconRotateClockwise} onPress={rotate} />
        )}
        {shown && (
          <PhotoButton
            label="Open the photo"
            icon={IconArrowsMaximize}
            onPress={() => openGallery(shown.id)}
          />
        )}
      </div>
      <div className={classes.about}>
        <h3 className={classes.aboutTitle}>{title}</h3>
        <AboutTask question={question} />
      </div>
    </section>
  );
}

interface PhotoButtonProps {
  readonly label: string;
  readonly icon: typeof IconChevronLeft;
  readonly onPress: () => void;
}

const PhotoButton = ({ label, icon: Icon, onPress }: PhotoButtonProps) => (
  <ActionIcon size={28} aria-label={label} title={label} onClick={onPress}>
    <Icon size={16} />
  </ActionIcon>
);

/** Prefetches the photo that the next key shows. */
function useFollowingFetched(tasks: readonly JobNumberedTask[], state: DeskState): void {
  const next = stepMedia(state, tasks, 1).media;
  const url = tasks
    .flatMap(({ answer }) => answer?.media ?? [])
    .find(({ id, type }) => id === next && type === 'PHOTO')?.mediaUrl;
  useEffect(() => fetchPicture(url ?? null), [url]);
}
