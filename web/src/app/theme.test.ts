import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cssVariables, theme } from './theme.ts';

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

const variables = cssVariables(theme as Parameters<typeof cssVariables>[0]);
const sheet = readFileSync(join(import.meta.dirname, '../ui/tokens.css'), 'utf8');

/** The tokens of a scheme by name: the component library's and our own. */
function tokensOf(scheme: 'light' | 'dark'): Map<string, string> {
  const [, own = ''] = sheet.match(new RegExp(`scheme='${scheme}'\\] \\{([^}]*)\\}`)) ?? [];
  const declarations = [...own.matchAll(/(--[\w-]+): ([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  return new Map([...Object.entries(variables[scheme]), ...declarations]);
}

const surfaces = ['--surface', '--surface-sunken', '--surface-hover', '--surface-selected'];
const texts = ['--text', '--text-quiet', '--link', '--text-failed', '--mantine-color-anchor'];
const marks = ['--mark-neutral', '--mark-accent', '--mark-waiting', '--mark-done', '--mark-failed'];

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  const tokens = tokensOf(scheme);
  const value = (name: string) => tokens.get(name) ?? '';
  test('a primary button is readable', () => {
    expect(contrast(value('--on-action'), value('--action'))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(surfaces.flatMap((surface) => texts.map((text) => [text, surface] as const)))(
    '%s is readable on %s',
    (text, surface) => {
      expect(contrast(value(text), value(surface))).toBeGreaterThanOrEqual(4.5);
    },
  );
  test.each(surfaces.flatMap((surface) => marks.map((mark) => [mark, surface] as const)))(
    '%s is visible on %s',
    (mark, surface) => {
      expect(contrast(value(mark), value(surface))).toBeGreaterThanOrEqual(3);
    },
  );
});

test('the phone layout begins below 480 pixels everywhere', () => {
  const source = join(import.meta.dirname, '..');
  const sheets = globSync('**/*.css', { cwd: source });
  const widths = sheets.flatMap((name) =>
    [...readFileSync(join(source, name), 'utf8').matchAll(/\(max-width: (4[\d.]+px)\)/g)].map(
      ([, width]) => ({
        name,
        width,
      }),
    ),
  );
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.filter(({ width }) => width !== '479.98px')).toEqual([]);
});
