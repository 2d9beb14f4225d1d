import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './clipboard.ts';

/** Stubs the older command, which jsdom lacks: returns the text that was selected when it ran. */
function withCommand(succeeds: boolean): string[] {
  const copied: string[] = [];
  document.execCommand = () => {
    const field = document.activeElement;
    if (field instanceof HTMLTextAreaElement) copied.push(field.value);
    return succeeds;
  };
  return copied;
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

const overPlainHttp = () => vi.stubGlobal('navigator', {});

it('copies with the older command over plain HTTP, inside the open dialog, and restores the focus', async () => {
  overPlainHttp();
  document.body.innerHTML = '<div role="dialog"><button>Copy</button></div>';
  const button = document.querySelector('button');
  button?.focus();
  const copied = withCommand(true);
  expect(await copyText('10023-18')).toBe(true);
  expect(copied).toEqual(['10023-18']);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBe(null);
});

it('returns false where copying is impossible', async () => {
  overPlainHttp();
  expect(await copyText('a')).toBe(false);
  withCommand(false);
  expect(await copyText('b')).toBe(false);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  expect(await copyText('c')).toBe(false);
});

it('uses the clipboard where there is one', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('d')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('d');
});
