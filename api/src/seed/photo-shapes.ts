/** One of the demo's photos, before it is drawn. */
export type PhotoShape = {
  /** As it was called on the phone. */
  readonly name: string;
  /** Which shelf it shows; null for a screenshot. */
  readonly number: number | null;
  /** Pixels as it is looked at. */
  readonly width: number;
  readonly height: number;
  /** The phone was held upright and says so, while its sensor lay on its side. */
  readonly onItsSide?: boolean;
};

/** From phones of today and of some years ago, held in every way. */
export const photoShapes: readonly PhotoShape[] = [
  { name: 'IMG_2041.jpg', number: 3, width: 3_024, height: 4_032, onItsSide: true },
  { name: 'IMG_2042.jpg', number: 7, width: 4_032, height: 3_024 },
  { name: 'IMG_2043.jpg', number: 11, width: 2_160, height: 2_160 },
  { name: 'PANO_2044.jpg', number: 14, width: 6_000, height: 1_200 },
  { name: 'DSC00107.jpg', number: 1, width: 1_200, height: 1_600, onItsSide: true },
  { name: 'DSC00108.jpg', number: 9, width: 1_600, height: 1_200 },
  { name: 'DSC00109.jpg', number: 16, width: 1_920, height: 1_080 },
  { name: 'Screenshot 2045.png', number: null, width: 1_170, height: 2_532 },
];
