import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { referenceOf } from './schema-reference.ts';

/** Writes `schema/reference/` from the SDL; with `--check` it only reports whether that would change a file. */
const folder = path.resolve(import.meta.dirname, '../schema');
const target = path.join(folder, 'reference');
const sdl = globSync('graphql/**/*.graphql', { cwd: folder })
  .sort()
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

const pages = await Promise.all(
  [...referenceOf(sdl)].map(async ([name, text]) => {
    const file = path.join(target, name);
    // Formatted, because the format check covers these files.
    return { file, text: await format(text, { ...(await resolveConfig(file)), filepath: file }) };
  }),
);

if (process.argv.includes('--check')) {
  const stale = pages.filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
  if (stale.length > 0) {
    console.error('schema/reference is not what schema/graphql says: run pnpm codegen.');
    process.exitCode = 1;
  }
} else {
  mkdirSync(target, { recursive: true });
  for (const { file, text } of pages) writeFileSync(file, text);
}
