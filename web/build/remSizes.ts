import type { Plugin } from 'vite';

const usualFontSize = 16;
/** Lines up to this width do not grow with the text. */
const thinPixels = 2;

/** Converts the sizes of a style sheet to units that follow the browser's font size; strings are unchanged. */
export function inRem(css: string): string {
  return css.replaceAll(
    /\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)|@media[^{]*|(?<![\w#.-])(-?\d*\.?\d+)px\b/g,
    (found, pixels: string | undefined) => {
      // In a media query, `em` is the browser's font size.
      if (found.startsWith('@media'))
        return found.replaceAll(/(\d*\.?\d+)px\b/g, (_, width: string) => `${relative(width)}em`);
      if (pixels === undefined || Math.abs(Number(pixels)) <= thinPixels) return found;
      return `${relative(pixels)}rem`;
    },
  );
}

const relative = (pixels: string): number => Number((Number(pixels) / usualFontSize).toFixed(5));

/**
 * Style sheets have sizes in pixels at the default font size; the build converts them to follow the browser's font
 * size.
 */
export function remSizes(): Plugin {
  return {
    name: 'rem-sizes',
    enforce: 'pre',
    transform(code, id) {
      const [path = ''] = id.split('?');
      if (!path.endsWith('.css') || !/[\\/]web[\\/]src[\\/]/.test(path)) return undefined;
      return { code: inRem(code), map: null };
    },
  };
}
