import type { Plugin } from 'vite';

const usualFontSize = 16;
/** Lines stay lines: what is this thin does not grow with the text. */
const thinPixels = 2;

/** Sizes of a style sheet in units that follow the font size of the browser; what is quoted stays as it is. */
export function inRem(css: string): string {
  return css.replaceAll(
    /\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)|@media[^{]*|(?<![\w#.-])(-?\d*\.?\d+)px\b/g,
    (found, pixels: string | undefined) => {
      // The conditions of a media query know the font size of the browser as `em`.
      if (found.startsWith('@media'))
        return found.replaceAll(/(\d*\.?\d+)px\b/g, (_, width: string) => `${relative(width)}em`);
      if (pixels === undefined || Math.abs(Number(pixels)) <= thinPixels) return found;
      return `${relative(pixels)}rem`;
    },
  );
}

const relative = (pixels: string): number => Number((Number(pixels) / usualFontSize).toFixed(5));

/** Style sheets name sizes in pixels at the usual font size; they are built so that they follow the one of the browser. */
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
