// @module-tag any-store
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '..');

it('tags every file that opens a browser as sharing the machine', () => {
  const untold = globSync('**/*.test.ts', { cwd: folder, exclude: ['**/node_modules/**'] }).filter((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return /\blaunch(?:Kept)?Browser\(/.test(text) && !/^\/\/ @module-tag browser$/m.test(text);
  });
  expect(untold).toEqual([]);
});
