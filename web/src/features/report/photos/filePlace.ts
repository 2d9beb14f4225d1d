/** The target of a file. */
export interface FilePlace {
  /** Rejects when the file is incomplete; nothing of it is left then. */
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
 * The target of a zip file: a file that the user chooses and that is written as a stream, where the browser supports
 * it, else its downloads. Null when the user cancels. Call it during a user gesture.
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
    // Refused, for example inside a frame.
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

/** Choosing a target has created an empty file there. */
async function removeFile(handle: FileSystemFileHandle): Promise<void> {
  if (isRemovable(handle)) await handle.remove().catch(() => undefined);
}

const downloadsPlace = (name: string): FilePlace => ({
  write: async (body) => {
    saveBlob(name, await new Response(body, { headers: { 'content-type': 'application/zip' } }).blob());
  },
});

/** Downloads a file with the browser's own handling. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download begins after the click was handled, and holds the file from then on.
  setTimeout(() => URL.revokeObjectURL(url));
}
