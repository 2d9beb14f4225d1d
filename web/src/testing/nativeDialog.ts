import { vi } from 'vitest';

/** A polyfill of the native modal dialog for jsdom: opening, closing, and Escape, which raises a `cancel` event. */
export function installNativeDialog(): void {
  HTMLDialogElement.prototype.showModal = vi.fn<(this: HTMLDialogElement) => void>(function showModal() {
    this.setAttribute('open', '');
    this.querySelector<HTMLElement>('button:not(:disabled), input')?.focus();
  });
  HTMLDialogElement.prototype.close = vi.fn<(this: HTMLDialogElement) => void>(function close() {
    this.removeAttribute('open');
  });
}

/** Presses Escape as the browser reports it to the topmost dialog. */
export function pressEscape(dialog: HTMLElement): void {
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}
