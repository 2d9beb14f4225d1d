import type { PhotoSubject } from './photo-subjects.ts';

/** One of the demo's photos before it is drawn. */
export type PhotoShape = {
  /** The file name on the phone. */
  readonly name: string;
  readonly subject: PhotoSubject;
  /** The picture's number within its subject. */
  readonly number: number;
  /** Pixels as displayed. */
  readonly width: number;
  readonly height: number;
  /** Taken upright with a sensor on its side; the EXIF orientation says so. */
  readonly onItsSide?: boolean;
};

const shelfAt = (name: string, number: number, width: number, height: number, onItsSide = false) =>
  ({ name, subject: 'shelf', number, width, height, onItsSide }) as const;

/** Places and things are drawn at a small size, because they are simple. */
const upright = { width: 900, height: 1_200 } as const;
const lying = { width: 1_200, height: 900 } as const;
const ways = {
  front: [lying, lying],
  door: [upright, upright],
  house: [upright],
  window: [lying, upright],
  hours: [upright],
  aisle: [upright, lying],
  till: [lying, lying],
  label: [lying, lying],
  stand: [upright, upright],
  place: [upright],
  parcel: [lying, lying],
  receipt: [upright],
  floor: [lying],
  plan: [lying],
} as const satisfies Partial<Record<PhotoSubject, readonly (typeof upright | typeof lying)[]>>;

const others = Object.entries(ways).flatMap(([subject, sizes]) =>
  // The keys are written right above.
  sizes.map((size, number) => ({ subject: subject as keyof typeof ways, number, ...size })),
);

/** Sizes of current and older phones, in every orientation. */
export const photoShapes: readonly PhotoShape[] = [
  shelfAt('IMG_2041.jpg', 3, 3_024, 4_032, true),
  shelfAt('IMG_2042.jpg', 7, 4_032, 3_024),
  shelfAt('IMG_2043.jpg', 11, 2_160, 2_160),
  shelfAt('PANO_2044.jpg', 14, 6_000, 1_200),
  shelfAt('DSC00107.jpg', 1, 1_200, 1_600, true),
  shelfAt('DSC00108.jpg', 9, 1_600, 1_200),
  shelfAt('DSC00109.jpg', 16, 1_920, 1_080),
  { name: 'Screenshot 2045.png', subject: 'screen', number: 0, width: 1_170, height: 2_532 },
  ...others.map((photo, index) => ({ name: `IMG_${2051 + index}.jpg`, ...photo })),
];

/** The photo numbers of a subject. */
export const photosOf = (subject: PhotoSubject): number[] =>
  photoShapes.flatMap((shape, number) => (shape.subject === subject ? [number] : []));
