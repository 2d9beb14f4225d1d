const usualFontSize = 16;

/** How much larger than usual the browser shows text: sizes that are worked out in pixels grow as much. */
export function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) && size > 0 ? size / usualFontSize : 1;
}

/** Pixels at the usual font size, in a unit that follows that of the browser. */
export const inRem = (pixels: number): string => `${pixels / usualFontSize}rem`;

/** The same for the condition of a media query, which a limit of the page's own font size does not hold for. */
export const inEm = (pixels: number): string => `${pixels / usualFontSize}em`;
