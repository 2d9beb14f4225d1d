import { mapDefaults } from './map.ts';
import type { MapMarker, MapShape, MapTone } from './map.ts';

const tokenOfTone: Record<MapTone, string> = {
  neutral: '--mark-neutral',
  active: '--mark-accent',
  waiting: '--mark-waiting',
  done: '--mark-done',
  failed: '--mark-failed',
};

/** Drawn around the middle of the marker's head, at 29, 27. */
const shapes: Record<MapShape, string> = {
  dot: '<circle cx="29" cy="27" r="7" fill="#fff"/>',
  ring: '<circle cx="29" cy="27" r="7" fill="none" stroke="#fff" stroke-width="3.5"/>',
  half: '<circle cx="29" cy="27" r="7.5" fill="none" stroke="#fff" stroke-width="2.5"/><path d="M29 19.5a7.5 7.5 0 0 1 0 15z" fill="#fff"/>',
  check:
    '<path d="M21.5 27.5l5.5 5.5 10-11" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  cross:
    '<path d="M22.5 20.5l13 13m0-13l-13 13" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>',
  person:
    '<circle cx="29" cy="22" r="5.5" fill="#fff"/><path d="M19 37c0-6 4-9 10-9s10 3 10 9z" fill="#fff"/>',
  walking:
    '<circle cx="29" cy="17.5" r="3.5" fill="#fff"/><path d="M29 21v9m0 0l-5 8m5-8l5 8m-11-13l6-3 6 3" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>',
  cycling:
    '<path d="M21 31l5-10h7l5 10m-12-10l4 10" fill="none" stroke="#fff" stroke-width="2"/><circle cx="20" cy="32" r="5" fill="none" stroke="#fff" stroke-width="2.5"/><circle cx="38" cy="32" r="5" fill="none" stroke="#fff" stroke-width="2.5"/>',
  vehicle:
    '<path d="M17 31v-6l4-1 3-6h10l3 6 4 1v6z" fill="#fff"/><circle cx="23" cy="32" r="4" fill="#fff"/><circle cx="35" cy="32" r="4" fill="#fff"/>',
};

/** The colour of a tone as a CSS variable, which follows the page's scheme; for elements of the page. */
const toneVariable = (tone: MapTone): string => `var(${tokenOfTone[tone]})`;

/** The colour in the page's current scheme, for pictures outside the document. */
export const toneColour = (tone: MapTone): string =>
  getComputedStyle(document.documentElement).getPropertyValue(tokenOfTone[tone]).trim();

type Look = Pick<MapMarker, 'tone' | 'shape' | 'selected' | 'small' | 'count'>;

/** The picture of a marker, 58 by 68 pixels, with its point at the middle of the lower edge. */
export function markerSvg(
  { tone = 'active', shape = 'dot', selected = false, small = false, count }: Look,
  colourOf: (tone: MapTone) => string = toneVariable,
  haloColour = 'var(--text)',
): string {
  const { markerWidthPixels: width, markerHeightPixels: height } = mapDefaults;
  const halo = selected
    ? `<circle cx="29" cy="27" r="26" fill="none" stroke="${haloColour}" stroke-width="3"/>`
    : '';
  const outline = small
    ? '<circle cx="29" cy="27" r="21"'
    : '<path d="M29 66C17 51 8 41 8 27a21 21 0 1 1 42 0c0 14-9 24-21 39z"';
  const picture =
    `${outline} fill="${colourOf(tone)}" stroke="#fff" stroke-width="2.5"/>` +
    `${halo}${count === undefined ? shapes[shape] : countText(count)}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 58 68">` +
    `${small ? `<g transform="translate(29 52) scale(.68) translate(-29 -27)">${picture}</g>` : picture}</svg>`
  );
}

/** The pixel of the picture that is placed on the marker's position: the top of a disc, the point of a pin. */
export const markerAnchor = ({ small = false }: Look) => ({
  x: mapDefaults.markerWidthPixels / 2,
  y: small ? 37 : mapDefaults.markerHeightPixels,
});

/** Google's map is light in either scheme. */
const darkHalo = '#191e26';

/** The area that the picture covers, in pixels from its place. */
export const markerExtent = ({ small = false }: Look) =>
  small ? { left: -15, right: 15, top: 0, bottom: 30 } : { left: -22, right: 22, top: -67, bottom: 0 };

export const markerUrl = (look: Look): string =>
  `data:image/svg+xml,${encodeURIComponent(markerSvg(look, toneColour, darkHalo))}`;

/** Thousands are shortened: the head of a marker fits three characters. */
const countText = (count: number): string =>
  `<text x="29" y="33" fill="#fff" font-family="system-ui, sans-serif" font-size="16" font-weight="600" text-anchor="middle">${
    count < 1000 ? count : `${Math.floor(count / 1000)}k`
  }</text>`;
