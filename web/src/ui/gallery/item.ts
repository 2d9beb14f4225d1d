/** A photo or video that the gallery can show. Addresses are null while a file cannot be shown. */
export interface GalleryItem {
  readonly id: string;
  readonly type: 'PHOTO' | 'VIDEO';
  readonly thumbUrl: string | null;
  readonly mediaUrl: string | null;
  readonly caption: string | null;
  /** ISO 8601 instant. */
  readonly takenAt: string | null;
  /** Degrees clockwise by which what the addresses show is turned already: 0, 90, 180 or 270; 0 where it is not told. */
  readonly rotation?: number | null;
}
