import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { screens } from './screens.ts';

const features = path.resolve(import.meta.dirname, '../features');

/** A string that begins with the first segment of a page's path: `'/orders'`, `` `/orders/${id}` ``. */
const firstParts = [...new Set(screens.map(({ page }) => page.path.split('/')[1]))];
const writtenAddress = new RegExp(`['"\`]/(?:${firstParts.join('|')})(?=[/?'"\`])`);

const found = (text: string): string[] => text.split('\n').filter((line) => writtenAddress.test(line));

test('no feature hardcodes an address: the page provides it', () => {
  const sources = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) && !/(^|[/\\])pages\.ts$|\.test\.tsx?$|Fixture\.ts$|\.generated\.ts$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(50);
  const written = sources.flatMap((file) =>
    found(readFileSync(path.join(features, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(written).toEqual([]);
});

test.each(['`/orders/${id}`', "to: '/orders'", '"/customers?status=active"'])(
  'the check finds %s',
  (line) => {
    expect(found(line)).toEqual([line]);
  },
);
