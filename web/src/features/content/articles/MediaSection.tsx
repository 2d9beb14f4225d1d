import { Section } from '../../../kit/detail/Section.tsx';
import { StatusBadge } from '../../../kit/value/StatusBadge.tsx';
import type { ContentMediaFragment } from '../Media.generated.ts';
import { contentMessages } from '../messages.ts';
import classes from './articles.module.css';

/** The picture or video of a text: its processing state, and its preview in the app. */
export const MediaSection = ({ media }: { media: ContentMediaFragment | null }) => (
  <Section title="Media">
    {media ? (
      <div className={classes.media}>
        <StatusBadge of="media" status={media.status} />
        {media.status === 'FAILED' && media.failureReason && <p>{media.failureReason}</p>}
        <p className={classes.quiet}>{consequences[media.status]}</p>
      </div>
    ) : (
      <p className={classes.quiet}>{contentMessages.noMedia}</p>
    )}
  </Section>
);

const consequences = {
  PROCESSING: contentMessages.mediaProcessing,
  FAILED: contentMessages.mediaFailed,
  READY: contentMessages.mediaReady,
} as const;
