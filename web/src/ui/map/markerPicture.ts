import { mapDefaults } from './map.ts';
import type { MapShape, MapTone } from './map.ts';

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
};

/** The colour of a tone in the scheme of the page. */
export const toneColour = (tone: MapTone): string =>
  getComputedStyle(document.documentElement).getPropertyValue(tokenOfTone[tone]).trim();

/** The picture of a marker, 58 by 68 pixels with its point at the middle of the lower edge. */
export function markerSvg(tone: MapTone, shape: MapShape, selected: boolean, count?: number): string {
  const { markerWidthPixels: width, markerHeightPixels: height } = mapDefaults;
  const halo = selected
    ? '<circle cx="29" cy="27" r="26" fill="none" stroke="#191e26" stroke-width="3"/>'
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 58 68">` +
    `<path d="M29 66C17 51 8 41 8 27a21 21 0 1 1 42 0c0 14-9 24-21 39z" fill="${toneColour(tone)}" stroke="#fff" stroke-width="2.5"/>` +
    `${halo}${count === undefined ? shapes[shape] : countText(count)}</svg>`
  );
}

export const markerUrl = (tone: MapTone, shape: MapShape, selected: boolean, count?: number): string =>
  `data:image/svg+xml,${encodeURIComponent(markerSvg(tone, shape, selected, count))}`;

/** Thousands are shortened: the head of a marker has room for three characters. */
const countText = (count: number): string =>
  `<text x="29" y="33" fill="#fff" font-family="system-ui, sans-serif" font-size="16" font-weight="600" text-anchor="middle">${
    count < 1000 ? count : `${Math.floor(count / 1000)}k`
  }</text>`;
