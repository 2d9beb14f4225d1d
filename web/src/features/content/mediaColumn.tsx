import type { MediaStatus } from '../../graphql/generated/schema.ts';
import type { ListColumn } from '../../kit/list/definition.ts';
import { StatusCell } from '../../kit/value/StatusBadge.tsx';
import { statusLook } from '../../kit/value/status.ts';
import { noValue } from '../../kit/value/time.ts';

interface WithMedia {
  readonly media: { readonly status: MediaStatus } | null;
}

/** The processing state of a row's picture or video. */
export const mediaColumn: ListColumn<WithMedia, never> = {
  id: 'media',
  header: 'Media',
  width: 116,
  cell: ({ media }) => (media ? <StatusCell of="media" status={media.status} flag={undefined} /> : noValue),
};

/** The same in a file. */
export const mediaInFile = ({ media }: WithMedia): string | null =>
  media && statusLook('media', media.status).label.toLowerCase();
