import { vi } from 'vitest';

/** Captures the files that the page downloads, which jsdom does not support. The test restores its mocks afterwards. */
export function keepDownloads(): { readonly name: string; readonly text: Promise<string> }[] {
  const files: { name: string; text: Promise<string> }[] = [];
  let latest = new Blob();
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      latest = file;
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, text: textOf(latest) });
  });
  return files;
}

/** jsdom's files have no `text()`. */
const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(file);
  });
