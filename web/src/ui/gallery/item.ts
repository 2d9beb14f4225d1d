/** A photo or video of the gallery. URLs are null while a file cannot be shown. */
export interface GalleryItem {
  readonly id: string;
  readonly type: 'PHOTO' | 'VIDEO';
  readonly thumbUrl: string | null;
  readonly mediaUrl: string | null;
  readonly caption: string | null;
  /** ISO 8601 instant. */
  readonly takenAt: string | null;
  /** Degrees clockwise by which the image of the URLs is turned already: 0, 90, 180 or 270; 0 if unknown. */
  readonly rotation?: number | null;
}
