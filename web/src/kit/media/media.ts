import type { GalleryItem } from '../../ui/gallery/item.ts';

/** A file of a report; only a ready one can be shown. */
export interface Media extends GalleryItem {
  readonly status: 'READY' | 'PROCESSING' | 'FAILED';
  /** Why a failed one cannot be shown. */
  readonly failureReason?: string | null;
  /** The upload as it came, for staff. */
  readonly originalUrl?: string | null;
}

/** A photo or video with what it was asked for. */
export type GalleryMedia = Media & { readonly about: string };

/** What can be shown of the files that one task asked for. */
export const shownMedia = (media: readonly Media[], about: string): GalleryMedia[] =>
  media.filter(({ status }) => status === 'READY').map((one) => ({ ...one, about }));
