import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const features = path.resolve(import.meta.dirname, '../../../web/src/features');

/** The names of all dialogs that the features declare, so that a test can check that it has seen each. */
export function declaredModals(folders: readonly string[]): readonly string[] {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: features }));
  return files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const source = readFileSync(path.join(features, file), 'utf8');
      return [...source.matchAll(/\bdefineModal\('([^']+)'\)/g)].flatMap(([, name]) => name ?? []);
    })
    .toSorted();
}
