const usualFontSize = 16;

/** The ratio of the browser's text size to the default: sizes computed in pixels are multiplied by it. */
export function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) && size > 0 ? size / usualFontSize : 1;
}

/** Pixels at the default font size, in rem. */
export const inRem = (pixels: number): string => `${pixels / usualFontSize}rem`;

/** The same for media queries, which ignore the page's own font size. */
export const inEm = (pixels: number): string => `${pixels / usualFontSize}em`;
