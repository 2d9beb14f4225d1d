/**
 * Blocks files dropped outside a drop area: the browser would open them instead of the page and lose all input. Drop
 * areas handle their own events before they reach the window.
 */
export function guardAgainstDrops(target: Window): void {
  target.addEventListener('dragover', refuse);
  target.addEventListener('drop', refuse);
}

function refuse(event: DragEvent): void {
  if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
