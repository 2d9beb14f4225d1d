import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './clipboard.ts';

/** The older command, which jsdom has not: answers with what was selected when it ran. */
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

it('copies by the older command over plain HTTP, inside of the open dialog, and returns the focus', async () => {
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

it('answers false where nothing can be copied', async () => {
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
