/** The magic bytes of each file type. */
const starts = {
  png: '\u0089PNG\r\n\u001A\n',
  jpeg: '\u00FF\u00D8\u00FF\u00E0',
  gif: 'GIF89a',
  pdf: '%PDF-1.7\n',
  webp: 'RIFF\u0010\0\0\0WEBPVP8 ',
  heic: '\0\0\0\u0018ftypheic',
  svg: '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>',
  text: 'words',
  nothing: '',
} as const;

/** A file with this content, whatever its name is. */
export function fileOf(kind: keyof typeof starts, name: string, size?: number): File {
  const file = new File([Uint8Array.from(starts[kind], (sign) => sign.charCodeAt(0))], name);
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
  return file;
}
