/** Hands text to the browser as a file to be saved. */
export function saveText(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken hold of the content by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}
