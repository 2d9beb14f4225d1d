const longest = 80;

/** A file name that is valid on every file system: no folders, no reserved characters. */
export const fileName = (name: string, extension: string): string =>
  `${safeName(name) || 'Report'}.${extension}`;

export function safeName(text: string): string {
  const plain = text
    // Invisible characters, including those that change the text direction.
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/[\\/:*?"<>|]/g, ' ')
    .replaceAll(/\s+/g, ' ');
  // By grapheme: half of one is not readable.
  return Array.from(plain)
    .slice(0, longest)
    .join('')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
}
