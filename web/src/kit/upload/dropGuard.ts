/**
 * Keeps files that are dropped beside a drop area out of the window: the browser would open them in place of the page,
 * with everything that was typed there. Drop areas handle their own events before they reach the window.
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
