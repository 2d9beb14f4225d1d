/** How a picture is made for where it is shown. */
export type PictureSize = {
  /** Pixels. */
  readonly longestSide: number;
  /** Of JPEG, from 1 to 100. */
  readonly quality: number;
  /** Takes a few times as long to write, for a file that is a quarter smaller. */
  readonly dense?: boolean;
};

/** In a list or grid, of which hundreds are loaded at once and none fills more than a part of the screen. */
export const thumbSize: PictureSize = { longestSide: 640, quality: 50, dense: true };
/** What fills a screen. */
export const screenSize: PictureSize = { longestSide: 2_048, quality: 80 };
