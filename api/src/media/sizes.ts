/** The size and quality of a picture for its use. */
export type PictureSize = {
  /** Pixels. */
  readonly longestSide: number;
  /** JPEG quality, from 1 to 100. */
  readonly quality: number;
  /** Encoding takes a few times as long, for a file that is a quarter smaller. */
  readonly dense?: boolean;
};

/** For lists and grids, with hundreds of pictures that each fill a part of the screen. */
export const thumbSize: PictureSize = { longestSide: 640, quality: 50, dense: true };
/** For the full screen. */
export const screenSize: PictureSize = { longestSide: 2_048, quality: 80 };
