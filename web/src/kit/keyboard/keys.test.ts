import { expect, test } from 'vitest';
import { shortcutKeys } from './keys.ts';

const press = (init: KeyboardEventInit) => shortcutKeys(new KeyboardEvent('keydown', init));

test.each([
  ['Ukrainian', { key: 'п', code: 'KeyG' }, 'g'],
  ['Ukrainian with Shift', { key: 'Т', code: 'KeyN', shiftKey: true }, 'N'],
  ['Greek', { key: 'γ', code: 'KeyG' }, 'g'],
  ['Korean', { key: 'ㅋ', code: 'KeyZ' }, 'z'],
  ['an input method that hides the key', { key: 'Process', code: 'KeyJ' }, 'j'],
  ['Dvorak, by its letter', { key: 'j', code: 'KeyC' }, 'j'],
  ['AZERTY, by its letter', { key: 'a', code: 'KeyQ' }, 'a'],
  ['Caps Lock', { key: 'X', code: 'KeyX', modifierCapsLock: true }, 'x'],
  ['Caps Lock with Shift', { key: 'x', code: 'KeyX', shiftKey: true, modifierCapsLock: true }, 'X'],
  ['Cyrillic with Caps Lock', { key: 'Ч', code: 'KeyX', modifierCapsLock: true }, 'x'],
  ['Shift', { key: 'N', code: 'KeyN', shiftKey: true }, 'N'],
  ['no letter', { key: '/', code: 'Digit7', shiftKey: true }, '/'],
])('%s', (_layout, init, letter) => {
  expect(press(init)).toEqual([letter]);
});

test('a capital letter without a modifier may come from Caps Lock', () => {
  expect(press({ key: 'G', code: 'KeyG' })).toEqual(['G', 'g']);
});
