import type { GalleryItem } from '../../ui/gallery/item.ts';

/** A file of a report; only a ready one can be shown. */
export interface Media extends GalleryItem {
  /** Null if it could not be read. */
  readonly status: 'READY' | 'PROCESSING' | 'FAILED' | null;
  /** Why a file cannot be shown that has failed, or could not be read. */
  readonly failureReason?: string | null;
  /** The original upload, for staff. */
  readonly originalUrl?: string | null;
}

/** A photo or video with the title of its task. */
export type GalleryMedia = Media & { readonly about: string };

/** The files of a task that can be shown. */
export const shownMedia = (media: readonly Media[], about: string): GalleryMedia[] =>
  media.filter(({ status }) => status === 'READY').map((one) => ({ ...one, about }));
