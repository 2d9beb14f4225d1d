import type { PhotoSubject } from './photo-subjects.ts';
import { png } from './pictures.ts';

type Colour = readonly [red: number, green: number, blue: number];
/** A rectangle between two corners, from 0 to 1; later rectangles cover earlier ones. */
type Area = readonly [left: number, top: number, right: number, bottom: number, colour: Colour];

const grey = (lightness: number): Colour => [lightness, lightness, lightness];
const [white, ink, pale, stone] = [grey(250), grey(50), grey(225), grey(150)];
const sky: Colour = [176, 205, 232];
const wood: Colour = [158, 116, 78];
const brick: Colour = [156, 88, 70];
const glass: Colour = [128, 168, 190];
const card: Colour = [196, 158, 110];
const tints: readonly [Colour, ...Colour[]] = [
  [38, 110, 96],
  [170, 60, 62],
  [46, 84, 150],
  [206, 150, 40],
];
const tint = (number: number): Colour => tints[number % tints.length] ?? tints[0];

/** Lines that look like print from some steps away. */
const print = (left: number, top: number, right: number, lines: number, step = 0.05): Area[] =>
  Array.from({ length: lines }, (_, line) => [
    left,
    top + line * step,
    right - ((line * 7) % 4) * 0.04,
    top + line * step + step / 2.6,
    ink,
  ]);

const rows = (count: number, make: (place: number) => Area): Area[] =>
  Array.from({ length: count }, (_, place) => make(place));

const street: readonly Area[] = [
  [0, 0, 1, 0.2, sky],
  [0, 0.85, 1, 1, stone],
];

type Drawing = (number: number) => readonly Area[];

