const longest = 80;

/** A name that every file system takes: no folders, no signs that mean something to one of them. */
export const fileName = (name: string, extension: string): string =>
  `${safeName(name) || 'Report'}.${extension}`;

export function safeName(text: string): string {
  const plain = text
    // Signs that cannot be seen, also those that turn the direction of what is read.
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/[\\/:*?"<>|]/g, ' ')
    .replaceAll(/\s+/g, ' ');
  // By what is one sign to a reader: half of one is no text.
  return Array.from(plain)
    .slice(0, longest)
    .join('')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
}
