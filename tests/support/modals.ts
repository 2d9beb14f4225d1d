import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const features = path.resolve(import.meta.dirname, '../../web/src/features');

/**
 * The names of all modals that the features' sources declare, so that a test can tell whether it has seen each. A name
 * is written out, or is a constant of the same file; those made at run time are named by their prefix `{`.
 */
export function declaredModals(folders: readonly string[]): readonly string[] {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.tsx`, { cwd: features }));
  const names = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => modalsOf(readFileSync(path.join(features, file), 'utf8')));
  return [...new Set(names)].toSorted();
}

function modalsOf(source: string): string[] {
  const elements = source.matchAll(
    /<(?:AddressModal|ConfirmModal)\b[^>]*?\bname=(?:"([^"]+)"|\{(\w+)[^}]*\})/g,
  );
  return [...elements].map(([, written, constant]) => {
    if (written !== undefined) return written;
    const value = new RegExp(`const ${constant} = '([^']+)'`).exec(source)?.[1];
    return value ?? `{${constant ?? ''}}`;
  });
}