/** Drawings of all subjects but the shelf: plain, and each different. */
const drawings: Readonly<Record<Exclude<PhotoSubject, 'shelf' | 'screen'>, Drawing>> = {
  front: (number) => [
    ...street,
    [0.05, 0.12, 0.95, 0.85, brick],
    [0.05, 0.22, 0.95, 0.36, tint(number)],
    ...print(0.3, 0.26, 0.7, 1, 0.16),
    [0.1, 0.42, 0.4, 0.78, glass],
    [0.6, 0.42, 0.9, 0.78, glass],
    [0.44, 0.42, 0.56, 0.85, wood],
    [0.46, 0.45, 0.54, 0.65, glass],
  ],
  door: (number) => [
    ...street,
    [0.05, 0.08, 0.95, 0.88, brick],
    [0.18, 0.16, 0.82, 0.88, stone],
    ...rows(12, (place) => [0.18, 0.18 + place * 0.058, 0.82, 0.19 + place * 0.058, grey(110)]),
    [0.36, 0.4, 0.64, 0.58, white],
    ...print(0.4, 0.43, 0.6, 3),
    [0.18, 0.08, 0.82, 0.15, tint(number + 1)],
  ],
  house: () => [
    ...street,
    [0.1, 0.1, 0.9, 0.88, [186, 140, 110]],
    [0.44, 0.58, 0.6, 0.88, tint(2)],
    [0.18, 0.2, 0.38, 0.42, glass],
    [0.62, 0.2, 0.82, 0.42, glass],
    [0.18, 0.58, 0.36, 0.8, glass],
    [0.66, 0.6, 0.74, 0.66, white],
  ],
  window: (number) => [
    ...street,
    [0, 0.1, 1, 0.86, grey(70)],
    [0.08, 0.16, 0.92, 0.8, glass],
    [0.2, 0.34, 0.34, 0.8, tint(number)],
    [0.44, 0.42, 0.6, 0.8, tint(number + 1)],
    [0.68, 0.3, 0.82, 0.8, tint(number + 2)],
    [0.08, 0.2, 0.92, 0.27, white],
    ...print(0.3, 0.22, 0.7, 1, 0.08),
  ],
  hours: () => [
    [0, 0, 1, 1, brick],
    [0.16, 0.12, 0.84, 0.86, white],
    [0.16, 0.12, 0.84, 0.24, tint(2)],
    ...print(0.22, 0.32, 0.5, 7, 0.07),
    ...print(0.58, 0.32, 0.8, 7, 0.07),
  ],
  aisle: (number) => [
    [0, 0, 1, 1, pale],
    [0.3, 0.6, 0.7, 1, grey(190)],
    ...rows(5, (place) => [0, 0.14 + place * 0.16, 0.34 - place * 0.02, 0.26 + place * 0.16, tint(place)]),
    ...rows(5, (place) => [
      0.66 + place * 0.02,
      0.14 + place * 0.16,
      1,
      0.26 + place * 0.16,
      tint(place + number),
    ]),
    [0.44, 0.44, 0.56, 0.6, stone],
  ],
  till: (number) => [
    [0, 0, 1, 1, pale],
    [0, 0.55, 1, 1, wood],
    [0, 0.55, 0.64, 0.66, ink],
    [0.66, 0.2, 0.9, 0.44, ink],
    [0.68, 0.23, 0.88, 0.41, sky],
    [0.76, 0.44, 0.8, 0.56, ink],
    [0.2, 0.42, 0.32, 0.55, tint(number)],
    [0.38, 0.46, 0.46, 0.55, tint(number + 1)],
  ],
  label: (number) => [
    [0, 0, 1, 0.45, tint(number)],
    [0.1, 0.05, 0.45, 0.45, tint(number + 1)],
    [0.55, 0.08, 0.9, 0.45, tint(number + 2)],
    [0, 0.45, 1, 0.82, stone],
    [0.22, 0.5, 0.78, 0.78, white],
    ...print(0.26, 0.54, 0.54, 3, 0.07),
    [0.6, 0.56, 0.74, 0.72, ink],
    [0, 0.82, 1, 1, grey(90)],
  ],
  stand: (number) => [
    [0, 0, 1, 1, pale],
    [0, 0.84, 1, 1, grey(180)],
    [0.24, 0.08, 0.76, 0.92, tint(number)],
    [0.24, 0.08, 0.76, 0.22, white],
    ...print(0.32, 0.12, 0.68, 1, 0.12),
    ...rows(3, (place) => [0.28, 0.26 + place * 0.21, 0.72, 0.42 + place * 0.21, tint(number + place + 1)]),
    ...rows(3, (place) => [0.26, 0.42 + place * 0.21, 0.74, 0.44 + place * 0.21, wood]),
  ],
  place: () => [
    [0, 0, 1, 1, pale],
    [0, 0.6, 1, 1, grey(180)],
    [0, 0.58, 1, 0.6, stone],
    [0.3, 0.7, 0.7, 0.9, grey(200)],
  ],
  parcel: (number) => [
    [0, 0, 1, 1, wood],
    [0.18, 0.16, 0.82, 0.84, card],
    [0.46, 0.16, 0.54, 0.84, grey(190)],
    [0.24, 0.24, 0.42, 0.44, white],
    ...print(0.26, 0.27, 0.4, 3),
    [0.62, 0.62, 0.76, 0.76, tint(number)],
  ],
  receipt: () => [
    [0, 0, 1, 1, wood],
    [0.26, 0.06, 0.74, 0.94, white],
    [0.36, 0.1, 0.64, 0.15, ink],
    ...print(0.3, 0.22, 0.54, 9, 0.06),
    ...print(0.62, 0.22, 0.72, 9, 0.06),
    [0.3, 0.82, 0.7, 0.87, ink],
  ],
  floor: () => [
    [0, 0, 1, 1, grey(190)],
    ...rows(4, (place) => [0, 0.24 * place, 1, 0.24 * place + 0.01, stone]),
    ...rows(4, (place) => [0.25 * place, 0, 0.25 * place + 0.01, 1, stone]),
    [0.4, 0.42, 0.66, 0.6, [120, 96, 70]],
    [0.34, 0.48, 0.48, 0.68, [130, 104, 76]],
  ],
  plan: () => [
    [0, 0, 1, 1, white],
    [0.08, 0.08, 0.92, 0.1, ink],
    [0.08, 0.9, 0.92, 0.92, ink],
    [0.08, 0.08, 0.1, 0.92, ink],
    [0.9, 0.08, 0.92, 0.92, ink],
    ...rows(3, (place) => [0.24 + place * 0.2, 0.2, 0.32 + place * 0.2, 0.66, pale]),
    [0.48, 0.84, 0.52, 0.98, tint(1)],
    [0.43, 0.89, 0.57, 0.93, tint(1)],
    [0.7, 0.72, 0.82, 0.82, tint(0)],
  ],
};

/** The picture of a place or thing, at the given size. */
export function placePicture(
  subject: Exclude<PhotoSubject, 'shelf' | 'screen'>,
  number: number,
  width: number,
  height: number,
): Buffer {
  const areas = drawings[subject](number).toReversed();
  return png(width, height, (x, y) => {
    const area = areas.find(([left, top, right, bottom]) => x >= left && x < right && y >= top && y < bottom);
    return area?.[4] ?? stone;
  });
}
