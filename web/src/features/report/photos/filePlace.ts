/** Where a file goes. */
export interface FilePlace {
  /** Rejects when the file is not complete; nothing of it is left then. */
  readonly write: (body: ReadableStream<Uint8Array>, signal: AbortSignal) => Promise<void>;
}

interface SavePicker {
  readonly showSaveFilePicker: (options: {
    readonly suggestedName: string;
    readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
  }) => Promise<FileSystemFileHandle>;
}

const hasSavePicker = (browser: object): browser is SavePicker => 'showSaveFilePicker' in browser;

/**
 * Where a zip file of this name goes: a file that the person chooses and that is written as it comes, where the browser
 * can do that, else its downloads. Null when the person chooses none. To be called while a press is being answered.
 */
export async function chooseFilePlace(name: string): Promise<FilePlace | null> {
  if (!hasSavePicker(window)) return downloadsPlace(name);
  try {
    const handle = await window.showSaveFilePicker({
      suggestedName: name,
      types: [{ accept: { 'application/zip': ['.zip'] } }],
    });
    return chosenPlace(handle);
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === 'AbortError') return null;
    // Refused, as inside of a frame.
    return downloadsPlace(name);
  }
}

const chosenPlace = (handle: FileSystemFileHandle): FilePlace => ({
  write: async (body, signal) => {
    try {
      await body.pipeTo(await handle.createWritable(), { signal });
    } catch (reason) {
      await removeFile(handle);
      throw reason;
    }
  },
});

interface Removable {
  readonly remove: () => Promise<void>;
}

const isRemovable = (handle: object): handle is Removable => 'remove' in handle;

/** Choosing a place has made an empty file there. */
async function removeFile(handle: FileSystemFileHandle): Promise<void> {
  if (isRemovable(handle)) await handle.remove().catch(() => undefined);
}

const downloadsPlace = (name: string): FilePlace => ({
  write: async (body) => {
    saveBlob(name, await new Response(body, { headers: { 'content-type': 'application/zip' } }).blob());
  },
});

/** Hands a file to the browser, which puts it where it puts all that is downloaded. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the file once it began, which is not before the click was handled.
  setTimeout(() => URL.revokeObjectURL(url));
}
