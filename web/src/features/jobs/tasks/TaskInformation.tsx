import { Popover } from '@mantine/core';
import { shownMedia } from '../../../kit/media/media.ts';
import { MediaGallery } from '../../../kit/media/MediaGallery.tsx';
import { MediaGrid } from '../../../kit/media/MediaGrid.tsx';
import type { OverlayControl } from '../../../kit/overlay/LazyOverlay.tsx';
import { OverlayTarget } from '../../../kit/overlay/OverlayTarget.tsx';
import { isWebAddress } from '../../../kit/form/webAddress.ts';
import { jobMessages } from '../messages.ts';
import type { AnsweredQuestion } from './jobTasks.ts';
import classes from './tasks.module.css';

/** Description, example, link and notes of a task. */
export default function TaskInformation({
  button,
  opened,
  onChange,
  question: { title, description, instructions, qaNotes },
}: OverlayControl & { readonly question: AnsweredQuestion }) {
  const link = instructions?.link ?? null;
  const media = instructions?.media ? [instructions.media] : [];
  return (
    <Popover opened={opened} onChange={onChange} position="bottom-start" width={300} trapFocus returnFocus>
      <Popover.Target>
        <OverlayTarget button={button} opened={opened} onChange={onChange} takesFocusBack />
      </Popover.Target>
      <Popover.Dropdown aria-label={jobMessages.aboutTask(title)} className={classes.information ?? ''}>
        {description && <p>{description}</p>}
        {media.length > 0 && (
          <MediaGallery items={shownMedia(media, title)}>
            <MediaGrid media={media} title={title} />
          </MediaGallery>
        )}
        {link !== null && (
          <p>
            {isWebAddress(link) ? (
              <a href={link} target="_blank" rel="noreferrer">
                {jobMessages.instructions}
              </a>
            ) : (
              link
            )}
          </p>
        )}
        {qaNotes && (
          <p>
            <span className={classes.quiet}>{jobMessages.qaNotes}</span> {qaNotes}
          </p>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
