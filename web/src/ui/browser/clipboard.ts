/**
 * Puts text into the clipboard. Answers whether it is there. Browsers offer their clipboard to secure origins alone and
 * people may forbid it; then the older command is tried, which works over plain HTTP as well.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position: fixed; top: 0; opacity: 0';
  // Outside of an open modal dialog nothing can be selected.
  (before?.closest('dialog, [role="dialog"]') ?? document.body).append(field);
  try {
    field.focus({ preventScroll: true });
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
