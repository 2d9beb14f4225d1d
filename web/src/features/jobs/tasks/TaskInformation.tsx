import { Popover } from '@mantine/core';
import { shownMedia } from '../../../kit/media/media.ts';
import { MediaGrid } from '../../../kit/media/MediaGrid.tsx';
import type { OverlayControl } from '../../../kit/overlay/LazyOverlay.tsx';
import { OverlayTarget } from '../../../kit/overlay/OverlayTarget.tsx';
import { isWebAddress } from '../../../kit/form/values/webAddress.ts';
import { JobMediaGallery } from '../media/JobMediaGallery.tsx';
import { jobMessages } from '../messages.ts';
import type { AnsweredQuestion } from './jobTasks.ts';
import classes from './tasks.module.css';

/** Description, example, link and notes of a task. */
export default function TaskInformation({
  button,
  opened,
  onChange,
  question,
}: OverlayControl & { readonly question: AnsweredQuestion }) {
  return (
    <Popover opened={opened} onChange={onChange} position="bottom-start" width={300} trapFocus returnFocus>
      <Popover.Target>
        <OverlayTarget button={button} opened={opened} onChange={onChange} takesFocusBack />
      </Popover.Target>
      <Popover.Dropdown aria-label={jobMessages.aboutTask(question.title)}>
        <AboutTask question={question} />
      </Popover.Dropdown>
    </Popover>
  );
}

interface AboutTaskProps {
  readonly question: Pick<AnsweredQuestion, 'title' | 'description' | 'instructions' | 'qaNotes'>;
}

/** The template's information about a task: description, example, link and notes for the reviewer. */
export function AboutTask({ question: { title, description, instructions, qaNotes } }: AboutTaskProps) {
  const link = instructions?.link ?? null;
  const media = instructions?.media ? [instructions.media] : [];
  return (
    <div className={classes.information}>
      {description && <p>{description}</p>}
      {media.length > 0 && (
        <JobMediaGallery editedJob={null} timed={false} items={shownMedia(media, title)}>
          <MediaGrid media={media} title={title} />
        </JobMediaGallery>
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
    </div>
  );
}
